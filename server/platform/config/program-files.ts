/** Finds the files that come with the program: contract, migrations, built web site. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds the contract. In the bundle (scripts/build-program.ts) it is nearer to this file than in the sources. */
const rootAbove = (folder: string): string => (existsSync(join(folder, 'openapi.yaml')) ? folder : rootAbove(dirname(folder)));

const root = rootAbove(dirname(import.meta.dirname));

/** The location of a file or folder, by its path from the repository's root. */
export function programFile(path: string): string {
  return join(root, path);
}
