/**
 * Removes unpacked versions that nobody uses. Every process marks its version with the time, at the start and while it runs. So a version
 * without a fresh mark is not in use, even by another container.
 */
import { existsSync, lstatSync, readdirSync, utimesSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY, HOUR } from '../../common/time.ts';

const MARKED_EVERY = HOUR;
/** Much longer than MARKED_EVERY, for machines that sleep and clocks that jump. */
const UNUSED_AFTER = 7 * DAY;
/** Unpacking takes seconds. */
const HALF_DONE_AFTER = HOUR;

const VERSION = /^[0-9a-f]{16}$/;
const HALF_DONE = /^unpacking-\w{6}$|^removing-[0-9a-f]{16}$/;

export function markUsed(version: string) {
  try {
    utimesSync(version, new Date(), new Date());
  } catch {
    // The folder is missing, or this user may not write to it. Then this user removes nothing either.
  }
}

const foldersIn = (home: string, name: RegExp) =>
  readdirSync(home)
    .filter(entry => name.test(entry))
    .map(entry => ({ path: join(home, entry), stat: lstatSync(join(home, entry)) }))
    .filter(({ stat }) => stat.isDirectory() && stat.uid === process.getuid?.());

/** Renames the folder first, so that a process that starts meanwhile finds it complete, or unpacks it again. */
const remove = async (version: string) => {
  const going = join(dirname(version), `removing-${basename(version)}`);
  await rename(version, going);
  await rm(going, { recursive: true, force: true });
};

/**
 * Removes unused versions and interrupted unpackings from `home`. Keeps `current`, and the version that was used before it, for going
 * back. Touches no other files.
 */
export async function removeUnused(home: string, current: string, now: number = Date.now()) {
  const others = foldersIn(home, VERSION)
    .filter(({ path }) => path !== current && existsSync(join(path, 'server/nikhar.js')))
    .toSorted((a, b) => b.stat.mtimeMs - a.stat.mtimeMs);
  for (const { path, stat } of others.slice(1)) if (now - stat.mtimeMs > UNUSED_AFTER) await remove(path);
  for (const { path, stat } of foldersIn(home, HALF_DONE))
    if (now - stat.mtimeMs > HALF_DONE_AFTER) await rm(path, { recursive: true, force: true });
}

/** Marks `current` while this process runs it. */
export function tendVersions(home: string, current: string) {
  const tend = () => {
    markUsed(current);
    // A failed removal only costs room on the disk.
    removeUnused(home, current).catch(() => {});
  };
  tend();
  setInterval(tend, MARKED_EVERY).unref();
}
