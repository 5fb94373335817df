/**
 * The versions that lie unpacked beside each other. Every process marks its own with the time, when it starts and while it
 * runs, so a version without a fresh mark is nobody's, be it of another container or another namespace.
 */
import { existsSync, lstatSync, readdirSync, utimesSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY, HOUR } from '../shared/time.ts';

const MARKED_EVERY = HOUR;
/** Long beside MARKED_EVERY, for machines that sleep and clocks that jump. */
const UNUSED_AFTER = 7 * DAY;
/** Unpacking takes seconds. */
const HALF_DONE_AFTER = HOUR;

const VERSION = /^[0-9a-f]{16}$/;
const HALF_DONE = /^unpacking-\w{6}$|^removing-[0-9a-f]{16}$/;

export function markUsed(version: string) {
  try {
    utimesSync(version, new Date(), new Date());
  } catch {
    // There is none yet, or nothing here can be written, and then nothing removed.
  }
}

const foldersIn = (home: string, name: RegExp) =>
  readdirSync(home)
    .filter(entry => name.test(entry))
    .map(entry => ({ path: join(home, entry), stat: lstatSync(join(home, entry)) }))
    .filter(({ stat }) => stat.isDirectory() && stat.uid === process.getuid?.());

/** By another name first: whoever starts meanwhile finds all of it, or none and unpacks it anew. */
const remove = async (version: string) => {
  const going = join(dirname(version), `removing-${basename(version)}`);
  await rename(version, going);
  await rm(going, { recursive: true, force: true });
};

/**
 * Removes from `home` what no process uses: versions beside `current` and the one that was used last before it, which a way
 * back would want, and what was interrupted. Nothing that does not look like ours.
 */
export async function removeUnused(home: string, current: string, now: number = Date.now()) {
  const others = foldersIn(home, VERSION)
    .filter(({ path }) => path !== current && existsSync(join(path, 'server/nikhar.js')))
    .toSorted((a, b) => b.stat.mtimeMs - a.stat.mtimeMs);
  for (const { path, stat } of others.slice(1)) if (now - stat.mtimeMs > UNUSED_AFTER) await remove(path);
  for (const { path, stat } of foldersIn(home, HALF_DONE))
    if (now - stat.mtimeMs > HALF_DONE_AFTER) await rm(path, { recursive: true, force: true });
}

/** For as long as this process runs `current`. */
export function tendVersions(home: string, current: string) {
  const tend = () => {
    markUsed(current);
    // Room on the disk is no reason to fail.
    removeUnused(home, current).catch(() => {});
  };
  tend();
  setInterval(tend, MARKED_EVERY).unref();
}
