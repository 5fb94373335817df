/** An import goes on in turns (rule B83): after a crash, on two instances, and while customers book. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Zip, ZipDeflate } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { importRun } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { startApp } from '../../test/app.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { importer } from '../../test/imports.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import { csvText } from '../../test/tables.ts';
import { importTurn } from './turn.ts';

const app = appOfEachTest();
let token: string;
beforeEach(async () => {
  token = (await makeAdmin(app)).token;
});
const { call, upload, uploaded, checked, imported, started, undone, read } = importer(app, () => token);

const HEAD = ['Mobile', 'Name', 'Note'];
const customersOf = (rows: number): string[][] => [
  HEAD,
  ...Array.from({ length: rows }, (_, n) => [String(9_800_000_000 + n), 'Asha Rao', `Row ${n}`]),
];
const total = async () => (await call('GET', '/customer/admin?size=1')).body.data.totalElements;

/** One turn, as the worker of an instance runs it. */
const take = async (turn: number, change: Partial<Deps> = {}) => {
  const [run] = await app.db.read.select().from(importRun);
  const deps = { ...app, catalogAnswers: { clear: () => {} }, ...change } as unknown as Deps;
  await importTurn.run({ runId: run?.id ?? '', turn }, deps, new AbortController().signal);
};
const turnNow = async () => (await app.db.read.select().from(importRun))[0]?.turn ?? 0;

describe('a turn', () => {
  it('that runs twice, on one instance or on two at once, does its work once', async () => {
    const { id } = await checked(customersOf(1200));
    await call('POST', `/import/admin/${id}/start`);
    const first = await turnNow();
    await take(first);
    expect(await total()).toBe(500);
    // The worker died before it noted the end of the job, so the job runs again.
    await take(first);
    expect([await total(), await turnNow()]).toEqual([500, first + 1]);
    await Promise.all([take(first + 1), take(first + 1)]);
    expect([await total(), await turnNow()]).toEqual([1000, first + 2]);
    await app.worker.runDue();
    expect(await read(id)).toMatchObject({ state: 'DONE', done: 1200, counts: { NEW: 1200, SAME: 0, MERGED: 0, REFUSED: 0 } });
    expect(await total()).toBe(1200);
  });

  it('that dies before its commit leaves nothing, and is done by the next worker', async () => {
    const { id } = await checked(customersOf(700));
    await call('POST', `/import/admin/${id}/start`);
    const dies: Deps['db']['tx'] = work =>
      app.db.tx(async tx => {
        await work(tx);
        throw new Error('kill -9');
      });
    await expect(take(await turnNow(), { db: { ...app.db, tx: dies } })).rejects.toThrow('kill -9');
    expect(await total()).toBe(0);
    await app.worker.runDue();
    expect([await total(), (await read(id)).state]).toEqual([700, 'DONE']);
    expect((await undone(id)).undone).toEqual({ removed: 700, restored: 0, kept: [] });
    expect(await total()).toBe(0);
  });

  it('is shared by two instances', async () => {
    const other = await startApp({ beside: { database: app.database, config: app.config } });
    const { id } = await checked(customersOf(2600));
    await call('POST', `/import/admin/${id}/start`);
    while ((await read(id)).state === 'RUNNING') await Promise.all([app.worker.runDue(), other.worker.runDue()]);
    await other.close();
    expect([await total(), (await read(id)).counts.NEW]).toEqual([2600, 2600]);
  });
});

it('the dry run knows in each turn what rows of earlier turns will do, and passes over those that do nothing', async () => {
  const walkIn = ['9999999999', 'Walk In', ''];
  const file = [HEAD, ...Array.from({ length: 1100 }, () => walkIn), ['9999999999', 'Walk In', 'Pays in cash.'], walkIn];
  expect((await checked(file)).counts).toEqual({ NEW: 1, SAME: 1100, MERGED: 1, REFUSED: 0 });
});

it('customers book while an import runs', async () => {
  const service = await makeService(app, { price: 1999 });
  const who = await makeCustomer(app);
  const addressId = await makeAddress(app, who);
  const { id } = await checked(customersOf(3000));
  app.worker.start();
  await call('POST', `/import/admin/${id}/start`);
  for (let n = 0; n < 4; n++) {
    const visit = { bookingDate: addDays('2026-12-07', n), bookingTime: '11:00:00' };
    const order = { userId: who.userId, serviceIds: [service], finalPrice: 1999, addressId, paymentType: 'PAY_AFTER', ...visit };
    expect((await app.call('POST', '/booking', { token: who.token, body: order })).status).toBe(201);
  }
  expect((await read(id)).state).toBe('RUNNING');
});

