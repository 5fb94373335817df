import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpack } from './pack.ts';

/** On the disk before the folder gets its name: a machine that loses power finds all of it or none. */
const writeDurably = (file: string, bytes: Buffer) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { mode: 0o600, flush: true });
};

/** The folder with the unpacked program. Several processes may start at once: each makes its own, one gives it the name. */
export const unpackOnce = (packed: Buffer, hash: string, home: string): string => {
  const folder = join(home, hash);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(join(home, 'unpacking-'));
  try {
    for (const { path, bytes } of unpack(packed)) writeDurably(join(making, path), bytes);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
};
