import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking as bookingTable, event } from '../../platform/db/schema.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  HOME,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeKey,
  makeService,
  newMobile,
  type TestAdmin,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let service: string;
let meera: TestAdmin;
let customer: TestCustomer;
let addressId: string;

beforeAll(async () => {
  app = await startApp();
  service = await makeService(app, { price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  meera = await makeAdmin(app);
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
});

const newDay = makeDays();
const order = (bookingDate: string) => ({ serviceIds: [service], bookingDate, bookingTime: '09:00:00' });
const booked = async (bookingDate = newDay()): Promise<string> => {
  const { userId, token } = customer;
  const body = { ...order(bookingDate), userId, addressId, finalPrice: 999, paymentType: 'PAY_AFTER' };
  return (await app.call('POST', '/booking', { token, body })).body.data.bookingId;
};
const put = (path: string, token = meera.token, body?: object) => {
  app.clock.advance(60_000);
  return app.call('PUT', `/booking/${path}`, { token, body });
};
const history = async (id: string): Promise<Schemas['BookingEvent'][]> =>
  (await app.call('GET', `/booking/admin/${id}/history`, { token: meera.token })).body.data;
const kindsOf = async (id: string) =>
  (await app.db.read.select({ kind: event.kind }).from(event).where(eq(event.bookingId, id))).map(({ kind }) => kind);
/** Oldest entry first. */
const happened = async (id: string) => (await history(id)).toReversed().map(({ kind, by }) => [kind, by && (by.name ?? by.kind)]);

/** What other kinds of entries have. */
const NOTHING_MORE = { from: null, reason: null, professional: null };

describe('the history of a booking', () => {
  it('names the customer who booked', async () => {
    const id = await booked();
    const at = new Date(app.clock.now()).toISOString();
    expect(await history(id)).toEqual([{ kind: 'BOOKED', at, by: { kind: 'CUSTOMER', name: null }, ...NOTHING_MORE }]);
    expect(await kindsOf(id)).toEqual(['BOOKED']);
  });

  it('names the member of staff, the key or the customer behind each change, latest first', async () => {
    const { token: key } = await makeKey(app, meera.token, 'Accounts');
    const [from, to] = [newDay(), newDay()];
    const id = await booked(from);
    await put(id, customer.token, { bookingDate: to, bookingTime: '11:00:00' });
    await put(id, meera.token, { address: { ...HOME, flatNumber: '14' } });
    await put(`admin/${id}/mark-paid`, key);
    await put(`admin/${id}/mark-unpaid`);
    await put(`admin/${id}/mark-paid`);
    await put(`${id}/cancel`, customer.token);
    await put(`admin/${id}/mark-refunded`, key);
    await put(`admin/${id}/mark-unrefunded`);
    expect(await happened(id)).toEqual([
      ['BOOKED', 'CUSTOMER'],
      ['MOVED', 'CUSTOMER'],
      ['ADDRESS_CHANGED', meera.email],
      ['PAID', 'Accounts'],
      ['UNPAID', meera.email],
      ['PAID', meera.email],
      ['CANCELLED', 'CUSTOMER'],
      ['REFUNDED', 'Accounts'],
      ['UNREFUNDED', meera.email],
    ]);
    const all = await history(id);
    expect(all.map(({ by }) => by?.kind)).toEqual([
      'STAFF',
      'API_KEY',
      'CUSTOMER',
      'STAFF',
      'STAFF',
      'API_KEY',
      'STAFF',
      'CUSTOMER',
      'CUSTOMER',
    ]);
    expect(all.map(({ from }) => from).filter(Boolean)).toEqual([{ bookingDate: from, bookingTime: '09:00:00' }]);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('names who booked for a customer and who completed it, even if they have left since', async () => {
    const body = { ...order(newDay()), mobile: newMobile(), fullName: 'Kamla Bai', address: HOME };
    const send = () => app.call('POST', '/booking/admin', { token: meera.token, body, headers: { 'idempotency-key': 'once' } });
    const { bookingId } = (await send()).body.data;
    expect((await send()).body.data.bookingId).toBe(bookingId);
    const gone = await makeAdmin(app);
    await put(`admin/${bookingId}/mark-completed`, gone.token);
    await app.call('DELETE', `/auth/admin/staff/${gone.adminId}`, { token: meera.token });
    expect(await happened(bookingId)).toEqual([
      ['BOOKED', meera.email],
      ['COMPLETED', gone.email],
    ]);
  });

  it('leaves out changes that were refused or changed nothing', async () => {
    const id = await booked();
    const { bookingDate } = (await app.call('GET', `/booking/${id}`, { token: customer.token })).body.data;
    await put(id, meera.token, { bookingDate, bookingTime: '09:00:00', addressId });
    await put(`admin/${id}/mark-unpaid`);
    await put(`admin/${id}/mark-unrefunded`);
    expect((await put(`admin/${id}/mark-refunded`)).status).toBe(409);
    await put(`admin/${id}/mark-paid`);
    await put(`admin/${id}/mark-paid`);
    expect(await happened(id)).toEqual([
      ['BOOKED', 'CUSTOMER'],
      ['PAID', meera.email],
    ]);
  });

  it('is kept for a deleted booking, and holds nothing of a customer whose account is deleted', async () => {
    const id = await booked();
    await put(`admin/${id}/mark-completed`);
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    app.clock.advance(60_000);
    await app.call('DELETE', `/booking/${id}`, { token: meera.token });
    expect((await app.call('GET', `/booking/${id}`, { token: meera.token })).status).toBe(404);
    expect(await happened(id)).toEqual([
      ['BOOKED', 'CUSTOMER'],
      ['COMPLETED', meera.email],
      ['DELETED', meera.email],
    ]);
    const kept = await app.db.read.select().from(event).where(eq(event.bookingId, id));
    for (const personal of [customer.userId, customer.mobile, 'Asha']) expect(JSON.stringify(kept)).not.toContain(personal);
  });

  it('says when but not who for a booking older than the event stream', async () => {
    const id = await booked();
    await app.db.tx(async tx => void (await tx.delete(event).where(eq(event.bookingId, id))));
    const at = Date.parse(NOON);
    const older = { madeBy: null, status: 'CANCELLED' as const, paidAt: at + 1, cancelledAt: at + 2 };
    await app.db.tx(async tx => void (await tx.update(bookingTable).set(older).where(eq(bookingTable.id, id))));
    expect(await happened(id)).toEqual([
      ['BOOKED', null],
      ['PAID', null],
      ['CANCELLED', null],
    ]);
  });

  it('keeps an integrator’s notes in the event stream only', async () => {
    const id = await booked();
    await put(`admin/${id}/external`, meera.token, { externalId: 'A-1' });
    await put(`admin/${id}/external`, meera.token, { externalId: 'A-1' });
    expect(await kindsOf(id)).toEqual(['BOOKED', 'EXTERNAL_CHANGED']);
    expect(await happened(id)).toEqual([['BOOKED', 'CUSTOMER']]);
  });

  it('has at most the latest hundred entries', async () => {
    const id = await booked();
    const events = Array.from({ length: 101 }, (_, n) => ({
      id: `${id} ${n}`,
      bookingId: id,
      at: app.clock.now() + n,
      kind: n % 2 ? ('UNPAID' as const) : ('PAID' as const),
      actor: 'API_KEY' as const,
      actorName: String(n),
      fromDate: null,
      fromMinute: null,
    }));
    await app.db.tx(async tx => void (await tx.insert(event).values(events)));
    const told = await history(id);
    expect([told.length, told[0]?.by?.name, told.at(-1)?.by?.name]).toEqual([100, '100', '1']);
  });

  it('answers BOOKING_NOT_FOUND for an unknown booking', async () => {
    const answer = await app.call('GET', '/booking/admin/nothing/history', { token: meera.token });
    expect(answer.body.errorCode).toBe('BOOKING_NOT_FOUND');
  });
});

describe('taking a mistaken refund back', () => {
  it('marks the booking paid again, since the time it was paid before', async () => {
    const id = await booked();
    const { paidAt } = (await put(`admin/${id}/mark-paid`)).body.data;
    await put(`${id}/cancel`);
    await put(`admin/${id}/mark-refunded`);
    const back = { status: 'CANCELLED', paymentStatus: 'PAID', paidAt, refundedAt: null };
    expect((await put(`admin/${id}/mark-unrefunded`)).body.data).toMatchObject(back);
    expect((await put(`admin/${id}/mark-unrefunded`)).body.data).toMatchObject(back);
    expect((await put(`admin/${id}/mark-unrefunded`, customer.token)).status).toBe(403);
    const owed = await app.call('GET', '/booking/admin?status=CANCELLED&paymentStatus=PAID&size=100', { token: meera.token });
    expect(owed.body.data.content.map(({ bookingId }: { bookingId: string }) => bookingId)).toContain(id);
    expect((await put(`admin/${id}/mark-refunded`)).body.data).toMatchObject({ paymentStatus: 'UNPAID', paidAt: null });
  });

  it('answers BOOKING_NOT_FOUND for an unknown booking', async () => {
    expect((await put('admin/nothing/mark-unrefunded')).body.errorCode).toBe('BOOKING_NOT_FOUND');
  });
});
