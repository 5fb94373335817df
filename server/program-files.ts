/** Finds the files that come with the program: contract, migrations, built web site. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file and the bundle (scripts/build-program.ts) are both in the folder `server` of the program.
const root = fileURLToPath(new URL('..', import.meta.url));

/** The location of a file or folder, by its path from the repository's root. */
export function programFile(path: string): string {
  return join(root, path);
}
