// Lets a thread of Node read TypeScript; each thread needs its own.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./hooks.mjs', import.meta.url);
