/** Undoing a restore brings back the sign-ins from before it, except those that have ended since then. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nikhar } from '../test/command.ts';
import { startServer } from '../test/process.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-undo-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const did = async (...args: string[]) => {
  const { code, stdout, stderr } = await nikhar(dataDir, args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};
const account = (name: string, password = `the password of ${name}`) =>
  ['--email', `${name}@nikhar.example`, '--password', password] as const;
const restored = async (file: string) => {
  const output = await did('restore', file);
  return { output, kept: output.match(/is kept as (.+)/)?.[1] ?? '' };
};

const atWork = async <T>(work: (url: string) => Promise<T>) => {
  const server = await startServer({ dataDir });
  const result = await work(server.url);
  expect(await server.kill('SIGTERM')).toBe(0);
  return result;
};
const post = async (url: string, body: object, token = '') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, token: ((await answer.json()) as { data?: { token: string } }).data?.token ?? '' };
};
const signIn = (url: string, name: string, password = `the password of ${name}`) =>
  post(`${url}/auth/admin/login`, { email: `${name}@nikhar.example`, password });
const makeKey = async (url: string, owner: string, name: string) => {
  const { token } = await signIn(url, owner);
  const key = { name, access: 'READ_ONLY', currentPassword: `the password of ${owner}` };
  const made = await post(`${url}/auth/admin/key`, key, token);
  expect(made.status).toBe(201);
  return made.token;
};

it('names the sign-ins that a restore leaves out, and brings them back unless they have ended', {
  timeout: 180_000,
}, async () => {
  for (const name of ['owner', 'meera']) await did('admin', 'create', ...account(name));
  const revoked = await atWork(url => makeKey(url, 'meera', 'Revoked'));
  const [monday, tuesday] = [join(folder, 'monday'), join(folder, 'tuesday')];
  await did('backup', monday);
  await did('admin', 'password', ...account('meera'), '--revoke-keys');
  for (const name of ['asha', 'fired']) await did('admin', 'create', ...account(name));
  const keys = await atWork(async url => ({
    owner: await makeKey(url, 'owner', 'Accounts'),
    meera: await makeKey(url, 'meera', 'Calendar'),
    asha: await makeKey(url, 'asha', 'Till'),
    fired: await makeKey(url, 'fired', 'Old till'),
  }));
  await did('backup', tuesday);

  const back = await restored(monday);
  expect(back.output).toMatch(/^Left out, because the old database does not have them: API key "Revoked"$/m);
  expect(back.output).toContain(
    'Left behind, because the backup does not have them: asha@nikhar.example, fired@nikhar.example,' +
      ' API key "Accounts", API key "Calendar", API key "Old till", API key "Till"\n',
  );
  expect(back.output).toMatch(new RegExp(`^To undo this restore and bring them back: .* restore ${back.kept}$`, 'm'));

  // A member of staff who was made again and removed again has ended.
  await did('admin', 'create', ...account('fired'));
  await did('admin', 'remove', '--email', 'fired@nikhar.example');
  // Keys belong to the salon, so her new password does not end them.
  await did('admin', 'password', ...account('meera', 'replaced once more'));
  const undone = await restored(back.kept);
  expect(undone.output).toContain('Left out, because the old database does not have them: fired@nikhar.example (');
  expect(undone.output).toContain(
    'Brought back, because an earlier restore had left them behind: asha@nikhar.example,' +
      ' API key "Accounts", API key "Calendar", API key "Old till", API key "Till"\n',
  );

  // The same by way of other backups.
  for (const file of [monday, monday, tuesday]) await restored(file);
  await atWork(async url => {
    expect((await signIn(url, 'asha')).status).toBe(200);
    expect((await signIn(url, 'fired')).status).toBe(401);
    expect((await signIn(url, 'meera')).status).toBe(401);
    expect((await signIn(url, 'meera', 'replaced once more')).status).toBe(200);
    const statusOf = async (token: string) =>
      (await fetch(`${url}/booking/admin`, { headers: { authorization: `Bearer ${token}` } })).status;
    const statuses = await Promise.all([keys.owner, keys.asha, keys.meera, keys.fired, revoked].map(statusOf));
    expect(statuses).toEqual([200, 200, 200, 200, 401]);
  });

  // Revoking all keys also ends those that this restore has left behind.
  const again = await restored(monday);
  await did('admin', 'password', ...account('meera', 'replaced at last'), '--revoke-keys');
  expect((await restored(again.kept)).output).toContain(
    'Left out, because the old database does not have them:' +
      ' API key "Accounts", API key "Calendar", API key "Old till", API key "Till"\n',
  );
});

it('recognises the salon by its number, even without a common row', { timeout: 60_000 }, async () => {
  await did('migrate');
  await did('admin', 'create', ...account('owner'));
  const [first, begunAnew] = [join(folder, 'first'), join(folder, 'begun-anew')];
  await did('backup', first);
  await did('admin', 'create', ...account('meera'));
  await did('admin', 'remove', '--email', 'owner@nikhar.example');
  const { output, kept } = await restored(first);
  expect(output).toContain('Left out, because the old database does not have them: owner@nikhar.example (');
  expect(output).toContain('Left behind, because the backup does not have them: meera@nikhar.example\n');
  expect((await restored(kept)).output).toContain(
    'Brought back, because an earlier restore had left them behind: meera@nikhar.example\n',
  );

  // A new database, as on another machine, never knew the staff of the backup.
  dataDir = begunAnew;
  await did('migrate');
  await did('admin', 'create', ...account('asha'));
  expect((await restored(first)).output).not.toContain('they are not in');
  await atWork(async url => expect((await signIn(url, 'owner')).status).toBe(200));
});
