/** Restores from earlier versions. Whole restores are tested in commands/backup and commands/undo-restore. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectSqlite, SQLITE_FILE } from './connect-sqlite.ts';
import { keepRevocations } from './revocations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-revocations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const makeUnnumbered = async (name: string, rows: string): Promise<string> => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  await connectSqlite(dataDir).close();
  const file = join(dataDir, SQLITE_FILE);
  new Sqlite(file).exec(`PRAGMA user_version = 0; ${rows}`).close();
  return file;
};

const staff = (id: string) => `INSERT INTO admin (id, email, passwordHash, createdAt) VALUES ('${id}', '${id}', 'hash', 0);`;
const SERVICE = `INSERT INTO service (id, name, description, pricePaise, durationInMinutes, createdAt, changedAt, searchText)
  VALUES ('1', 'Facial', 'A facial', 99900, 30, 0, 0, 'facial');`;
const CUSTOMER = `INSERT INTO user (id, mobile, fullName, createdAt, lastActive, searchText)
  VALUES ('1', '9876543210', 'Asha', 0, 0, 'asha');`;

it.each([
  ['a service', SERVICE],
  ['a customer', CUSTOMER],
  ['a member of staff', staff('owner')],
])('recognises databases of the same salon by %s', async (_what, common) => {
  const backup = await makeUnnumbered('backup', common + staff('removed since'));
  const before = await makeUnnumbered('before', common);
  expect(keepRevocations(backup, before)?.leftOut.staff).toEqual(['removed since']);
});

it('keeps all staff of the backup if the databases have no row in common', async () => {
  const backup = await makeUnnumbered('backup', SERVICE + CUSTOMER + staff('owner'));
  const before = await makeUnnumbered('before', staff('of another salon'));
  expect(keepRevocations(backup, before)).toBeUndefined();
});

it.each([
  ['both databases', 'DROP TABLE api_key;', 'DROP TABLE api_key;'],
  ['the backup', 'DROP TABLE api_key;', ''],
  ['the database before', '', 'DROP TABLE api_key;'],
])('compares staff if API keys are missing in %s', async (_who, ofBackup, ofBefore) => {
  const backup = await makeUnnumbered('backup', SERVICE + staff('removed since') + ofBackup);
  const before = await makeUnnumbered('before', SERVICE + staff('newcomer') + ofBefore);
  expect(keepRevocations(backup, before)).toMatchObject({
    leftOut: { staff: ['removed since'], keys: [] },
    leftBehind: { staff: ['newcomer'], keys: [] },
  });
});

const OLD_KEYS = `DROP TABLE api_key; CREATE TABLE api_key (sessionId TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE, name TEXT, access TEXT, lastUsedAt INTEGER);`;
const oldKey = (
  id: string,
) => `INSERT INTO session (id, role, ownerId, createdAt, expiresAt) VALUES ('${id}', 'ADMIN', 'owner', 0, 9);
  INSERT INTO api_key (sessionId, name, access) VALUES ('${id}', '${id}', 'FULL');`;
const key = (id: string) => `INSERT INTO api_key (id, name, access, createdById, createdBy, createdAt)
  VALUES ('${id}', '${id}', 'FULL', 'owner', 'owner', 0);`;

it.each([
  ['this version', '', key],
  ['the version whose keys were sessions', OLD_KEYS, oldKey],
])('removes the keys that were revoked since a backup from %s, and no others', async (_when, layout, keyOfBackup) => {
  const backup = await makeUnnumbered(
    'backup',
    SERVICE + staff('owner') + layout + keyOfBackup('kept') + keyOfBackup('revoked since'),
  );
  const before = await makeUnnumbered('before', SERVICE + staff('owner') + key('kept') + key('made since'));
  expect(keepRevocations(backup, before)).toMatchObject({
    leftOut: { staff: [], keys: ['revoked since'] },
    leftBehind: { staff: [], keys: ['made since'] },
  });
  const left = new Sqlite(backup, { readonly: true });
  expect(
    left
      .prepare(`SELECT ${layout ? 'sessionId' : 'id'} FROM api_key`)
      .pluck()
      .all(),
  ).toEqual(['kept']);
  left.close();
});

it('ignores the table of left-behind staff if its trigger is missing', async () => {
  // A migration that rebuilds the table of staff drops the trigger.
  const record = `CREATE TABLE __left_behind (email TEXT NOT NULL, passwordHash TEXT NOT NULL, keyId TEXT, keyName TEXT);
    INSERT INTO __left_behind VALUES ('removed since', 'hash', NULL, NULL);`;
  const backup = await makeUnnumbered('backup', SERVICE + staff('removed since'));
  const before = await makeUnnumbered('before', SERVICE + record);
  expect(keepRevocations(backup, before)?.leftOut.staff).toEqual(['removed since']);
});

const professional = (id: string, mobile: string) => `INSERT INTO professional
  (id, name, about, languages, mobile, active, hours, weightHundredths, createdAt) VALUES ('${id}', '${id}', '', '[]', '${mobile}', 1, '[]', 100, 0);`;

it('gives two professionals the mobiles that they have exchanged since', async () => {
  const backup = await makeUnnumbered('backup', SERVICE + professional('Asha', '1') + professional('Bina', '2'));
  const before = await makeUnnumbered('before', SERVICE + professional('Asha', '2') + professional('Bina', '1'));
  expect(keepRevocations(backup, before)?.withdrawn.professionals).toEqual(['Asha', 'Bina']);
  const left = new Sqlite(backup, { readonly: true });
  expect(left.prepare('SELECT mobile FROM professional ORDER BY id').pluck().all()).toEqual(['2', '1']);
  left.close();
});

it('gives customers the mobiles that they have by now, and nobody the old one', async () => {
  const customer = (id: string, mobile: string) =>
    CUSTOMER.replace("('1', '9876543210'", `('${id}', '${mobile}'`).replace("'asha'", `' asha ${mobile} '`);
  const backup = await makeUnnumbered(
    'backup',
    customer('a', '1') + customer('b', '2') + customer('c', '3') + customer('d', '4'),
  );
  const before = await makeUnnumbered('before', customer('a', '2') + customer('b', '1') + customer('c', '4'));
  expect(keepRevocations(backup, before)?.withdrawn.customers).toBe(3);
  const left = new Sqlite(backup, { readonly: true });
  const rows = left.prepare('SELECT mobile, searchText FROM user ORDER BY id').raw().all();
  expect(rows).toEqual([
    ['2', ' asha 2 '],
    ['1', ' asha 1 '],
    ['-c', ' asha 4 '],
    ['4', ' asha 4 '],
  ]);
  left.close();
});

it('switches a customer off again who got another mobile, too', async () => {
  const backup = await makeUnnumbered('backup', CUSTOMER);
  const before = await makeUnnumbered('before', `${CUSTOMER.replace('9876543210', '9876500000')} UPDATE user SET active = 0;`);
  keepRevocations(backup, before);
  const left = new Sqlite(backup, { readonly: true });
  expect(left.prepare('SELECT mobile, active FROM user').raw().all()).toEqual([['9876500000', 0]]);
  left.close();
});

it('withdraws the consent of a customer who has deleted the account and registered anew', async () => {
  const consent = `INSERT INTO consent (id, userId, purpose, wording, givenAt) VALUES ('c', '1', 'WHATSAPP', 'Yes', 0);`;
  const backup = await makeUnnumbered('backup', SERVICE + CUSTOMER + consent);
  const before = await makeUnnumbered('before', SERVICE + CUSTOMER.replace("('1'", "('2'"));
  expect(keepRevocations(backup, before)?.withdrawn.consents).toBe(1);
});

it.each(['calendar_feed', 'webhook_endpoint', 'consent'])(
  'compares the rest if %s is missing before, or in both',
  async table => {
    const gone = `PRAGMA foreign_keys = OFF; DROP TABLE ${table};`;
    const [older, backup] = [await makeUnnumbered('older', SERVICE + gone), await makeUnnumbered('backup', SERVICE)];
    const before = await makeUnnumbered('before', SERVICE + gone);
    for (const restored of [older, backup])
      expect(keepRevocations(restored, before)?.withdrawn).toEqual({
        feeds: [],
        professionals: [],
        customers: 0,
        people: [],
        webhooks: [],
        consents: 0,
      });
  },
);
