/** Where the product lies as it is shipped, and how Node runs it. What puts it there is build-program.ts. */
import { join } from 'node:path';

export const programFolder = join(import.meta.dirname, '../.cache/program');
export const programEntry = join(programFolder, 'server/nikhar.js');

/**
 * Of Node, for whatever runs the program: a busy minute would otherwise leave 20 MB of young objects' room behind that nobody
 * needs, and starting 10 MB (server/commands/give-back-memory.ts). The Dockerfile has them too.
 */
export const nodeOptions = ['--max-semi-space-size=4', '--expose-gc'];
