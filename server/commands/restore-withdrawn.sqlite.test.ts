/** A restore does not undo what was revoked, switched off, rotated or withdrawn since the backup (rule P8), and another one undoes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from '../messages/calendar/feeds.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { ADMIN_PASSWORD } from '../test/admin-password.ts';
import { nikhar } from '../test/command.ts';
import { addStaff, type PreparedCustomer, prepareData } from '../test/prepare.ts';
import { startServer } from '../test/process.ts';

let prepared: Awaited<ReturnType<typeof prepareData>>;
let folder: string;
let staff: string;
beforeEach(async () => {
  prepared = await prepareData(2, { capacity: 'PROFESSIONALS' });
  folder = mkdtempSync(join(tmpdir(), 'nikhar-withdrawn-'));
  const db = prepared.database.connect();
  staff = await addStaff(db);
  await db.close();
});
afterEach(() => {
  for (const used of [prepared.dataDir, folder]) rmSync(used, { recursive: true, force: true });
});

const inFile = <T>(work: (db: Sqlite.Database) => T): T => {
  const db = new Sqlite(join(prepared.dataDir, SQLITE_FILE));
  try {
    return work(db);
  } finally {
    db.close();
  }
};
const addFeed = (id: string, professionalId: string | null) => (db: Sqlite.Database) =>
  db
    .prepare("INSERT INTO calendar_feed (id, tokenHash, professionalId, createdBy, createdAt) VALUES (?, ?, ?, '', 0)")
    .run(id, hashOf(id), professionalId);
const addWebhook = (id: string) => (db: Sqlite.Database) => {
  db.prepare(
    `INSERT INTO webhook_endpoint (id, url, events, active, secret, createdBy, createdAt)
    VALUES (?, ?, '["booking.created"]', 1, 'the old secret', '', 0)`,
  ).run(id, `https://${id}.example/`);
  db.prepare(
    `INSERT INTO webhook_delivery (id, endpointId, type, body, state, nextAt, createdAt)
    VALUES (?, ?, 'booking.created', '{}', 'WAITING', 9e15, 0)`,
  ).run(id, id);
};
const addListener = (name: string) => (db: Sqlite.Database) =>
  db
    .prepare(
      `INSERT INTO alert_person (id, name, mobile, language, ways, kinds, createdAt)
      VALUES (?, ?, '9000000009', 'en', '["SMS"]', '["HELP"]', 0)`,
    )
    .run(name.toLowerCase(), name);
const waysOfListeners = () => inFile(db => db.prepare('SELECT ways FROM alert_person ORDER BY id').pluck().all());
const webhooks = () =>
  inFile(db => db.prepare('SELECT id, active, secret FROM webhook_endpoint ORDER BY id').all()) as {
    id: string;
    active: 0 | 1;
    secret: string;
  }[];

const did = async (...args: string[]) => {
  const { code, stdout, stderr } = await nikhar(prepared.dataDir, args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};
const restored = async (file: string) => {
  const output = await did('restore', file);
  return { output, kept: output.match(/is kept as (.+)/)?.[1] ?? '' };
};

const atWork = async <T>(work: (visit: Visit) => Promise<T>): Promise<T> => {
  const server = await startServer({ dataDir: prepared.dataDir });
  try {
    return await work(visiting(server.url));
  } finally {
    expect(await server.kill('SIGTERM')).toBe(0);
  }
};
type Visit = ReturnType<typeof visiting>;
const visiting = (url: string) => {
  const call = async (method: string, path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, data: answer.status === 204 ? null : (await answer.json()).data };
  };
  const ok = async (method: string, path: string, body?: object, token = staff) => {
    const { status, data } = await call(method, path, token, body);
    expect([path, status < 300]).toEqual([path, true]);
    return data;
  };
  return {
    ok,
    addProfessional: async (name: string, mobile: string): Promise<string> =>
      (await ok('POST', '/professional/admin', { name, mobile, hours: [] })).id,
    /** Whether a passcode is sent. */
    signsIn: async (mobile: string) => (await call('POST', '/auth/professional/login', '', { mobile })).status === 200,
    reads: async (feed: string) => (await fetch(`${new URL(url).origin}/calendar/${feed}.ics`)).status,
    agree: ({ token }: PreparedCustomer, whatsappConsent: boolean) => ok('PUT', '/auth/profile', { whatsappConsent }, token),
    agrees: async ({ token }: PreparedCustomer) => (await ok('GET', '/auth/profile', undefined, token)).whatsappConsent,
  };
};

