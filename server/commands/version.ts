/** Prints the program's version. Reads no file: the one-file program answers before it unpacks itself. */
import product from '../../package.json' with { type: 'json' };
import journal from '../platform/db/migrations/sqlite/meta/_journal.json' with { type: 'json' };
import { readArguments } from './arguments.ts';

export async function run(args: string[]) {
  readArguments(args, {});
  console.log(`Nikhar ${product.version}`);
  // Both engines have the same migrations.
  console.log(`Database schema ${journal.entries.at(-1)?.tag}`);
}
