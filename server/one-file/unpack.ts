import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../platform/shared/plain-error.ts';
import { unpack } from './pack.ts';
import { markUsed } from './versions.ts';

/** Syncs to the disk before the folder gets its name, so that after a power loss it is complete or missing. */
const writeDurably = (file: string, bytes: Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { mode: 0o600, flush: true });
};

/**
 * The folder with the unpacked program. If several processes start at once, each unpacks, and one of them names its folder. Throws
 * PlainError if there is no room.
 */
export function unpackOnce(packed: Buffer, hash: string, home: string): string {
  const folder = join(home, hash);
  // Marked first, so that no other process removes it meanwhile.
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
