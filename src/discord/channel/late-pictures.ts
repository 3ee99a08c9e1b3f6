import { type Picture, ifSoon } from '../messages/pictures.ts';

/** A message whose words go at once and whose picture follows when it is made. */
export interface LatePicture {
  /** Where the message stands, if that is known before it is sent; whatever still waits there is overtaken. */
  readonly place: string | null;
  readonly paint: Promise<Picture | null>;
  /** How long the words wait for the picture before they go without it, in milliseconds. */
  readonly grace: number;
  /** Sends the message, with the picture if it was made in time, and says where it stands. */
  send(shown: Picture | null): Promise<string>;
  /** Puts the picture into the message that was sent. */
  add(shown: Picture): Promise<void>;
}

/** Words now, pictures when they are made, unless something newer has been said in the same place. */
export interface LatePictures {
  /** Fulfilled when the words are sent; `complete` when the picture is there, or will not come. */
  show(message: LatePicture): Promise<{ readonly complete: Promise<void> }>;
  /** Something was said in this place that no picture may cover. */
  overtake(place: string): void;
}

/** Remembers a place only as long as its picture is being made. */
export function openLatePictures(): LatePictures {
  const newest = new Map<string, LatePicture>();

  async function follow(place: string, message: LatePicture): Promise<void> {
    const shown = await message.paint;
    if (newest.get(place) !== message) return;
    newest.delete(place);
    if (shown !== null) await message.add(shown);
  }

  return {
    async show(message) {
      if (message.place !== null) newest.set(message.place, message);
      const shown = message.grace > 0 ? await ifSoon(message.paint, message.grace) : undefined;
      const place = await message.send(shown ?? null);
      if (shown !== undefined) {
        if (newest.get(place) === message) newest.delete(place);
        return { complete: Promise.resolve() };
      }
      if (message.place === null) newest.set(place, message);
      return { complete: follow(place, message) };
    },
    overtake: (place) => void newest.delete(place),
  };
}
