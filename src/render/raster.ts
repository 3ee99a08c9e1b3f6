import { setImmediate } from 'node:timers/promises';
import { Image, createCanvas } from './fonts.ts';
import { indexedPng } from './indexed.ts';

/** One of each for all pictures of a thread, which are drawn one after the other: new ones would pile up in memory. */
const canvas = createCanvas(1, 1);
const context = canvas.getContext('2d');
const image = new Image();
let before: Promise<unknown> = Promise.resolve();

/** Draws an SVG, opaque and as large as it says itself or at another width, and writes it as PNG. */
export function rasterised(svg: string, asWide: number | null = null): Promise<Uint8Array> {
  const drawn = before.then(() => draw(svg, asWide));
  before = drawn.catch(() => undefined);
  return drawn;
}

async function draw(svg: string, asWide: number | null): Promise<Uint8Array> {
  // A size that is set stretches the picture, and the one before has set its own.
  image.width = 0;
  image.height = 0;
  image.src = Buffer.from(svg);
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const width = asWide ?? naturalWidth;
  const height = Math.round((naturalHeight * width) / naturalWidth);
  canvas.width = width;
  canvas.height = height;
  context.drawImage(image, 0, 0, width, height);
  const png = indexedPng(pixels(width, height), width, height);
  // The library frees pixels in a turn of the event loop of their own; without one, every picture would stay in memory.
  await setImmediate();
  return png;
}

const STRIP = 128;
let room = new Uint8ClampedArray(0);

/** What is on the canvas, read in strips into memory that is used again. */
function pixels(width: number, height: number): Uint8ClampedArray {
  const size = width * height * 4;
  if (room.length < size) room = new Uint8ClampedArray(size);
  for (let y = 0; y < height; y += STRIP) {
    const { data } = context.getImageData(0, y, width, Math.min(STRIP, height - y));
    room.set(data, y * width * 4);
  }
  return room.subarray(0, size);
}
