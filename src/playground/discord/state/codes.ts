/** The numbers of Discord's protocol, by name. */
export const component = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const buttonStyle = { link: 5, premium: 6 } as const;

export const selects: readonly number[] = [
  component.stringSelect,
  component.userSelect,
  component.roleSelect,
  component.mentionableSelect,
  component.channelSelect,
];

export const messageFlag = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const interactionType = { command: 2, component: 3, autocomplete: 4, form: 5 } as const;

export const callbackType = {
  pong: 1,
  reply: 4,
  deferReply: 5,
  deferUpdate: 6,
  update: 7,
  choices: 8,
  form: 9,
} as const;

export const channelType = { text: 0, direct: 1, publicThread: 11, privateThread: 12 } as const;

export const optionType = {
  sub: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const context = { guild: 0, botDirect: 1 } as const;

export const intent = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

export function has(flags: number, flag: number): boolean {
  return (flags & flag) !== 0;
}
