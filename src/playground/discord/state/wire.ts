import type { Id } from './ids.ts';

/** The JSON that travels between the server and a bot, as far as a game bot meets it. */
export interface User {
  readonly id: Id;
  readonly username: string;
  readonly global_name: string | null;
  readonly discriminator: string;
  readonly avatar: null;
  readonly bot?: boolean;
  readonly public_flags: number;
  readonly flags: number;
  readonly primary_guild: null;
}

export interface Emoji {
  readonly id?: Id | null;
  readonly name: string;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean | null;
}

export interface Media {
  readonly id?: Id;
  readonly url: string;
  readonly proxy_url?: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly content_type?: string | null;
  readonly attachment_id?: Id;
}

export interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null;
  readonly spoiler?: boolean | null;
}

/** Any component of a message or a form; which fields are there depends on its type. */
export interface Component {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly style?: number;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly url?: string | null;
  readonly sku_id?: Id | null;
  readonly disabled?: boolean | null;
  readonly options?: readonly SelectOption[];
  readonly placeholder?: string | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly default_values?: readonly { readonly id: Id; readonly type: string }[] | null;
  readonly channel_types?: readonly number[] | null;
  readonly required?: boolean | null;
  readonly default?: boolean | null;
  readonly value?: string | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly content?: string;
  readonly items?: readonly GalleryItem[];
  readonly media?: Media;
  readonly file?: Media;
  readonly accent_color?: number | null;
  readonly spoiler?: boolean | null;
  readonly divider?: boolean | null;
  readonly spacing?: number | null;
}

export interface EmbedMedia {
  readonly url?: string | null;
  readonly proxy_url?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Embed {
  readonly type?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly url?: string | null;
  readonly color?: number | null;
  readonly timestamp?: string | null;
  readonly author?: {
    readonly name?: string | null;
    readonly url?: string | null;
    readonly icon_url?: string | null;
  } | null;
  readonly footer?: { readonly text?: string | null; readonly icon_url?: string | null } | null;
  readonly image?: EmbedMedia | null;
  readonly thumbnail?: EmbedMedia | null;
  readonly fields?:
    readonly { readonly name: string; readonly value: string; readonly inline?: boolean | null }[] | null;
}

export interface Attachment {
  readonly id: Id;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type?: string;
  readonly width?: number;
  readonly height?: number;
  readonly description?: string;
  readonly title?: string;
  readonly ephemeral?: boolean;
}

export interface InteractionOrigin {
  readonly id: Id;
  readonly type: number;
  readonly user: User;
  readonly authorizing_integration_owners: Readonly<Record<string, Id>>;
  readonly original_response_message_id?: Id;
  readonly interacted_message_id?: Id;
  readonly triggering_interaction_metadata?: InteractionOrigin;
}

export interface Message {
  readonly id: Id;
  readonly channel_id: Id;
  readonly type: number;
  readonly content: string;
  readonly author: User;
  readonly embeds: readonly Embed[];
  readonly attachments: readonly Attachment[];
  readonly components: readonly Component[];
  readonly mentions: readonly User[];
  readonly mention_roles: readonly Id[];
  readonly mention_everyone: boolean;
  readonly tts: boolean;
  readonly pinned: boolean;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly flags: number;
  readonly nonce?: string | number;
  readonly application_id?: Id;
  readonly webhook_id?: Id;
  readonly interaction_metadata?: InteractionOrigin;
  readonly message_reference?: {
    readonly type: number;
    readonly channel_id: Id;
    readonly guild_id?: Id;
    readonly message_id: Id;
  };
}

export type Localizations = Readonly<Record<string, string>> | null;

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly value: string | number;
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly required?: boolean | null;
  readonly choices?: readonly CommandChoice[] | null;
  readonly options?: readonly CommandOption[] | null;
  readonly autocomplete?: boolean | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly channel_types?: readonly number[] | null;
}

export interface Command {
  readonly id: Id;
  readonly application_id: Id;
  readonly guild_id?: Id;
  readonly version: Id;
  readonly type: number;
  readonly name: string;
  readonly name_localizations: Localizations;
  readonly description: string;
  readonly description_localizations: Localizations;
  readonly options?: readonly CommandOption[];
  readonly default_member_permissions: string | null;
  readonly dm_permission?: boolean;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
}
