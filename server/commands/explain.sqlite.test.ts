/** Messages about faults of the machine, for its operator (rule O3). Most are tested with the commands. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayMount, mountDisk } from '../test/mount.ts';
import { inWords } from './explain.ts';

const sqlite = join(
  dirname(createRequire(import.meta.url).resolve('better-sqlite3/package.json')),
  `prebuilds/${process.platform}-${process.arch}.node`,
);

let disk: string;
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'nikhar-disk-'));
});
afterEach(() => rmSync(disk, { recursive: true, force: true }));

/** Runs in its own process, because a file that was tried stays open and its disk could not be unmounted. */
const told = (file: string): string => {
  const script = `
    const { inWords } = await import('${join(import.meta.dirname, 'explain.ts')}');
    try { process.dlopen({ exports: {} }, '${file}') } catch (error) { process.stdout.write(String(inWords(error))) }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

it.each([
  ['EADDRNOTAVAIL', { address: '192.0.2.7' }, '192.0.2.7'],
  ['ENOTFOUND', { hostname: '127.0.0,1' }, '127.0.0,1'],
  ['EAI_AGAIN', { hostname: 'localhst' }, 'localhst'],
])('names the address that cannot be listened at: %s', (code, detail, host) => {
  expect(inWords(Object.assign(new Error(code), { code }, detail))).toBe(`HOST=${host} is not an address of this machine.`);
});

it.runIf(mayMount('a database on a full disk'))('says that the disk is full if the database cannot be opened', () => {
  const unmount = mountDisk(disk, 'size=1m');
  const file = join(disk, 'salon.sqlite');
  const inWal = () => new Sqlite(file);
  inWal().exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)').close();
  expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(2 ** 20))).toThrow('ENOSPC');
  const db = inWal();
  try {
    db.exec('SELECT * FROM t');
    expect.unreachable();
  } catch (error) {
    expect(inWords(error)).toBe('The disk is full.');
  } finally {
    db.close();
    unmount();
  }
});

describe('native code that cannot be loaded', () => {
  it.runIf(mayMount('native code on a disk from which nothing may be run'))('names the mount and the way out', () => {
    const unmount = mountDisk(disk, 'size=20m,noexec');
    try {
      copyFileSync(sqlite, join(disk, 'sqlite.node'));
      expect(told(join(disk, 'sqlite.node'))).toMatch(/^A part of Nikhar cannot be loaded .*noexec.*XDG_CACHE_HOME=…/);
    } finally {
      unmount();
    }
  });

  it('quotes the system for any other error', () => {
    writeFileSync(join(disk, 'sqlite.node'), 'no code');
    expect(told(join(disk, 'sqlite.node'))).toMatch(/^A part of Nikhar cannot be loaded .*sqlite\.node: file too short\)\.$/);
  });
});
