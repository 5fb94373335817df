/** The one-file program beside the journey: its commands, on the data of the server that runs from the same file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY, BINARY_HOME, DATA_DIR } from './places.ts';
import { expect, test } from './test.ts';

/** Runs the program with nothing of this machine but its kernel and C library. */
const nikhar = (...args: string[]): string =>
  execFileSync(BINARY, args, { cwd: BINARY_HOME, env: { HOME: BINARY_HOME, DATA_DIR }, encoding: 'utf8' });

test('the one-file program knows its commands and the name it was called by', { tag: '@both' }, () => {
  expect(nikhar('help')).toContain(`Usage: ${BINARY} <command>`);
  const env = { HOME: BINARY_HOME };
  const byName = spawnSync(BINARY, ['help'], { cwd: BINARY_HOME, env, argv0: 'nikhar', encoding: 'utf8' });
  expect(byName.stdout).toContain('Usage: nikhar <command>');
});

test('it tells its version without unpacking itself', { tag: '@both' }, () => {
  const home = mkdtempSync(join(tmpdir(), 'nikhar-home-'));
  const told = execFileSync(BINARY, ['version'], { cwd: home, env: { HOME: home }, encoding: 'utf8' });
  expect(told).toMatch(/^Nikhar \d+\.\d+\.\d+\nDatabase schema \d{4}_\w+\n$/);
  expect(readdirSync(home)).toEqual([]);
});

test('backup, admin create and check work from the one file while it serves', { tag: '@both' }, async ({ request }) => {
  const copy = join(mkdtempSync(join(tmpdir(), 'nikhar-copy-')), 'copy.sqlite');
  nikhar('backup', copy);
  expect(statSync(copy).size).toBeGreaterThan(100_000);

  nikhar('admin', 'create', '--email', 'second@nikhar.example', '--password', 'neem-and-jasmine');
  const credentials = { email: 'second@nikhar.example', password: 'neem-and-jasmine' };
  const signedIn = await request.post('/api/v1/auth/admin/login', { data: credentials });
  expect(signedIn.status()).toBe(200);

  expect(nikhar('check')).not.toContain('FAULT');
});

test('it unpacks itself once, whoever starts it', { tag: '@both' }, () => {
  nikhar('help');
  expect(readdirSync(join(BINARY_HOME, '.cache/nikhar'))).toHaveLength(1);
});
