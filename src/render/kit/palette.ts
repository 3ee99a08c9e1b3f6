/** One set of colours for the pictures of every game: marble on a dark sea suits a dark and a light page alike. */
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
