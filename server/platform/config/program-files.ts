/** Finds the files that come with the program: contract, migrations, built web site. */
import { basename, dirname, join } from 'node:path';

/** The folder `server` above this file. The bundle (scripts/build-program.ts) has the file right in it, the sources further below. */
const serverAbove = (folder: string): string => (basename(folder) === 'server' ? folder : serverAbove(dirname(folder)));

const root = dirname(serverAbove(import.meta.dirname));

/** The location of a file or folder, by its path from the repository's root. */
export function programFile(path: string): string {
  return join(root, path);
}
