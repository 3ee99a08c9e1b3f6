// Lets a thread read TypeScript: `--import tsx` alone reaches only the first thread of a process.
import { register } from 'tsx/esm/api';

register();
