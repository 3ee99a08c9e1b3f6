export { board } from './board.ts';
export { desk } from './desk.ts';
export { final } from './final.ts';
