import { khora } from './khora/index.ts';

/** Every game there is. A second one is a folder beside the first and a line here. */
export const games = { khora } as const;
