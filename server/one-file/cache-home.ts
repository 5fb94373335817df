/** Finds the folder for the unpacked program. Only this user may write to it, because code is loaded from it. */
import { mkdirSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { PlainError } from '../platform/shared/plain-error.ts';

const isOurs = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    return uid === process.getuid?.() && (mode & 0o022) === 0;
  } catch {
    return false;
  }
};

/** A user of a container often has no name, and then no home unless HOME is set. */
const ownHome = (): string => {
  try {
    return homedir();
  } catch {
    return '';
  }
};

/** Throws if there is no folder that only this user may write to. */
export function cacheHome(): string {
  const choices = [
    join(process.env.XDG_CACHE_HOME ?? '', 'nikhar'),
    join(ownHome(), '.cache/nikhar'),
    // Service users have no home. The sticky bit and the test for the owner keep others out.
    join(tmpdir(), `nikhar-${process.getuid?.()}`),
  ].filter(isAbsolute);
  const folder = choices.find(isOurs);
  if (!folder)
    throw new PlainError(
      `Nikhar must unpack itself, but none of these can be a folder that only this user writes to: ${choices.join(', ')}. Name another with XDG_CACHE_HOME=…`,
    );
  return folder;
}