describe('a file that unpacks to more than a table', () => {
  const bomb = (piece: Buffer, times: number): Buffer => {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_error, data) => parts.push(data));
    const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 9 });
    zip.add(sheet);
    sheet.push(Buffer.from('<worksheet><sheetData>'));
    for (let n = 0; n < times; n++) sheet.push(piece);
    sheet.push(Buffer.from('</sheetData></worksheet>'), true);
    zip.end();
    return Buffer.concat(parts);
  };

  it.each([
    ['TOO_LARGE_INSIDE', 'in one text', Buffer.alloc(1024 * 1024, ' '), 40],
    ['TOO_MANY_ROWS', 'in many rows', Buffer.from('<row r="1"><c r="A1"><v> </v></c></row>'.repeat(50_000)), 250],
  ])('is refused with %s, %s', { timeout: 120_000 }, async (reason, _how, piece, times) => {
    const bytes = bomb(piece, times);
    expect(bytes.length).toBeLessThan(5_000_000);
    const before = process.memoryUsage().rss;
    const { status, body } = await upload(bytes);
    expect([status, body.params?.reason]).toEqual([422, reason]);
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024);
  });

  it('is refused with too many rows', { timeout: 120_000 }, async () => {
    const { status, body } = await upload(Buffer.from(csvText(customersOf(200_001))));
    expect([status, body.message]).toEqual([422, 'The file has more than 2,00,000 rows. Split it.']);
  });
});

describe('what leaves and comes back', () => {
  const table = async (kind: string) => (await call('GET', `/import/admin/template?kind=${kind}&filled=true`)).text ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const bringBack = async (text: string) => {
    const { id, mapping } = (await upload(Buffer.from(text))).body.data;
    await call('PUT', `/import/admin/${id}`, { mapping, dateOrder: 'DAY_FIRST' });
    await app.worker.runDue();
    return started(id);
  };
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿअ-हा-ौ]{2,12}$/);
  const line = fc.stringMatching(/^[A-Za-z0-9"',;=+@ -]{1,40}$/).filter(text => text.trim() !== '');
  const customer = fc.record({
    mobile: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
    name: fc.tuple(word, word).map(names => names.join(' ')),
    gender: fc.constantFrom('', 'FEMALE', 'MALE', 'OTHER'),
    born: fc.constantFrom('', '1990-04-03', '1984-12-31'),
    note: fc.oneof(fc.constant(''), line),
  });

  it('is the same: customers', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(customer, { selector: one => one.mobile, minLength: 1, maxLength: 20 }), async people => {
        const rows = people.map(({ mobile, name, gender, born, note }) => [mobile, name, '', gender, born, note]);
        const first = await imported([['Mobile', 'Name', 'E-mail', 'Gender', 'Date of birth', 'Note'], ...rows], {
          dateOrder: 'DAY_FIRST',
        });
        const left = await table('CUSTOMERS');
        await undone(first.id);
        const second = await bringBack(left);
        expect(second.counts.REFUSED).toBe(0);
        const again = await table('CUSTOMERS');
        expect(again.split('\r\n').toSorted()).toEqual(left.split('\r\n').toSorted());
        await undone(second.id);
        expect(await total()).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  it('is the same: services with their variants and add-ons', { timeout: 120_000 }, async () => {
    const rupees = fc.integer({ min: 1, max: 10_000_000 }).map(paise => paise / 100);
    const minutes = fc.integer({ min: 1, max: 1440 });
    const byName = (name: string) => name.toLowerCase().normalize('NFKD');
    const option = fc.record({ name: fc.tuple(word, word).map(names => names.join(' ')), rupees, minutes });
    const odd = fc.stringMatching(/^[A-Z][A-Za-z:;" ]{0,12}[a-z]$/).map(name => name.replace(/ +/g, ' '));
    const options = (of: typeof option, maxLength: number) =>
      fc.uniqueArray(of, { selector: one => byName(one.name), minLength: 0, maxLength });
    const service = fc.record({
      name: fc.tuple(word, word).map(names => names.join(' ')),
      category: fc.constantFrom('', 'Facials', 'Brows, Lips'),
      rupees,
      minutes,
      description: fc.oneof(fc.constant(''), line),
      variants: options(option, 8),
      addOns: options(fc.record({ name: odd, rupees, minutes }), 12),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(service, { selector: one => byName(one.name), minLength: 1, maxLength: 8 }), async all => {
        const rows = all.flatMap(({ name, category, description, variants, addOns, ...own }) => {
          const quoted = addOns.map(one => `"${one.name.replaceAll('"', '""')}:${one.rupees}:${one.minutes}"`).join(';');
          const some = variants.length > 0 ? variants : [{ name: '', ...own }];
          return some.map(one => [name, one.name, category, String(one.rupees), String(one.minutes), quoted, description]);
        });
        const first = await imported([['Service', 'Option', 'Category', 'Price', 'Minutes', 'Add-ons', 'Description'], ...rows]);
        expect(first.counts).toEqual({ NEW: rows.length, SAME: 0, MERGED: 0, REFUSED: 0 });
        const left = await table('SERVICES');
        await undone(first.id);
        const second = await bringBack(left);
        expect(second.counts).toEqual(first.counts);
        expect(digest(await table('SERVICES'))).toBe(digest(left));
        const third = await bringBack(left);
        expect(third.counts).toEqual({ NEW: 0, SAME: rows.length, MERGED: 0, REFUSED: 0 });
        await undone(second.id);
        expect((await call('GET', '/service/all')).body.data.totalElements).toBe(0);
      }),
      { numRuns: 10 },
    );
  });
});

it('a table of 5,000 rows is uploaded in one request, and its rows are all there', async () => {
  const { rows, id } = await uploaded(customersOf(5000));
  expect(rows).toBe(5000);
  expect((await call('DELETE', `/import/admin/${id}`)).status).toBe(200);
});
