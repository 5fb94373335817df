/** Staff search a long history. The answer counts up to 1,000 matches, and its pages reach every one of them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { withPostgres } from '../../platform/db/connect-postgres.ts';
import { booking, bookingItem } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';

let app: TestApp;
let token: string;
let serviceId: string;
let userId: string;
let first: { row: typeof booking.$inferSelect; item: typeof bookingItem.$inferSelect };

beforeAll(async () => {
  app = await startApp();
  serviceId = await makeService(app, { name: 'Facial', price: 999 });
  const asha = await makeCustomer(app, 'Asha');
  userId = asha.userId;
  const body = {
    userId,
    serviceIds: [serviceId],
    bookingDate: '2026-12-08',
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId: await makeAddress(app, asha),
    paymentType: 'PAY_AFTER',
  };
  const { bookingId } = (await app.call('POST', '/booking', { token: asha.token, body })).body.data;
  token = (await makeAdmin(app)).token;
  const [row] = await app.db.read.select().from(booking).where(eq(booking.id, bookingId));
  const [item] = await app.db.read.select().from(bookingItem).where(eq(bookingItem.bookingId, bookingId));
  first = { row, item } as typeof first;
});
afterAll(() => app.close());

let copies = 1;
/** Copies the first booking until there are so many, three on each day before it. */
const fillUpTo = async (bookings: number) => {
  for (; copies < bookings; copies += 100) {
    const some = Array.from({ length: Math.min(100, bookings - copies) }, (_, n) => {
      const id = `copy-${String(copies + n).padStart(4, '0')}`;
      return { id, bookingDate: addDays(first.row.bookingDate, -Math.ceil((copies + n) / 3)) };
    });
    await app.db.tx(async tx => {
      await tx.insert(booking).values(some.map(copy => ({ ...first.row, ...copy })));
      await tx.insert(bookingItem).values(some.map(({ id, bookingDate }) => ({ ...first.item, bookingId: id, bookingDate })));
    });
  }
  copies = bookings;
  // A real history grows over years, and PostgreSQL's autovacuum counts it meanwhile. Without its figures a page takes half a second.
  const { DATABASE_URL } = app.database.env;
  if (DATABASE_URL) await withPostgres(DATABASE_URL, client => client.query('ANALYZE'));
};
const ask = async (query: string) => (await app.call('GET', `/booking/admin?${query}`, { token })).body.data;
const QUERIES = () => [
  'search=facial',
  'search=asha',
  `serviceId=${serviceId}`,
  'createdFrom=2026-01-01',
  `search=asha&userId=${userId}`,
];

describe('a search with many matches', () => {
  it('has an exact total of 1,000', async () => {
    await fillUpTo(1000);
    for (const query of QUERIES()) {
      const { content, totalIsMinimum, ...page } = await ask(`${query}&size=30`);
      expect([content.length, totalIsMinimum, page]).toMatchObject([30, undefined, { totalElements: 1000, totalPages: 34 }]);
    }
  });

  it('says that there are more than 1,000', async () => {
    await fillUpTo(1001);
    for (const query of QUERIES())
      expect(await ask(`${query}&size=100`)).toMatchObject({ totalElements: 1001, totalPages: 11, totalIsMinimum: true });
    expect(await ask('search=facial&size=100&page=10')).toMatchObject({ totalElements: 1001, totalPages: 11 });
    expect(await ask('search=facial&size=100&page=10')).not.toHaveProperty('totalIsMinimum');
  });

  it.each(['latest', 'earliest'])('leads a client that reads totalPages to every booking once, %s first', async order => {
    await fillUpTo(2345);
    const expected = await exportedIds();
    for (const query of QUERIES()) {
      const ids: string[] = [];
      for (let page = 0, totalPages = 1; page < totalPages; page++) {
        const answer = await ask(`${query}&order=${order}&size=100&page=${page}`);
        ids.push(...answer.content.map(({ bookingId }: { bookingId: string }) => bookingId));
        ({ totalPages } = answer);
        // It is exact as soon as no booking is left beyond the page.
        expect([answer.totalIsMinimum ?? false, answer.totalElements]).toEqual(
          ids.length < 2345 ? [true, Math.max(1000, ids.length) + 1] : [false, 2345],
        );
      }
      expect(ids).toEqual(order === 'latest' ? expected : expected.toReversed());
    }
    expect(await ask('search=facial&size=100&page=24')).toMatchObject({ content: [], totalElements: 2345, totalPages: 24 });
    expect(await ask('search=facial&size=1&page=1000000')).toMatchObject({ content: [], totalElements: 2345 });
  });

  it('keeps exact totals where the counts of months know them', async () => {
    expect(await ask('size=1')).toMatchObject({ totalElements: 2345, totalPages: 2345 });
    expect(await ask('status=PENDING&size=1')).not.toHaveProperty('totalIsMinimum');
  });
});

/** Every booking, latest first. */
const exportedIds = async (): Promise<string[]> => {
  const { text } = await app.call('GET', '/booking/admin/export?search=facial', { token });
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0] as string);
};