it('withdraws again what was withdrawn since the backup, and says so', { timeout: 180_000 }, async () => {
  const [asha, bina] = prepared.customers as [PreparedCustomer, PreparedCustomer];
  const people = await atWork(async ({ addProfessional, agree }) => {
    await agree(asha, true);
    await agree(bina, true);
    return {
      stays: await addProfessional('Stays', '9000000001'),
      dismissed: await addProfessional('Dismissed', '9000000002'),
      renumbered: await addProfessional('Renumbered', '9000000003'),
      removed: await addProfessional('Removed', '9000000004'),
    };
  });
  inFile(db => {
    for (const id of ['kept-feed', 'revoked-feed']) addFeed(id, null)(db);
    addFeed('her-feed', people.stays)(db);
    for (const id of ['deleted', 'rotated', 'same']) addWebhook(id)(db);
    for (const name of ['Gone', 'Told']) addListener(name)(db);
  });
  const backup = join(folder, 'monday');
  await did('backup', backup);

  await atWork(async ({ ok, agree, reads, signsIn }) => {
    expect([await reads('revoked-feed'), await signsIn('9000000002')]).toEqual([200, true]);
    for (const feed of ['revoked-feed', 'her-feed']) await ok('DELETE', `/calendar-feed/admin/${feed}`);
    await ok('PUT', `/professional/admin/${people.dismissed}`, { active: false });
    await ok('DELETE', `/professional/admin/${people.removed}`);
    // Her new number was that of the one who was removed.
    await ok('PUT', `/professional/admin/${people.renumbered}`, { mobile: '9000000004' });
    await ok('DELETE', '/webhook/admin/deleted');
    await ok('DELETE', '/alert/admin/person/gone');
    await ok('POST', '/webhook/admin/rotated/rotate', { currentPassword: ADMIN_PASSWORD });
    await agree(asha, false);
    // The later word of this one is yes.
    await agree(bina, false);
    await agree(bina, true);
  });
  const rotated = webhooks().find(({ id }) => id === 'rotated')?.secret;
  expect(rotated).not.toBe('the old secret');

  const { output } = await restored(backup);
  expect(output).toContain('Revoked again, as in the old database: calendar feeds of the whole salon, Stays\n');
  expect(output).toContain(
    'Switched off or given the mobile of the old database: professionals Dismissed, Removed, Renumbered\n',
  );
  expect(output).toContain(
    'Paused, because the old database differs: webhooks to https://deleted.example/, https://rotated.example/ (',
  );
  expect(output).toContain('Withdrawn again, as in the old database: consents to WhatsApp or advertising (2)\n');
  expect(output).toContain('Told of no alerts until you switch it on in Settings: Gone\n');
  expect(waysOfListeners()).toEqual(['[]', '["SMS"]']);

  await atWork(async ({ agrees, reads, signsIn, ok }) => {
    expect(await Promise.all(['kept-feed', 'revoked-feed', 'her-feed'].map(reads))).toEqual([200, 404, 404]);
    const mobiles = ['9000000001', '9000000002', '9000000003', '9000000004'];
    expect(await Promise.all(mobiles.map(signsIn))).toEqual([true, false, false, true]);
    expect((await ok('GET', `/professional/admin/${people.renumbered}`)).mobile).toBe('9000000004');
    expect((await ok('GET', `/professional/admin/${people.removed}`)).active).toBe(false);
    expect([await agrees(asha), await agrees(bina)]).toEqual([false, true]);
  });
  expect(webhooks()).toEqual([
    { id: 'deleted', active: 0, secret: 'the old secret' },
    { id: 'rotated', active: 0, secret: rotated },
    { id: 'same', active: 1, secret: 'the old secret' },
  ]);
  const waiting = inFile(db => db.prepare("SELECT id FROM webhook_delivery WHERE state = 'WAITING'").pluck().all());
  expect(waiting).toEqual(['same']);
});

