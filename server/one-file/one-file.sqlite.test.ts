/** The one-file program unpacks itself into a cache folder and removes old versions. Its journey is web/e2e/one-file.spec.ts. */
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../common/time.ts';
import { pack } from './pack.ts';
import { unpackOnce } from './unpack.ts';
import { removeUnused } from './versions.ts';

const HASH = '0123456789abcdef';
const isRoot = process.getuid?.() === 0;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nikhar-cache-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const files = ['package.json', 'server/nikhar.js', ...Array.from({ length: 200 }, (_, i) => `web/dist/${i}.js`)];
const packed = pack(files.map(path => ({ path, bytes: Buffer.from(path) })));

describe('unpacking', () => {
  it('leaves one complete folder if many start at once', { timeout: 60_000 }, async () => {
    const file = join(home, 'packed');
    writeFileSync(file, packed);
    const script = `
      const { unpackOnce } = await import('${join(import.meta.dirname, 'unpack.ts')}');
      process.stdout.write(unpackOnce(process.getBuiltinModule('node:fs').readFileSync('${file}'), '${HASH}', '${home}'));`;
    const starts = Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]));
    const folder = join(home, HASH);
    expect((await Promise.all(starts)).map(({ stdout }) => stdout)).toEqual(Array(6).fill(folder));
    expect(readdirSync(home).toSorted()).toEqual([HASH, 'packed']);
    expect(files.map(path => readFileSync(join(folder, path), 'utf8'))).toEqual(files);
  });

  it('leaves nothing if it fails, and names the folder', () => {
    const cut = Buffer.concat([packed.subarray(0, packed.length / 2)]);
    expect(() => unpackOnce(cut, HASH, home)).toThrow(/^Nikhar could not unpack itself into .*XDG_CACHE_HOME=…$/);
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('clearing up', () => {
  const now = Date.now();
  const make = (name: string, days: number, file = 'server/nikhar.js') => {
    mkdirSync(join(home, name, 'server'), { recursive: true });
    writeFileSync(join(home, name, file), '');
    utimesSync(join(home, name), new Date(now - days * DAY), new Date(now - days * DAY));
    return join(home, name);
  };
  const named = (letter: string) => letter.repeat(16);
  const left = () => readdirSync(home).toSorted();

  it('keeps this version, the one before, and versions used this week', async () => {
    const current = make(named('a'), 0);
    for (const [letter, days] of [
      ['b', 6],
      ['c', 30],
      ['d', 60],
      ['e', 5],
      ['f', 8],
    ] as const)
      make(named(letter), days);
    await removeUnused(home, current, now);
    expect(left()).toEqual(['a', 'b', 'e'].map(named));
    // The version before is the way back, so its age does not count.
    await removeUnused(home, current, now + 99 * DAY);
    expect(left()).toEqual(['a', 'e'].map(named));
  });

  it('keeps this version even without a mark', async () => {
    const current = make(named('a'), 90);
    make(named('b'), 80);
    await removeUnused(home, current, now);
    expect(left()).toEqual(['a', 'b'].map(named));
  });

  it('removes interrupted unpackings when nobody can be working on them', async () => {
    make('unpacking-Ab12Cd', (0.5 * HOUR) / DAY);
    make('unpacking-xY_9zZ', (2 * HOUR) / DAY);
    make(`removing-${named('d')}`, 8);
    await removeUnused(home, join(home, named('a')), now);
    expect(left()).toEqual(['unpacking-Ab12Cd']);
  });

  it('touches no other files', async () => {
    const current = make(named('a'), 0);
    make(named('b'), 1);
    const foreign = ['notes', 'unpacking-', 'unpacking-long-name', 'ABCDEFABCDEFABCD', `${named('c')}0`];
    for (const name of foreign) make(name, 90);
    make(named('c'), 90, 'server/other.js');
    writeFileSync(join(home, named('d')), '');
    const elsewhere = mkdtempSync(join(tmpdir(), 'nikhar-elsewhere-'));
    mkdirSync(join(elsewhere, 'server'));
    writeFileSync(join(elsewhere, 'server/nikhar.js'), '');
    symlinkSync(elsewhere, join(home, named('e')));
    const before = left();
    await removeUnused(home, current, now + 90 * DAY);
    expect(left()).toEqual(before);
    expect(existsSync(join(elsewhere, 'server/nikhar.js'))).toBe(true);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('the cache folder', () => {
  /** Runs as a user like those of containers: no entry in /etc/passwd, no home. */
  const asNobodyKnown = isRoot ? ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups'] : [];
  const cacheHome = (env: Record<string, string>) => {
    const script = `
      const { cacheHome } = await import('${join(import.meta.dirname, 'cache-home.ts')}');
      try { console.log(cacheHome()); } catch (error) { console.log(error.constructor.name, error.message); }`;
    const [command = '', ...args] = [...asNobodyKnown, process.execPath, '--input-type=module', '-e', script];
    return execFileSync(command, args, { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' }).trim();
  };
  beforeEach(() => chmodSync(home, 0o777));

  it('is XDG_CACHE_HOME, or in the user’s home if there is one', () => {
    expect(cacheHome({ XDG_CACHE_HOME: home, HOME: '/' })).toBe(join(home, 'nikhar'));
    expect(cacheHome({ HOME: home })).toBe(join(home, '.cache/nikhar'));
    // A relative path would be another in every folder.
    expect(cacheHome({ XDG_CACHE_HOME: 'cache', HOME: '', TMPDIR: home })).toBe(
      join(home, `nikhar-${isRoot ? 54321 : process.getuid?.()}`),
    );
  });

  it.runIf(isRoot)('exists for a user without name and home', () => {
    expect(cacheHome({ TMPDIR: home })).toBe(join(home, 'nikhar-54321'));
    const locked = join(home, 'locked');
    mkdirSync(locked, { mode: 0o555 });
    const sentence = cacheHome({ TMPDIR: locked });
    expect(sentence).toMatch(/^PlainError Nikhar must unpack itself, but none of these .* Name another with XDG_CACHE_HOME=…$/);
    expect(sentence).toContain(join(locked, 'nikhar-54321'));
  });

  it('is never one that others may write to', () => {
    mkdirSync(join(home, 'nikhar'));
    chmodSync(join(home, 'nikhar'), 0o777);
    expect(cacheHome({ XDG_CACHE_HOME: home, TMPDIR: home, HOME: '/' })).not.toBe(join(home, 'nikhar'));
  });
});
