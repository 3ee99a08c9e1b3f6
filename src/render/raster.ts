import { createCanvas, loadImage } from './fonts.ts';
import { indexedPng } from './indexed.ts';

/** Draws an SVG, opaque and as large as it says itself, and writes it as PNG. */
export async function rasterised(svg: string): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(svg));
  const { width, height } = image;
  if (width === 0 || height === 0) throw new Error('The picture has no size.');
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return indexedPng(canvas.data(), width, height);
}
