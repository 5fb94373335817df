import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { booking, bookingItem } from '../../platform/db/schema.ts';
import { codeCell } from '../../platform/shared/csv.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCoupon, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let admin: string;
let facial: string;
let wax: string;
let asha: Customer;
let omar: Customer;
let devi: Customer;
type Customer = TestCustomer & { addressId: string };

const customer = async (fullName: string): Promise<Customer> => {
  const made = await makeCustomer(app, fullName);
  return { ...made, addressId: await makeAddress(app, made) };
};

const book = async (who: Customer, serviceIds: string[], finalPrice: number, change: object) => {
  const body = {
    userId: who.userId,
    serviceIds,
    bookingTime: '09:00:00',
    finalPrice,
    addressId: who.addressId,
    paymentType: 'PAY_AFTER',
    ...change,
  };
  return (await app.call('POST', '/booking', { token: who.token, body })).body.data.bookingId as string;
};
const put = (path: string) => app.call('PUT', `/booking/admin/${path}`, { token: admin });

/** Asha: 7th and 9th. Omar: 8th (completed, paid). Devi: 8th (cancelled) and 10th (completed, unpaid). */
let ids: Record<'asha7' | 'asha9' | 'omar8' | 'devi8' | 'devi10' | 'deleted', string>;

beforeAll(async () => {
  app = await startApp();
  facial = await makeService(app, { name: 'Gold 98765% Facial', price: 999 });
  wax = await makeService(app, { name: 'Wax_Deluxe', price: 1200 });
  await makeCoupon(app, { code: 'TEN' });
  asha = await customer('Asha Deshmukh');
  omar = await customer("Omar O'Brien");
  devi = await customer('देवी शर्मा');
  ids = {
    asha7: await book(asha, [facial], 999, { bookingDate: '2026-12-07', bookingTime: '11:00:00' }),
    asha9: await book(asha, [facial, wax], 1979.1, { bookingDate: '2026-12-09', couponCode: 'TEN' }),
    omar8: await book(omar, [wax, wax], 2400, { bookingDate: '2026-12-08', bookingTime: '13:00:00' }),
    devi8: await book(devi, [facial], 999, { bookingDate: '2026-12-08' }),
    devi10: await book(devi, [wax], 1200, { bookingDate: '2026-12-10' }),
    deleted: await book(omar, [facial], 999, { bookingDate: '2026-12-11' }),
  };
  admin = (await makeAdmin(app)).token;
  await put(`${ids.omar8}/mark-completed`);
  await put(`${ids.omar8}/mark-paid`);
  await put(`${ids.devi8}/status?status=CANCELLED`);
  await put(`${ids.devi10}/mark-completed`);
  await app.call('DELETE', `/booking/${ids.deleted}`, { token: admin });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  admin = (await makeAdmin(app)).token;
});

const get = (query = '') => app.call('GET', `/booking/admin${query}`, { token: admin });
const names = (found: string[]) => found.map(id => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id);
const list = async (query = '') => {
  const { content, ...page } = (await get(query)).body.data;
  return { names: names(content.map(({ bookingId }: { bookingId: string }) => bookingId)), ...page };
};
const search = async (text: string, more = '') => (await list(`?search=${encodeURIComponent(text)}${more}`)).names.toSorted();

