/** One set of colours for every picture: marble on a dark sea, so that it suits a dark and a light page alike. */
export const palette = {
  sea: '#1f2d3a',
  deep: '#182430',
  marble: '#f7f2e8',
  stone: '#e9e0cf',
  vein: '#cfc3ad',
  ink: '#2a2420',
  faded: '#6b6055',
  foam: '#f3ede0',
  mist: '#b9c4cc',
  gold: '#e2b23c',
  gilt: '#8a6410',
  clay: '#b5482a',
  olive: '#50682a',
  white: '#ffffff',
} as const;

/** Told apart by lightness too, and never alone: each goes with a shape and a number. */
export const seatColours: readonly string[] = ['#e08a1e', '#26262e', '#8653a6', '#12908f'];

/** Each goes with a sign of its own. */
export const knowledgeColours = { red: '#b3362c', green: '#4a7a2c', blue: '#2d61ab' } as const;
