/** The place of the built product, and how Node runs it. build-program.ts builds it. */
import { join } from 'node:path';

export const programFolder = join(import.meta.dirname, '../.cache/program');
export const programEntry = join(programFolder, 'server/nikhar.js');

/**
 * Node's flags for the program. Without them, a busy minute would leave 20 MB of unused room for young objects, and a start 10 MB
 * (giveBackMemory in server/commands/serve.ts). The Dockerfile has them too.
 */
export const nodeOptions = ['--max-semi-space-size=4', '--expose-gc'];
