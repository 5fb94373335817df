/** The files that come with the program: the contract, the migrations, the built web site. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file, and the one it is bundled into (scripts/build-program.ts), lie in the folder `server` of the program.
const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a file or folder of the program is, by its path from the repository's root. */
export function programFile(path: string): string {
  return join(root, path);
}
