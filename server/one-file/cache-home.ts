/** Where the unpacked program may lie: a folder of this user's alone, since code is loaded from it. */
import { mkdirSync, statSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const isOurs = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    return uid === userInfo().uid && (mode & 0o022) === 0;
  } catch {
    return false;
  }
};

/** Throws when no folder can be had that only this user may write to. */
export const cacheHome = (): string => {
  const { XDG_CACHE_HOME } = process.env;
  const choices = [
    ...(XDG_CACHE_HOME ? [join(XDG_CACHE_HOME, 'nikhar')] : []),
    join(homedir(), '.cache', 'nikhar'),
    // Service users have no home. The sticky bit and the test for the owner keep others out.
    join(tmpdir(), `nikhar-${userInfo().uid}`),
  ];
  const folder = choices.find(isOurs);
  if (!folder)
    throw new Error(`Nikhar must unpack itself, but none of these can be used: ${choices.join(', ')}. Set XDG_CACHE_HOME.`);
  return folder;
};
