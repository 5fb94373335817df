import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../shared/plain-error.ts';
import { unpack } from './pack.ts';
import { markUsed } from './versions.ts';

/** On the disk before the folder gets its name: a machine that loses power finds all of it or none. */
const writeDurably = (file: string, bytes: Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { mode: 0o600, flush: true });
};

/**
 * The folder with the unpacked program. Several processes may start at once: each makes its own, one gives it the name.
 * Throws a sentence when there is no room for it.
 */
export function unpackOnce(packed: Buffer, hash: string, home: string): string {
  const folder = join(home, hash);
  // Before it is looked for, so that nobody removes it from now on.
  markUsed(folder);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(join(home, 'unpacking-'));
  try {
    for (const { path, bytes } of unpack(packed)) writeDurably(join(making, path), bytes);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder))
      throw new PlainError(
        `Nikhar could not unpack itself into ${home} (${(error as Error).message}). Make room there, or name another folder with XDG_CACHE_HOME=…`,
      );
  }
  return folder;
}