describe('the list of all bookings', () => {
  it('shows the latest visit first, fifty on a page, without deleted ones', async () => {
    expect(await list()).toEqual({
      names: ['devi10', 'asha9', 'omar8', 'devi8', 'asha7'],
      page: 0,
      size: 50,
      totalPages: 1,
      totalElements: 5,
    });
    expect((await get()).body.data.content[1]).toMatchObject({
      user: { fullName: 'Asha Deshmukh', mobile: asha.mobile },
      name: ['Gold 98765% Facial', 'Wax_Deluxe'],
      finalPrice: 1979.1,
      couponCode: 'TEN',
      paymentStatus: 'UNPAID',
      upi: null,
    });
  });

  it('has pages that neither lose nor repeat a booking', async () => {
    expect(await list('?size=2')).toMatchObject({ names: ['devi10', 'asha9'], totalPages: 3, totalElements: 5 });
    expect(await list('?size=2&page=1')).toMatchObject({ names: ['omar8', 'devi8'], page: 1 });
    expect(await list('?size=2&page=2')).toMatchObject({ names: ['asha7'], page: 2 });
    expect(await list('?size=2&page=3')).toMatchObject({ names: [], page: 3, totalElements: 5 });
    expect(await list('?size=1&page=1000000')).toMatchObject({ names: [], totalElements: 5 });
    expect((await list('?size=1&page=3')).names).toEqual(['devi8']);
  });

  it('shows the earliest visit first when asked to', async () => {
    expect((await list('?order=earliest')).names).toEqual(['asha7', 'devi8', 'omar8', 'asha9', 'devi10']);
    expect(await list('?order=earliest&size=2&page=1')).toMatchObject({ names: ['omar8', 'asha9'], totalElements: 5 });
    expect((await list('?order=earliest&from=2026-12-08&to=2026-12-09&size=2')).names).toEqual(['devi8', 'omar8']);
    expect(await list('?order=earliest&search=wax&size=2')).toMatchObject({ names: ['omar8', 'asha9'], totalElements: 3 });
    expect((await list('?order=earliest&search=wax&size=2&page=1')).names).toEqual(['devi10']);
    expect((await list('?order=latest')).names).toEqual((await list()).names);
    expect((await get('?order=cheapest')).status).toBe(400);
  });

  it.each([
    ['?status=PENDING', ['asha9', 'asha7']],
    ['?status=COMPLETED', ['devi10', 'omar8']],
    ['?status=CANCELLED', ['devi8']],
    ['?paymentStatus=PAID', ['omar8']],
    ['?paymentStatus=UNPAID', ['devi10', 'asha9', 'devi8', 'asha7']],
    ['?status=COMPLETED&paymentStatus=UNPAID', ['devi10']],
    ['?from=2026-12-08&to=2026-12-09', ['asha9', 'omar8', 'devi8']],
    ['?from=2026-12-09', ['devi10', 'asha9']],
    ['?to=2026-12-07', ['asha7']],
    ['?from=2027-01-01', []],
    ['?status=PENDING&from=2026-12-08&search=asha', ['asha9']],
    ['?paymentStatus=UNPAID&search=wax', ['devi10', 'asha9']],
    ['?status=COMPLETED&from=2026-12-09&search=wax', ['devi10']],
    ['?to=2026-12-08&search=%E0%A4%A6%E0%A5%87%E0%A4%B5%E0%A5%80', ['devi8']],
  ])('answers %s with %j', async (query, expected) => {
    expect(await list(query)).toMatchObject({ names: expected, totalElements: expected.length });
  });

  it('follows a booking that is moved, completed, paid or deleted', async () => {
    const counts = async () =>
      Promise.all(
        ['', '?status=PENDING', '?status=COMPLETED', '?paymentStatus=PAID', '?from=2026-12-20&to=2026-12-20'].map(
          async query => (await list(query)).totalElements,
        ),
      );
    const before = await counts();
    const id = await book(omar, [facial], 999, { bookingDate: '2026-12-14' });
    const body = { bookingDate: '2026-12-20' };
    await app.call('PUT', `/booking/${id}`, { token: omar.token, body });
    expect(await counts()).toEqual([before[0] + 1, before[1] + 1, before[2], before[3], 1]);
    await put(`${id}/mark-paid`);
    await put(`${id}/mark-paid`);
    await put(`${id}/mark-completed`);
    expect(await counts()).toEqual([before[0] + 1, before[1], before[2] + 1, before[3] + 1, 1]);
    await app.call('DELETE', `/booking/${id}`, { token: admin });
    expect(await counts()).toEqual(before);
  });

  it.each([
    'page=-1',
    'page=1.5',
    'page=NaN',
    'page=1e20',
    'page=1000001',
    'page=0&page=1',
    'size=0',
    'size=-1',
    'size=101',
    'size=1e9',
    'size=ten',
    'status=pending',
    'paymentStatus=MAYBE',
    'from=2026-02-30',
    'to=tomorrow',
    'from=2026-12-09&to=2026-12-08',
    `search=${'a'.repeat(5000)}`,
    'search=%00',
  ])('R54 R55 refuses %s', async query => {
    const answer = await get(`?${query}`);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it.each(['', '/export'])('R14 R23 /booking/admin%s is for staff', async path => {
    const answers = [
      await app.call('GET', `/booking/admin${path}`),
      await app.call('GET', `/booking/admin${path}`, { token: asha.token }),
    ];
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [401, 'UNAUTHORIZED'],
      [403, 'FORBIDDEN'],
    ]);
  });
});