it('leaves the second factors of staff as they are, and another restore does, too', { timeout: 180_000 }, async () => {
  const add = (email: string) =>
    inFile(db => {
      const id = db.prepare('SELECT id FROM admin WHERE email = ?').pluck().get(email) as string;
      db.prepare('UPDATE admin SET secondFactorSince = 1 WHERE id = ?').run(id);
      db.prepare("INSERT INTO staff_totp (adminId, key, since, lastStep) VALUES (?, 'a key', 1, 1)").run(id);
      for (const code of ['used', 'spare']) db.prepare('INSERT INTO recovery_code VALUES (?, ?, ?, NULL)').run(code, id, code);
      db.prepare(`INSERT INTO passkey (id, adminId, credentialId, publicKey, counter, transports, name, createdAt)
        VALUES ('lost', ?, 'lost', x'00', 0, '[]', 'Lost phone', 1)`).run(id);
    });
  const factors = () =>
    inFile(db => ({
      since: db.prepare('SELECT email, secondFactorSince FROM admin ORDER BY email').raw().all(),
      apps: db.prepare('SELECT email, key FROM staff_totp JOIN admin ON id = adminId ORDER BY email').raw().all(),
      codes: db.prepare('SELECT codeHash, usedAt FROM recovery_code ORDER BY codeHash').raw().all(),
      passkeys: db.prepare('SELECT credentialId FROM passkey').pluck().all(),
    }));
  for (const email of ['asha@nikhar.example', 'late@nikhar.example', 'same@nikhar.example'])
    await did('admin', 'create', '--email', email, '--password', ADMIN_PASSWORD);
  add('asha@nikhar.example');
  const backup = join(folder, 'monday');
  await did('backup', backup);
  inFile(db => {
    db.exec("UPDATE recovery_code SET usedAt = 5 WHERE codeHash = 'used'; DELETE FROM passkey");
    db.exec(`UPDATE admin SET secondFactorSince = 2 WHERE email LIKE 'late%';
      INSERT INTO staff_totp (adminId, key, since) SELECT id, 'new', 2 FROM admin WHERE email LIKE 'late%'`);
  });
  const before = factors();

  const { output, kept } = await restored(backup);
  expect(output).toContain('Second factor and recovery codes as in the old database: asha@nikhar.example, late@nikhar.example\n');
  expect(factors()).toEqual(before);
  expect(before.codes).toEqual([
    ['spare', null],
    ['used', 5],
  ]);
  const undone = await restored(kept);
  expect(undone.output).not.toContain('Second factor');
  expect(factors()).toEqual(before);
});

it('says whose second factor a backup of an older version does not know', { timeout: 180_000 }, async () => {
  const backup = join(folder, 'monday');
  await did('backup', backup);
  const old = new Sqlite(backup);
  for (const table of ['sign_in_ticket', 'passkey', 'recovery_code', 'staff_totp']) old.exec(`DROP TABLE ${table}`);
  old.exec('ALTER TABLE admin DROP COLUMN secondFactorSince');
  old.exec('DELETE FROM __drizzle_migrations WHERE id = (SELECT max(id) FROM __drizzle_migrations)');
  old.close();
  inFile(db => db.exec('UPDATE admin SET secondFactorSince = 1'));
  const { output } = await restored(backup);
  expect(output).toMatch(
    /Without a second factor, because the backup is older: \S+@nikhar\.example\. Let them turn it on again\.\n/,
  );
});

it('brings back what was made since the backup when it is undone, unless it was withdrawn', { timeout: 180_000 }, async () => {
  const [asha, bina] = prepared.customers as [PreparedCustomer, PreparedCustomer];
  const backup = join(folder, 'monday');
  await did('backup', backup);
  const newcomer = await atWork(async ({ addProfessional, agree }) => {
    for (const customer of [asha, bina]) await agree(customer, true);
    return addProfessional('Newcomer', '9000000001');
  });
  inFile(db => {
    addFeed('new-feed', newcomer)(db);
    addWebhook('new')(db);
  });

  const back = await restored(backup);
  expect(back.output).not.toMatch(/again|Switched off|Paused/);
  await atWork(async ({ agree, agrees, reads, signsIn }) => {
    expect([await reads('new-feed'), await signsIn('9000000001')]).toEqual([404, false]);
    // The later words came with the restore.
    expect(await agrees(asha)).toBe(true);
    await agree(asha, false);
  });

  const undone = await restored(back.kept);
  expect(undone.output).toContain('webhooks to https://new.example/ (');
  expect(undone.output).toContain('consents to WhatsApp or advertising (1)\n');
  expect(undone.output).not.toMatch(/Revoked again|Switched off/);
  await atWork(async ({ agrees, ok, reads, signsIn }) => {
    expect([await reads('new-feed'), await signsIn('9000000001')]).toEqual([200, true]);
    expect([await agrees(asha), await agrees(bina)]).toEqual([false, true]);
    await ok('PUT', '/webhook/admin/new', { active: false });
  });
});

it('brings back no feed after all feeds were revoked, even one that an earlier restore left out', {
  timeout: 180_000,
}, async () => {
  const backup = join(folder, 'monday');
  await did('backup', backup);
  await atWork(({ addProfessional }) => addProfessional('Newcomer', '9000000001'));
  inFile(addFeed('new-feed', null));
  const back = await restored(backup);
  await atWork(async ({ ok }) => {
    const body = { currentPassword: ADMIN_PASSWORD, newPassword: 'four other words now', revokeKeys: true };
    expect((await ok('PUT', '/auth/admin/password', body)).ended.calendarFeeds).toBe(0);
  });

  const undone = await restored(back.kept);
  expect(undone.output).toContain('Revoked again, as in the old database: calendar feeds of the whole salon\n');
  await atWork(async ({ reads, signsIn }) => {
    expect([await reads('new-feed'), await signsIn('9000000001')]).toEqual([404, true]);
  });
});
