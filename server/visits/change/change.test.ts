import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupon } from '../../platform/db/schema.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeDays,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let service: string;
let admin: string;

beforeAll(async () => {
  app = await startApp();
  service = await makeService(app, { price: 999, durationInMinutes: 60 });
  await makeCoupon(app, { code: 'FIFTY', discountType: 'FIXED', discountValue: 50 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  admin = (await makeAdmin(app)).token;
});

const newDay = makeDays();

const booked = async (customer?: TestCustomer, bookingDate = newDay(), change: object = {}) => {
  const who = customer ?? (await makeCustomer(app));
  const body = {
    userId: who.userId,
    serviceIds: [service],
    bookingDate,
    bookingTime: '09:00:00',
    finalPrice: 949,
    addressId: await makeAddress(app, who),
    paymentType: 'PAY_AFTER',
    couponCode: 'FIFTY',
    ...change,
  };
  return { ...who, booking: (await app.call('POST', '/booking', { token: who.token, body })).body.data, bookingDate };
};
const put = (token: string, path: string, body?: object) => app.call('PUT', `/booking/${path}`, { token, body });
const remaining = async (date: string, time = '09:00:00') =>
  (await app.call('GET', `/booking/available-slots?date=${date}`)).body.data.find(
    ({ startTime }: { startTime: string }) => startTime === time,
  ).remaining;
const usedCount = async () => (await app.db.read.select().from(coupon).where(eq(coupon.code, 'FIFTY')))[0]?.usedCount ?? 0;

describe('cancelling', () => {
  it('R48 frees the place and gives back the coupon once, and is final', async () => {
    const { token, booking, bookingDate } = await booked();
    const used = await usedCount();
    expect(await remaining(bookingDate)).toBe(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(token, `${booking.bookingId}/cancel`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'INVALID_STATUS_TRANSITION')).toHaveLength(9);
    expect(await remaining(bookingDate)).toBe(3);
    expect(await usedCount()).toBe(used - 1);
  });

  it('is allowed to customers until the visit begins, and to staff afterwards', async () => {
    const { token, booking, bookingDate } = await booked();
    app.clock.moveTo(`${bookingDate}T09:00:00+05:30`);
    expect((await put(token, `${booking.bookingId}/cancel`)).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    const signedIn = (await makeAdmin(app)).token;
    // Staff may correct the address while the visit is under way.
    expect((await put(signedIn, booking.bookingId, { addressId: booking.addressId })).status).toBe(200);
    expect((await put(signedIn, `${booking.bookingId}/cancel`)).body.data.status).toBe('CANCELLED');
  });
});

describe('rescheduling', () => {
  it('moves date, time and address, keeps coupon and price, and may overlap its own place', async () => {
    await changeSettings(app, { teams: 1 });
    const customer = await booked();
    const to = newDay();
    const address = await makeAddress(app, customer);
    const moved = (
      await put(customer.token, customer.booking.bookingId, { bookingDate: to, bookingTime: '11:00:00', addressId: address })
    ).body.data;
    expect(moved).toMatchObject({
      bookingDate: to,
      bookingTime: '11:00:00',
      addressId: address,
      couponCode: 'FIFTY',
      finalPrice: 949,
      status: 'PENDING',
    });
    expect([await remaining(customer.bookingDate), await remaining(to, '11:00:00')]).toEqual([1, 0]);
    const same = await put(customer.token, customer.booking.bookingId, { bookingTime: '11:00:00' });
    expect(same.status).toBe(200);
    await changeSettings(app, {});
  });

  it('offers the booking its own place in a full slot, and nobody else', async () => {
    const { booking, bookingDate } = await booked();
    await booked(undefined, bookingDate);
    await booked(undefined, bookingDate);
    const slots = async (query = '') => {
      const { data } = (await app.call('GET', `/booking/available-slots?date=${bookingDate}&durationInMinutes=60${query}`)).body;
      return data.map(({ reason, remaining }: { reason: string | null; remaining: number }) => reason ?? remaining);
    };
    expect(await slots()).toEqual(['FULL', 3, 3, 3, 3]);
    expect(await slots(`&exceptBookingId=${booking.bookingId}`)).toEqual([1, 3, 3, 3, 3]);
    expect(await slots('&exceptBookingId=unknown')).toEqual(['FULL', 3, 3, 3, 3]);
  });

  it('is allowed to customers until the visit begins, and to staff afterwards', async () => {
    const { token, booking, bookingDate } = await booked();
    const later = { bookingDate: newDay() };
    app.clock.moveTo(`${bookingDate}T08:59:59+05:30`);
    expect((await put(token, booking.bookingId, later)).status).toBe(200);
    app.clock.moveTo(`${later.bookingDate}T09:00:00+05:30`);
    for (const change of [{ bookingDate: newDay() }, { addressId: booking.addressId }]) {
      const refused = await put(token, booking.bookingId, change);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'INVALID_STATUS_TRANSITION']);
    }
    const signedIn = (await makeAdmin(app)).token;
    expect((await put(signedIn, booking.bookingId, { bookingDate: newDay() })).status).toBe(200);
  });

  it('is refused for full, past and unknown slots, overlaps and final states, and changes nothing', async () => {
    await changeSettings(app, { teams: 1 });
    const [a, b] = [await booked(), await booked()];
    const again = await booked(a);
    const move = (change: object) => put(a.token, a.booking.bookingId, change);
    expect((await move({ bookingDate: b.bookingDate })).body.data).toEqual({ reason: 'FULL' });
    const overlapping = { bookingDate: again.bookingDate };
    expect((await move(overlapping)).body).toMatchObject({
      errorCode: 'DUPLICATE_BOOKING',
      message: 'You already have a booking at this time.',
    });
    expect((await put(admin, a.booking.bookingId, overlapping)).body).toMatchObject({
      errorCode: 'DUPLICATE_BOOKING',
      message: 'The customer already has a booking at this time.',
    });
    expect((await move({ bookingDate: '2026-12-04' })).body.data).toEqual({ reason: 'PAST' });
    expect((await move({ bookingTime: '10:00:00' })).body.data).toEqual({ reason: 'NOT_OFFERED' });
    expect((await move({ addressId: b.booking.addressId })).body.errorCode).toBe('ADDRESS_NOT_FOUND');
    for (const body of [{}, { status: 'COMPLETED' }, { finalPrice: 1 }, { bookingDate: null }])
      expect((await move(body)).status).toBe(400);
    expect((await app.call('GET', `/booking/${a.booking.bookingId}`, { token: a.token })).body.data).toEqual(a.booking);
    await put(a.token, `${a.booking.bookingId}/cancel`);
    expect((await move({ bookingDate: newDay() })).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    await changeSettings(app, {});
  });

  it('R32 lets one of thirty customers move to the last free place', async () => {
    await changeSettings(app, { teams: 30 });
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, i) => booked(undefined, `2027-01-${String(10 + (i % 20)).padStart(2, '0')}`)),
    );
    await changeSettings(app, { teams: 1 });
    const answers = await Promise.all(
      all.map(({ token, booking }) => put(token, booking.bookingId, { bookingDate: '2027-01-31', bookingTime: '13:00:00' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect([status, body.errorCode, body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
    }
    await changeSettings(app, {});
  });
});

describe('R22 R23 R50 another customer’s booking', () => {
  it('gets the same answer as a missing booking, and does not change', async () => {
    const [owner, other] = [await booked(), await makeCustomer(app)];
    const id = owner.booking.bookingId;
    const attempts: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { bookingTime: '11:00:00' }],
      ['PUT', '/cancel'],
    ];
    for (const [method, suffix, body] of attempts) {
      const foreign = await app.call(method, `/booking/${id}${suffix}`, { token: other.token, body });
      const unknown = await app.call(method, `/booking/none${suffix}`, { token: other.token, body });
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
    expect((await app.call('GET', `/booking/user/${owner.userId}`, { token: other.token })).body.errorCode).toBe('FORBIDDEN');
    expect((await app.call('GET', '/booking', { token: other.token })).body.data).toEqual([]);
    expect((await app.call('DELETE', `/booking/${id}`, { token: other.token })).body.errorCode).toBe('FORBIDDEN');
    expect((await app.call('GET', `/booking/${id}`, { token: owner.token })).body.data).toEqual(owner.booking);
    expect((await app.call('GET', `/booking/${id}`, { token: admin })).body.data).toEqual(owner.booking);
  });
});

describe('staff', () => {
  it('R47 R49 complete a booking by PUT or POST, final states stay, and one of two calls wins', async () => {
    const { token, booking } = await booked();
    const toPending = () => put(admin, `admin/${booking.bookingId}/status?status=PENDING`);
    expect((await toPending()).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    expect((await put(admin, `admin/${booking.bookingId}/mark-completed`)).body.data.status).toBe('COMPLETED');
    for (const verb of ['PUT', 'POST']) {
      expect((await app.call(verb, `/booking/admin/${booking.bookingId}/mark-completed`, { token: admin })).status).toBe(409);
    }
    const other = (await booked()).booking.bookingId;
    expect((await app.call('POST', `/booking/admin/${other}/mark-completed`, { token: admin })).body.data.status).toBe(
      'COMPLETED',
    );
    expect((await put(token, `${booking.bookingId}/cancel`)).status).toBe(409);
    expect((await toPending()).status).toBe(409);
    expect((await put(admin, `admin/${booking.bookingId}/status?status=completed`)).status).toBe(400);
    expect((await put(admin, `admin/${booking.bookingId}/status?status=DONE`)).status).toBe(400);

    for (let i = 0; i < 10; i++) {
      const race = await booked();
      const [done, cancelled] = await Promise.all([
        put(admin, `admin/${race.booking.bookingId}/mark-completed`),
        put(race.token, `${race.booking.bookingId}/cancel`),
      ]);
      expect([done.status, cancelled.status].sort()).toEqual([200, 409]);
    }
  });

  it('see when a visit was completed or cancelled', async () => {
    const day = '2027-02-01';
    const [done, cancelled] = [await booked(undefined, day), await booked(undefined, day)].map(
      ({ booking }) => booking.bookingId,
    );
    app.clock.advance(60_000);
    expect((await put(admin, `admin/${done}/mark-completed`)).body.data).toMatchObject({
      createdAt: '2026-12-04T06:30:00.000Z',
      completedAt: '2026-12-04T06:31:00.000Z',
      cancelledAt: null,
      paidAt: null,
    });
    expect((await put(admin, `${cancelled}/cancel`)).body.data).toMatchObject({
      completedAt: null,
      cancelledAt: '2026-12-04T06:31:00.000Z',
    });
  });

  it('complete a booking of ₹0 as paid, so it is not listed as unpaid', async () => {
    await makeCoupon(app, { code: 'GIFT100', discountValue: 100 });
    const customer = await makeCustomer(app);
    const bookingDate = newDay();
    const body = {
      mobile: customer.mobile,
      serviceIds: [service],
      bookingDate,
      bookingTime: '09:00:00',
      addressId: await makeAddress(app, customer),
      couponCode: 'GIFT100',
      finalPrice: 0,
    };
    const { bookingId } = (await app.call('POST', '/booking/admin', { token: admin, body })).body.data;
    const other = await app.call('POST', '/booking/admin', { token: admin, body: { ...body, bookingTime: '13:00:00' } });
    const done = await put(admin, `admin/${bookingId}/mark-completed`);
    expect(done.body.data).toMatchObject({ finalPrice: 0, status: 'COMPLETED', paymentStatus: 'PAID', upi: null });
    const unpaid = await app.call(
      'GET',
      `/booking/admin?status=COMPLETED&paymentStatus=UNPAID&from=${bookingDate}&to=${bookingDate}`,
      { token: admin },
    );
    expect(unpaid.body.data.totalElements).toBe(0);
    // A booking that was marked paid before keeps that time.
    const path = `admin/${other.body.data.bookingId}`;
    const { paidAt } = (await put(admin, `${path}/mark-paid`)).body.data;
    app.clock.advance(60_000);
    expect((await put(admin, `${path}/mark-completed`)).body.data).toMatchObject({ status: 'COMPLETED', paidAt });
  });

  it('take back a mistaken payment, which leaves nothing to refund', async () => {
    const { token, booking } = await booked();
    const unpay = () => put(admin, `admin/${booking.bookingId}/mark-unpaid`);
    await put(admin, `admin/${booking.bookingId}/mark-paid`);
    expect((await unpay()).body.data).toMatchObject({ paymentStatus: 'UNPAID', paidAt: null, status: 'PENDING' });
    expect((await unpay()).status).toBe(200);
    expect((await put(token, `admin/${booking.bookingId}/mark-unpaid`)).status).toBe(403);
    expect((await put(admin, 'admin/unknown/mark-unpaid')).status).toBe(404);

    await put(admin, `admin/${booking.bookingId}/mark-paid`);
    await put(token, `${booking.bookingId}/cancel`);
    const { body } = await unpay();
    expect(body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID', refundedAt: null });
    expect((await put(admin, `admin/${booking.bookingId}/mark-refunded`)).status).toBe(409);
  });

  it('mark a booking paid once, but not a cancelled one', async () => {
    const { booking } = await booked();
    const paid = await put(admin, `admin/${booking.bookingId}/mark-paid`);
    expect(paid.body.data).toMatchObject({ paymentStatus: 'PAID', paidAt: '2026-12-04T06:30:00.000Z' });
    app.clock.advance(60_000);
    const again = await put(admin, `admin/${booking.bookingId}/mark-paid`);
    expect([again.status, again.body.data]).toEqual([200, paid.body.data]);
    const gone = await booked();
    await put(gone.token, `${gone.booking.bookingId}/cancel`);
    expect((await put(admin, `admin/${gone.booking.bookingId}/mark-paid`)).status).toBe(409);
  });

  it('mark the refund of a cancelled booking once, and only if it was paid', async () => {
    const { token, booking } = await booked();
    const refund = () => put(admin, `admin/${booking.bookingId}/mark-refunded`);
    await put(admin, `admin/${booking.bookingId}/mark-paid`);
    expect((await refund()).body).toMatchObject({ errorCode: 'INVALID_STATUS_TRANSITION' });
    await put(token, `${booking.bookingId}/cancel`);
    expect((await app.call('GET', `/booking/${booking.bookingId}`, { token })).body.data).toMatchObject({
      paymentStatus: 'PAID',
      refundedAt: null,
    });
    expect((await put(token, `admin/${booking.bookingId}/mark-refunded`)).status).toBe(403);
    const refundedAt = new Date(app.clock.now()).toISOString();
    expect((await refund()).body.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID', refundedAt });
    app.clock.advance(60_000);
    expect((await refund()).body.data.refundedAt).toBe(refundedAt);
    expect((await put(admin, `admin/${booking.bookingId}/mark-paid`)).status).toBe(409);

    const unpaid = await booked();
    await put(unpaid.token, `${unpaid.booking.bookingId}/cancel`);
    expect((await put(admin, `admin/${unpaid.booking.bookingId}/mark-refunded`)).status).toBe(409);
  });

  it('delete a booking for everybody, and a pending one gives back place and coupon', async () => {
    const { token, userId, booking, bookingDate } = await booked();
    const used = await usedCount();
    expect((await app.call('DELETE', `/booking/${booking.bookingId}`, { token: admin })).status).toBe(200);
    expect([await remaining(bookingDate), await usedCount()]).toEqual([3, used - 1]);
    for (const who of [token, admin])
      expect((await app.call('GET', `/booking/${booking.bookingId}`, { token: who })).status).toBe(404);
    expect((await app.call('GET', `/booking/user/${userId}`, { token: admin })).body.data).toEqual([]);
    expect((await app.call('DELETE', `/booking/${booking.bookingId}`, { token: admin })).status).toBe(404);
  });
});