const exported = (query = '') => app.call('GET', `/booking/admin/export${query}`, { token: admin });

describe('searching', () => {
  it.each([
    ['asha', ['asha7', 'asha9']],
    ['DESH', ['asha7', 'asha9']],
    ['Asha Deshmukh', ['asha7', 'asha9']],
    ["o'br", ['omar8']],
    ['obrien', ['omar8']],
    ['deshmukh asha', ['asha7', 'asha9']],
    ['asha wax', ['asha9']],
    ['facial deluxe', ['asha9']],
    ['facials', ['asha7', 'asha9', 'devi8']],
    ['waxing asha', ['asha9']],
    ['facail', ['asha7', 'asha9', 'devi8']],
    ['deshmuhk facial', ['asha7', 'asha9']],
    ['देवी', ['devi10', 'devi8']],
    ['शर्मा', ['devi10', 'devi8']],
    ['facial', ['asha7', 'asha9', 'devi8']],
    ['  Wax  ', ['asha9', 'devi10', 'omar8']],
    ['nobody', []],
  ])('finds %j', async (text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  it.each([
    ['%', []],
    ['98765%', ['asha7', 'asha9', 'devi8']],
    ['_', []],
    ['x_d', []],
    ['wax_d', ['asha9', 'devi10', 'omar8']],
    ['as%ha', []],
    ['a_ha', []],
    ['\\', []],
    ["'", []],
    ["' OR 1=1 --", []],
    ['💅', []],
  ])('R55 treats %j as text, not as a pattern', async (text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  it('finds a whole mobile, a part of one, and one with separators', async () => {
    const { mobile } = omar;
    for (const typed of [
      mobile,
      mobile.slice(-6),
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      `0${mobile}`,
      `91-${mobile}`,
    ]) {
      expect(await search(typed)).toContain('omar8');
    }
    expect(await search(mobile)).toEqual(['omar8']);
  });

  it('finds a booking by its id, and by its reference in any form', async () => {
    const id = ids.asha7;
    for (const typed of [
      id.slice(-6).toUpperCase(),
      `#${id.slice(-6)}`,
      id.slice(-6, -2),
      id.slice(-8),
      id.slice(-12),
      id,
      id.slice(0, 23),
    ]) {
      expect(await search(typed)).toContain('asha7');
    }
    expect(await search(id)).toEqual(['asha7']);
    expect(await search(ids.deleted.slice(-6))).toEqual([]);
  });

  it('counts each match once over all pages, and no deleted booking', async () => {
    expect(await list('?search=wax&size=1&page=1')).toEqual({
      names: ['asha9'],
      page: 1,
      size: 1,
      totalPages: 3,
      totalElements: 3,
      matched: 'EXACT',
    });
    expect(await list('?search=delxue')).toMatchObject({ totalElements: 3, matched: 'SPELLING' });
    expect(await list('?search=nobody')).toMatchObject({ totalElements: 0, matched: 'NONE' });
    expect(await list('?search=wax&size=1&page=3')).toMatchObject({ names: [], totalElements: 3 });
    expect(await list('?search=facial')).toMatchObject({ totalElements: 3 });
    expect(await list('?search=%20')).toMatchObject({ totalElements: 5 });
  });

  it('finds all matches page by page, with their number', async () => {
    const [row] = await app.db.read.select().from(booking).where(eq(booking.id, ids.devi10));
    const copies = Array.from({ length: 1100 }, (_, i) => ({
      ...(row as typeof booking.$inferSelect),
      id: `copy-${String(i).padStart(4, '0')}`,
      // Every other booking is Devi's.
      userId: i % 2 === 0 ? devi.userId : omar.userId,
      bookingDate: `2027-${String(1 + Math.floor(i / 100)).padStart(2, '0')}-11`,
      deletedAt: i < 4 ? 1 : null,
    }));
    await app.db.tx(async tx => {
      for (let first = 0; first < copies.length; first += 100) await tx.insert(booking).values(copies.slice(first, first + 100));
    });
    const of = (page: number, more = '') => list(`?search=%E0%A4%A6%E0%A5%87%E0%A4%B5%E0%A5%80&size=100&page=${page}${more}`);
    // 548 copies that are not deleted, and two earlier visits of Devi.
    expect(await of(0)).toMatchObject({ totalElements: 550, totalPages: 6 });
    expect((await of(0)).names.slice(0, 2)).toEqual(['copy-1098', 'copy-1096']);
    expect((await of(5)).names.slice(-3)).toEqual(['copy-0004', 'devi10', 'devi8']);
    expect(await of(6)).toMatchObject({ names: [], totalElements: 550 });
    expect((await of(5, '&order=earliest')).names.at(-1)).toBe('copy-1098');
    expect(await of(0, '&to=2027-01-31')).toMatchObject({ totalElements: 50 });
    expect((await exported('?search=%E0%A4%A6%E0%A5%87%E0%A4%B5%E0%A5%80')).text.trimEnd().split('\r\n')).toHaveLength(551);
    await app.db.tx(tx => tx.delete(booking).where(like(booking.id, 'copy-%')));
  });

  it('finds a customer by the present name, and a service by the booked name', async () => {
    const rename = (fullName: string) => app.call('PUT', '/auth/profile', { token: asha.token, body: { fullName } });
    await rename('Asha Kulkarni');
    expect(await search('kulkarni')).toEqual(['asha7', 'asha9']);
    expect(await search('deshmukh')).toEqual([]);
    expect(await search(asha.mobile)).toEqual(['asha7', 'asha9']);
    await rename('Asha Deshmukh');
  });
});

describe('the export', () => {
  const BOM = '\uFEFF';

  it('is a CSV file for spreadsheets, latest visit first', async () => {
    const answer = await exported();
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings-2026-12-04.csv"',
      'cache-control': 'no-store',
    });
    const [header, ...lines] = answer.text.split('\r\n');
    expect(header).toBe(
      `${BOM}Booking,Reference,Date,Time,Customer,Mobile,Services,Address,Total,Discount,Coupon,Final,Payment,Paid,Refunded,Status,External id,Cancelled because`,
    );
    expect(lines.pop()).toBe('');
    expect(names(lines.map(line => line.split(',')[0] as string))).toEqual(['devi10', 'asha9', 'omar8', 'devi8', 'asha7']);
    const address = '"12, Lotus Residency, Ramdaspeth, Opposite the park, Nagpur, Maharashtra, 440010"';
    expect(lines[1]).toBe(
      `${ids.asha9},${codeCell(ids.asha9.slice(-6).toUpperCase())},2026-12-09,09:00:00,Asha Deshmukh,${asha.mobile},"Gold 98765% Facial, Wax_Deluxe",${address},2199.00,219.90,TEN,1979.10,PAY_AFTER,no,,PENDING,,`,
    );
    expect(lines[2]).toContain(`Omar O'Brien,${omar.mobile},Wax_Deluxe × 2,`);
    expect(lines[0]).toContain('देवी शर्मा');
  });

  it('keeps references and codes that a spreadsheet would turn into numbers or dates', async () => {
    const [row] = await app.db.read.select().from(booking).where(eq(booking.id, ids.omar8));
    const copy = { ...(row as typeof booking.$inferSelect), id: 'copy-725e29', reference: '725E29', couponCode: 'DEC25' };
    await app.db.tx(async tx => void (await tx.insert(booking).values(copy)));
    const { text } = await exported();
    expect(text).toContain("copy-725e29,'725E29,2026-12-08");
    expect(text).toContain(",'DEC25,");
    await app.db.tx(async tx => void (await tx.delete(booking).where(eq(booking.id, copy.id))));
  });

  it('writes the day of a refund in Nagpur', async () => {
    await app.db.tx(async tx => {
      const refundedAt = Date.parse('2026-12-05T00:30:00+05:30');
      await tx.update(booking).set({ refundedAt }).where(eq(booking.id, ids.devi8));
    });
    expect((await exported('?status=CANCELLED')).text).toMatch(/,no,2026-12-05,CANCELLED,,\r\n$/);
    await app.db.tx(async tx => void (await tx.update(booking).set({ refundedAt: null }).where(eq(booking.id, ids.devi8))));
  });

  it('takes the filters of the list', async () => {
    expect((await exported('?status=PENDING')).text.split('\r\n')).toHaveLength(4);
    expect((await exported('?from=2026-12-10&to=2026-12-10')).text.split('\r\n')).toHaveLength(3);
    expect((await exported('?from=2027-01-01')).text.split('\r\n')).toHaveLength(2);
    expect((await exported('?paymentStatus=PAID')).text.split('\r\n')).toHaveLength(3);
    expect((await exported('?search=wax')).text.split('\r\n')).toHaveLength(5);
    expect((await exported('?search=wax&status=PENDING')).text).toContain(`${ids.asha9},`);
    expect((await exported('?search=nobody')).text.split('\r\n')).toHaveLength(2);
    expect((await exported('?from=2026-12-10&to=2026-12-09')).body.errorCode).toBe('VALIDATION_ERROR');
  });

  it.each([
    ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tTab', "'\tTab"],
    ['\rReturn', `"'\rReturn"`],
    ['＝1', "'＝1"],
    ['A "quoted", name', '"A ""quoted"", name"'],
    ['Two\nlines', '"Two\nlines"'],
    ['₹ and देवी', '₹ and देवी'],
  ])('R82 writes the service %j as %j', async (name, cell) => {
    const rename = (to: string) =>
      app.db.tx(async tx => void (await tx.update(bookingItem).set({ name: to }).where(eq(bookingItem.bookingId, ids.asha7))));
    await rename(name);
    expect((await exported('?to=2026-12-07')).text).toContain(`,Asha Deshmukh,${asha.mobile},${cell},`);
    await rename('Gold 98765% Facial');
  });

  it('reads no bookings for a HEAD request', async () => {
    const read = vi.spyOn(app.db.read, 'select');
    const { status, headers, text } = await app.call('HEAD', '/booking/admin/export', { token: admin });
    expect([status, headers['content-type'], headers['content-length'], text]).toEqual([
      200,
      'text/csv; charset=utf-8',
      undefined,
      undefined,
    ]);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it.each(['', '?search=wax'])('%s answers with an error if its first piece cannot be read', async query => {
    const read = vi.spyOn(app.db.read, 'select').mockImplementation(() => {
      throw Object.assign(new Error('the disk is gone'), { code: 'SQLITE_IOERR' });
    });
    const answer = await exported(query).finally(() => read.mockRestore());
    expect([answer.status, answer.body.errorCode]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' });
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  it('writes each booking once over many pieces', async () => {
    const [row] = await app.db.read.select().from(booking).where(eq(booking.id, ids.omar8));
    const copies = Array.from({ length: 1203 }, (_, i) => ({ ...(row as typeof booking.$inferSelect), id: `copy-${i}` }));
    // A statement takes a limited number of values.
    for (let from = 0; from < copies.length; from += 500)
      await app.db.tx(async tx => void (await tx.insert(booking).values(copies.slice(from, from + 500))));
    const answer = await exported('?status=COMPLETED&to=2026-12-08');
    const lines = answer.text.split('\r\n').slice(1, -1);
    const written = lines.map(line => line.split(',')[0]);
    expect([answer.status, written.length, new Set(written).size]).toEqual([200, 1204, 1204]);
    expect(written).toEqual(written.toSorted().toReversed());
    await app.db.tx(async tx => void (await tx.delete(booking).where(like(booking.id, 'copy-%'))));
  });
});
