import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let admin: string;
let asha: TestCustomer;
let book: (day: number, customer?: TestCustomer) => Promise<string>;

/** A change is listed only after this time. */
const SETTLED = 10_001;

beforeAll(async () => {
  app = await startApp();
  const service = await makeService(app, { price: 999 });
  asha = await makeCustomer(app, 'Asha Deshmukh');
  admin = (await makeAdmin(app)).token;
  book = async (day, customer = asha) => {
    const body = {
      userId: customer.userId,
      serviceIds: [service],
      bookingDate: `2026-12-${String(day).padStart(2, '0')}`,
      bookingTime: '09:00:00',
      finalPrice: 999,
      addressId: await makeAddress(app, customer),
      paymentType: 'PAY_AFTER',
    };
    app.clock.advance(1000);
    return (await app.call('POST', '/booking', { token: customer.token, body })).body.data.bookingId;
  };
});
afterAll(() => app.close());

const ask = (query = '', token = admin) => app.call('GET', `/booking/admin/changes${query}`, { token });
const changes = async (query = ''): Promise<Schemas['BookingChanges']> => (await ask(query)).body.data;
const idsOf = ({ content }: Schemas['BookingChanges']) => content.map(({ bookingId }) => bookingId);
const put = (path: string) => app.call('PUT', `/booking/${path}`, { token: admin });

describe('the changes of bookings', () => {
  it('are listed in order, in pieces, each booking once, and continue after the cursor', async () => {
    const nothing = await changes();
    expect(nothing).toMatchObject({ content: [], hasMore: false });

    const [first, second, third] = [await book(7), await book(8), await book(9)];
    // The changes are still too new.
    expect(await changes()).toEqual(nothing);
    app.clock.advance(SETTLED);
    const start = await changes('?size=2');
    expect([idsOf(start), start.hasMore]).toEqual([[first, second], true]);
    expect(start.content[0]).toMatchObject({
      deleted: false,
      booking: { bookingId: first, userId: asha.userId, status: 'PENDING' },
    });
    const rest = await changes(`?size=2&after=${start.next}`);
    expect([idsOf(rest), rest.hasMore]).toEqual([[third], false]);
    expect(await changes(`?after=${rest.next}`)).toEqual({ content: [], next: rest.next, hasMore: false });
    // The cursor of an empty answer works, too.
    expect(idsOf(await changes(`?after=${nothing.next}`))).toEqual([first, second, third]);

    // At the same instant.
    await put(`admin/${second}/mark-paid`);
    await put(`${first}/cancel`);
    app.clock.advance(SETTLED);
    const news = await changes(`?after=${rest.next}`);
    expect(idsOf(news).toSorted()).toEqual([first, second].toSorted());
    const byId = new Map(news.content.map(({ bookingId, booking }) => [bookingId, booking]));
    expect(byId.get(first)).toMatchObject({ status: 'CANCELLED', cancelledAt: expect.any(String), paidAt: null });
    expect(byId.get(second)).toMatchObject({ paymentStatus: 'PAID', paidAt: expect.any(String), cancelledAt: null });

    // A call that changes nothing is no change.
    const nothingNew = [
      await put(`admin/${second}/mark-paid`),
      await put(`admin/${third}/mark-unpaid`),
      await put(`admin/${first}/mark-unrefunded`),
      await app.call('PUT', `/booking/${third}`, { token: admin, body: { bookingTime: '09:00:00' } }),
    ];
    expect(nothingNew.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    app.clock.advance(SETTLED);
    expect((await changes(`?after=${news.next}`)).content).toEqual([]);
  });

  it('report a deleted booking without its data, and a deleted account', async () => {
    const { next } = await changes();
    const gone = await book(10);
    await app.call('DELETE', `/booking/${gone}`, { token: admin });
    app.clock.advance(SETTLED);
    const deleted = await changes(`?after=${next}`);
    expect(deleted.content).toEqual([{ bookingId: gone, changedAt: expect.any(String), deleted: true, booking: null }]);

    for (const { bookingId, booking } of (await changes()).content)
      if (booking?.status === 'PENDING') await put(`admin/${bookingId}/mark-completed`);
    app.clock.advance(SETTLED);
    const done = await changes(`?after=${deleted.next}`);
    expect((await app.call('DELETE', '/auth/profile', { token: asha.token })).status).toBe(200);
    app.clock.advance(SETTLED);
    const left = await changes(`?after=${done.next}`);
    expect(left.content.length).toBeGreaterThan(2);
    for (const { booking } of left.content)
      if (booking) expect(booking).toMatchObject({ userId: asha.userId, user: { fullName: null, mobile: null }, address: null });
    expect(JSON.stringify(left)).not.toContain(asha.mobile);
  });

  it('report a deleted account even after the clock was set back', async () => {
    const bina = await makeCustomer(app, 'Bina Rao');
    const bookingId = await book(11, bina);
    await put(`admin/${bookingId}/mark-completed`);
    app.clock.advance(SETTLED);
    const { next } = await changes();
    app.clock.advance(-HOUR);
    expect((await app.call('DELETE', '/auth/profile', { token: bina.token })).status).toBe(200);
    app.clock.advance(HOUR + SETTLED);
    const { content } = await changes(`?after=${next}`);
    expect(content).toMatchObject([{ bookingId, booking: { user: { fullName: null }, address: null } }]);
  });

  it('report a change even after the clock was set back to the change before', async () => {
    const bookingId = await book(14, await makeCustomer(app, 'Chitra Rao'));
    app.clock.advance(SETTLED);
    const { next } = await changes();
    app.clock.advance(-SETTLED);
    await put(`admin/${bookingId}/mark-paid`);
    app.clock.advance(2 * SETTLED);
    expect((await changes(`?after=${next}`)).content).toMatchObject([{ bookingId, booking: { paymentStatus: 'PAID' } }]);
  });

  it.each(['after=1', 'after=x.y', 'after=1.%27', 'size=0', 'size=101', 'since=2026-01-01'])('refuse %s', async query => {
    expect((await ask(`?${query}`)).body.errorCode).toBe('VALIDATION_ERROR');
  });

  it('are for staff', async () => {
    const customer = await makeCustomer(app);
    expect((await ask('', customer.token)).status).toBe(403);
    expect((await app.call('GET', '/booking/admin/changes')).status).toBe(401);
  });
});
