import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coupon, service as serviceTable } from '../../platform/db/schema.ts';
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
  withdraw,
} from '../../test/makers.ts';

let app: TestApp;
let facial: string;
let wax: string;

beforeAll(async () => {
  app = await startApp();
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  wax = await makeService(app, { name: 'Wax', price: 449.5, durationInMinutes: 45 });
});
afterAll(() => app.close());
afterEach(async () => {
  app.clock.moveTo(NOON);
  await changeSettings(app, {});
});

const newDay = makeDays();
/** For bookings that are refused on any day. */
const ANY_DAY = '2026-12-14';

const newCustomer = async () => {
  const customer = await makeCustomer(app);
  return { ...customer, addressId: await makeAddress(app, customer) };
};
type Customer = TestCustomer & { addressId: string };

interface Change {
  bookingDate?: string;
  [field: string]: unknown;
}
const order = (customer: Customer, { bookingDate = newDay(), ...change }: Change = {}) => ({
  userId: customer.userId,
  serviceIds: [facial],
  bookingDate,
  bookingTime: '09:00:00',
  finalPrice: 999,
  addressId: customer.addressId,
  paymentType: 'PAY_AFTER',
  ...change,
});
const book = (customer: Customer, change: Change = {}, headers: Record<string, string> = {}) =>
  app.call('POST', '/booking', { token: customer.token, body: order(customer, change), headers });

const makeCart = async ({ token, userId }: Customer, items: Record<string, number>, couponCode?: string) => {
  const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
  for (const [serviceId, quantity] of Object.entries(items))
    await app.call('POST', `/cart/${id}/items`, { token, body: { serviceId, quantity } });
  if (couponCode) await app.call('POST', `/cart/${id}/coupons?couponCode=${couponCode}`, { token });
  return id as string;
};
const readCart = async ({ token }: Customer, id: string) => (await app.call('GET', `/cart/${id}`, { token })).body.data;
const slot = async (date: string, time = '09:00:00', duration = 60) =>
  (await app.call('GET', `/booking/available-slots?date=${date}&durationInMinutes=${duration}`)).body.data.find(
    ({ startTime }: { startTime: string }) => startTime === time,
  );
const usedCount = async (code: string) => (await app.db.read.select().from(coupon)).find(row => row.code === code)?.usedCount;

describe('booking a visit', () => {
  it('books the cart with its coupon, empties it, counts the coupon and takes the place', async () => {
    await makeCoupon(app, { code: 'TEN' });
    const customer = await newCustomer();
    const cartId = await makeCart(customer, { [facial]: 1, [wax]: 2 }, 'TEN');
    const bookingDate = newDay();
    const before = await slot(bookingDate);
    const answer = await book(customer, { cartId, bookingDate, serviceIds: [wax, facial, wax], finalPrice: 1708.2 });
    expect(answer.status).toBe(201);
    const booking = answer.body.data;
    expect(booking).toMatchObject({
      user: { fullName: 'Asha Deshmukh', mobile: customer.mobile },
      name: ['Wax', 'Facial'],
      items: [
        { serviceId: wax, name: 'Wax', price: 449.5, quantity: 2, durationInMinutes: 45 },
        { serviceId: facial, name: 'Facial', price: 999, quantity: 1, durationInMinutes: 60 },
      ],
      bookingDate,
      bookingTime: '09:00:00',
      durationInMinutes: 150,
      addressId: customer.addressId,
      totalPrice: 1898,
      discount: 189.8,
      couponCode: 'TEN',
      finalPrice: 1708.2,
      paymentType: 'PAY_AFTER',
      paymentStatus: 'UNPAID',
      upi: null,
      status: 'PENDING',
      createdAt: '2026-12-04T06:30:00.000Z',
    });
    expect(booking.address).toMatchObject({
      street: '12, Lotus Residency, Ramdaspeth, Opposite the park',
      streetArea: 'Ramdaspeth',
    });
    expect(await readCart(customer, cartId)).toMatchObject({ id: cartId, items: [], coupon: null, finalPrice: 0 });
    expect(await usedCount('TEN')).toBe(1);
    expect((await slot(bookingDate)).remaining).toBe(before.remaining - 1);
    expect((await app.call('GET', '/booking', { token: customer.token })).body.data).toEqual([booking]);
    expect((await app.call('GET', `/booking/${booking.bookingId}`, { token: customer.token })).body.data).toEqual(booking);
    expect((await app.call('GET', `/booking/user/${customer.userId}`, { token: customer.token })).body.data).toEqual([booking]);
  });

  it.each([1, 0, 1e8, 998.99, 999.01])('R28 refuses the client’s price %d and answers with the right one', async finalPrice => {
    const customer = await newCustomer();
    const answer = await book(customer, { finalPrice });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.body.data).toEqual({ totalPrice: 999, discount: 0, finalPrice: 999 });
    expect((await app.call('GET', '/booking', { token: customer.token })).body.data).toEqual([]);
  });

  it.each([-5, 1e20, '999', null, undefined, 999.001])('R28 refuses the malformed price %j', async finalPrice => {
    expect((await book(await newCustomer(), { bookingDate: ANY_DAY, finalPrice })).status).toBe(400);
  });

  it('R29 applies the minimum order after the discount, to the paisa', async () => {
    const customer = await newCustomer();
    const exact = await makeService(app, { price: 899 });
    const below = await makeService(app, { price: 898.99 });
    expect((await book(customer, { serviceIds: [exact], finalPrice: 899 })).status).toBe(201);
    const refused = await book(customer, { serviceIds: [below], finalPrice: 898.99 });
    expect([refused.status, refused.body.message]).toEqual([422, 'Minimum cart value for booking is ₹899.']);
    await makeCoupon(app, { code: 'ONEOFF', discountType: 'FIXED', discountValue: 1 });
    expect((await book(customer, { serviceIds: [exact], finalPrice: 898, couponCode: 'oneoff' })).body.errorCode).toBe(
      'MINIMUM_ORDER_VALUE',
    );
    await changeSettings(app, { minimumOrderValue: 1500 });
    expect((await book(customer)).body.message).toBe('Minimum cart value for booking is ₹1,500.');
    await changeSettings(app, { minimumOrderValue: 1500.5 });
    expect((await book(customer)).body.message).toBe('Minimum cart value for booking is ₹1,500.50.');
  });

  it('R30 refuses empty, unknown, withdrawn and too many services', async () => {
    const customer = await newCustomer();
    const gone = await makeService(app);
    await withdraw(app, gone);
    expect((await book(customer, { serviceIds: [] })).status).toBe(400);
    expect((await book(customer, { serviceIds: Array(3_000).fill(facial) })).status).toBe(413);
    expect((await book(customer, { serviceIds: Array(1001).fill('x') })).status).toBe(400);
    const tooMany = await book(customer, { serviceIds: Array(21).fill(facial) });
    expect([tooMany.status, tooMany.body.errors[0].field]).toEqual([400, 'serviceIds']);
    expect((await book(customer, { serviceIds: Array.from({ length: 51 }, (_, n) => `unknown-${n}`) })).status).toBe(400);
    expect((await book(customer, { serviceIds: ['none'] })).body.errorCode).toBe('SERVICE_NOT_FOUND');
    expect((await book(customer, { serviceIds: [facial, gone] })).body.errorCode).toBe('SERVICE_NOT_FOUND');
  });

  it('R30 books at most fifty services, and twenty of one, as a cart holds', async () => {
    const customer = await newCustomer();
    const services = await Promise.all(
      Array.from({ length: 50 }, (_, n) => makeService(app, { name: `Touch ${n}`, price: 100, durationInMinutes: 1 })),
    );
    const serviceIds = [...services, ...Array(19).fill(services[0])];
    const { status, body } = await book(customer, { serviceIds, finalPrice: 6900 });
    expect([status, body.data.items.length, body.data.items[0].quantity]).toEqual([201, 50, 20]);
  });

  it('R30 refuses services that differ from the cart, an empty cart and an unknown cart', async () => {
    const customer = await newCustomer();
    const cartId = await makeCart(customer, {});
    expect((await book(customer, { cartId })).body.errorCode).toBe('CART_EMPTY');
    await makeCart(customer, { [facial]: 2 });
    expect((await book(customer, { cartId })).body.errorCode).toBe('CART_CHANGED');
    expect((await book(customer, { cartId, serviceIds: [facial, facial, wax], finalPrice: 2447.5 })).body.errorCode).toBe(
      'CART_CHANGED',
    );
    expect((await book(customer, { cartId: 'none' })).body.errorCode).toBe('CART_NOT_FOUND');
    expect((await book(customer, { cartId, serviceIds: [facial, facial], finalPrice: 1998 })).status).toBe(201);
  });

  it('R30 books a cart without services that were withdrawn meanwhile', async () => {
    const customer = await newCustomer();
    const gone = await makeService(app);
    const cartId = await makeCart(customer, { [facial]: 1, [gone]: 1 });
    await withdraw(app, gone);
    const { status, body } = await book(customer, { cartId });
    expect([status, body.data.name]).toEqual([201, ['Facial']]);
    expect((await readCart(customer, cartId)).notices).toEqual([]);
  });

  it('accepts the cart’s own coupon in any letter case, and refuses another', async () => {
    await makeCoupon(app, { code: 'CARTS' });
    await makeCoupon(app, { code: 'NAMED', discountValue: 5 });
    const customer = await newCustomer();
    const cartId = await makeCart(customer, { [facial]: 1 });
    const contradicted = async (couponCode: string, finalPrice: number) => {
      const { status, body } = await book(customer, { cartId, couponCode, finalPrice });
      expect([status, body.errors[0].field]).toEqual([400, 'couponCode']);
    };
    await contradicted('NAMED', 949.05);
    await makeCart(customer, {}, 'CARTS');
    await contradicted('NAMED', 949.05);
    expect((await app.call('GET', '/booking', { token: customer.token })).body.data).toEqual([]);
    expect((await book(customer, { cartId, couponCode: ' carts', finalPrice: 899.1 })).status).toBe(201);
    expect([await usedCount('CARTS'), await usedCount('NAMED')]).toEqual([1, 0]);
  });

  it("R20 R24 R31 answers 403 to another customer's id, 404 to their cart or address, and books nothing", async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const cartId = await makeCart(other, { [facial]: 1 });
    expect((await book(customer, { userId: other.userId })).body.errorCode).toBe('FORBIDDEN');
    const foreign = await book(customer, { addressId: other.addressId });
    const unknown = await book(customer, { addressId: 'none' });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await book(customer, { cartId })).body.errorCode).toBe('CART_NOT_FOUND');
    expect((await readCart(other, cartId)).totalItems).toBe(1);
  });

  it('refuses PAY_NOW without a UPI id, and answers with link and QR code with one', async () => {
    const customer = await newCustomer();
    const refused = await book(customer, { paymentType: 'PAY_NOW' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'paymentType']);
    await changeSettings(app, { upiId: 'nikhar@upi' });
    const { upi, bookingId } = (await book(customer, { paymentType: 'PAY_NOW' })).body.data;
    expect(Object.fromEntries(new URL(upi.link).searchParams)).toMatchObject({
      pa: 'nikhar@upi',
      am: '999.00',
      cu: 'INR',
      tr: bookingId.replaceAll('-', ''),
    });
    // Some payment apps do not decode an escaped @.
    expect(upi.link).toContain('?pa=nikhar@upi&');
    expect(upi.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('adds the UPI link only to PAY_NOW, only until it is paid, and only if the salon has a UPI id', async () => {
    const customer = await newCustomer();
    await changeSettings(app, { upiId: 'nikhar@upi' });
    expect((await book(customer)).body.data.upi).toBeNull();
    const { bookingId } = (await book(customer, { paymentType: 'PAY_NOW' })).body.data;
    const admin = (await makeAdmin(app)).token;
    const paid = await app.call('PUT', `/booking/admin/${bookingId}/mark-paid`, { token: admin });
    expect(paid.body.data).toMatchObject({ paymentStatus: 'PAID', upi: null });
    const other = (await book(customer, { paymentType: 'PAY_NOW' })).body.data;
    await changeSettings(app, {});
    expect((await app.call('GET', `/booking/${other.bookingId}`, { token: customer.token })).body.data.upi).toBeNull();
  });

  it('adds no UPI link to a booking of ₹0', async () => {
    const customer = await newCustomer();
    await makeCoupon(app, { code: 'GIFT', discountValue: 100 });
    await changeSettings(app, { upiId: 'nikhar@upi', minimumOrderValue: 0 });
    const { status, body } = await book(customer, { paymentType: 'PAY_NOW', couponCode: 'GIFT', finalPrice: 0 });
    expect([status, body.data.upi]).toEqual([201, null]);
  });

  it.each(['7:30', '24:00:00', '09:60:00', '10:00', '09:00', 9])('R33 refuses the malformed time %j', async bookingTime => {
    expect((await book(await newCustomer(), { bookingDate: ANY_DAY, bookingTime })).status).toBe(400);
  });
  it.each(['2026-02-30', '2026-13-01', '04-12-2026', '2026-12-4', 'tomorrow'])(
    'R33 refuses the malformed date %j',
    async bookingDate => {
      expect((await book(await newCustomer(), { bookingDate })).status).toBe(400);
    },
  );
  it.each([
    ['2026-12-04', '11:00:00', 'PAST'],
    ['2026-12-03', '17:00:00', 'PAST'],
    ['2026-12-14', '10:00:00', 'NOT_OFFERED'],
    ['2026-12-14', '07:30:00', 'NOT_OFFERED'],
    ['2026-12-14', '09:00:30', 'NOT_OFFERED'],
    ['2026-12-06', '17:00:00', 'CLOSED'],
    ['2028-12-04', '09:00:00', 'CLOSED'],
  ])('R33 refuses %s %s: %s', async (bookingDate, bookingTime, reason) => {
    const answer = await book(await newCustomer(), { bookingDate, bookingTime });
    expect([answer.status, answer.body.errorCode, answer.body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason }]);
  });

  it('answers DUPLICATE_BOOKING before SLOT_UNAVAILABLE, also for a visit of another plan', async () => {
    const customer = await newCustomer();
    const bookingDate = newDay();
    await changeSettings(app, { teams: 1, slotPlan: 'HOURLY' });
    expect((await book(customer, { bookingDate, bookingTime: '10:00:00' })).status).toBe(201);
    await changeSettings(app, { teams: 1 });
    expect((await book(customer, { bookingDate })).body.errorCode).toBe('DUPLICATE_BOOKING');
    expect((await book(await newCustomer(), { bookingDate })).body.errorCode).toBe('SLOT_UNAVAILABLE');
  });

  it('R34 R48 allows five pending bookings that do not overlap, and another after a cancellation', async () => {
    const customer = await newCustomer();
    const bookingDate = newDay();
    const first = (await book(customer, { bookingDate })).body.data;
    expect((await book(customer, { bookingDate })).body.errorCode).toBe('DUPLICATE_BOOKING');
    await changeSettings(app, { maxPendingBookings: 1 });
    const one = 'You already have 1 pending booking. Cancel it, or call the salon if the visit is over.';
    expect((await book(customer, { bookingDate, bookingTime: '09:00:00' })).body.message).toBe(one);
    await changeSettings(app, {});
    for (let i = 0; i < 4; i++) expect((await book(customer)).status).toBe(201);
    expect((await book(customer)).body.errorCode).toBe('TOO_MANY_BOOKINGS');
    // No time helps.
    for (const bookingTime of ['09:00:00', '10:00:00'])
      expect((await book(customer, { bookingDate, bookingTime })).body.errorCode).toBe('TOO_MANY_BOOKINGS');
    await app.call('PUT', `/booking/${first.bookingId}/cancel`, { token: customer.token });
    expect((await book(customer, { bookingDate })).status).toBe(201);
  });

  it.each([
    ['COUPON_EXPIRED', { validTill: '2026-12-03' }],
    ['COUPON_INACTIVE', { isActive: false }],
    ['COUPON_INACTIVE', { validFrom: '2026-12-05' }],
    ['COUPON_USAGE_LIMIT', { usageLimit: 1, usedCount: 1 }],
  ])('R38 refuses a coupon that became %s after it was applied', async (errorCode, change) => {
    const code = `C11-${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    await makeCoupon(app, { code });
    const customer = await newCustomer();
    const cartId = await makeCart(customer, { [facial]: 1 }, code);
    await app.db.tx(tx => tx.update(coupon).set(change).where(eq(coupon.code, code)));
    expect((await book(customer, { cartId, finalPrice: 899.1 })).body.errorCode).toBe(errorCode);
    expect((await app.call('GET', '/booking', { token: customer.token })).body.data).toEqual([]);
  });

  it('R45 keeps price, name and address of a booking when they change later', async () => {
    const customer = await newCustomer();
    const service = await makeService(app, { name: 'Before', price: 950 });
    const booking = (await book(customer, { serviceIds: [service], finalPrice: 950 })).body.data;
    await app.db.tx(tx => tx.update(serviceTable).set({ name: 'After', pricePaise: 1 }).where(eq(serviceTable.id, service)));
    await withdraw(app, service);
    await app.call('DELETE', `/address/${customer.addressId}`, { token: customer.token });
    expect((await app.call('GET', `/booking/${booking.bookingId}`, { token: customer.token })).body.data).toEqual(booking);
  });
});

describe('Idempotency-Key', () => {
  it('R35 answers a repeated request again, refuses another body, and keeps no refusals', async () => {
    const customer = await newCustomer();
    const key = { 'idempotency-key': 'one' };
    const body = order(customer);
    const post = (change: object = {}) =>
      app.call('POST', '/booking', { token: customer.token, body: { ...body, ...change }, headers: key });
    expect((await post({ finalPrice: 1 })).status).toBe(409);
    const first = await post();
    expect(first.status).toBe(201);
    expect((await post()).body).toEqual(first.body);
    expect((await post({ bookingTime: '11:00:00' })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    const other = await newCustomer();
    expect((await book(other, {}, key)).status).toBe(201);
    expect((await book(customer, {}, { 'idempotency-key': 'two' })).status).toBe(201);
    app.clock.advance(24 * 3_600_000);
    expect((await post()).body).toEqual(first.body);
    app.clock.advance(1);
    expect((await post()).body.errorCode).toBe('DUPLICATE_BOOKING');
  });

  it('R35 leaves the UPI link out of a repeated answer if the booking was cancelled or deleted meanwhile', async () => {
    const customer = await newCustomer();
    await changeSettings(app, { upiId: 'nikhar@upi' });
    const body = order(customer, { paymentType: 'PAY_NOW' });
    const headers = { 'idempotency-key': 'to be paid' };
    const pay = () => app.call('POST', '/booking', { token: customer.token, body, headers });
    const first = (await pay()).body.data;
    expect((await pay()).body.data).toEqual(first);
    expect(first.upi.link).toMatch(/^upi:/);
    await app.call('PUT', `/booking/${first.bookingId}/cancel`, { token: customer.token });
    expect((await pay()).body.data).toEqual({ ...first, upi: null });
    await app.call('DELETE', `/booking/${first.bookingId}`, { token: (await makeAdmin(app)).token });
    expect((await pay()).body.data).toEqual({ ...first, upi: null });
  });

  it('R35 books once for thirty identical requests at the same time', async () => {
    const customer = await newCustomer();
    const body = order(customer);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.call('POST', '/booking', { token: customer.token, body, headers: { 'idempotency-key': 'storm' } }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.bookingId}`)).size).toBe(1);
    expect((await app.call('GET', '/booking', { token: customer.token })).body.data).toHaveLength(1);
  });

  it('R35 books once for twenty identical requests without a key', async () => {
    const customer = await newCustomer();
    const body = order(customer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST', '/booking', { token: customer.token, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'DUPLICATE_BOOKING')).toHaveLength(19);
  });
});

describe('races', () => {
  it('R32 never books more visits than teams when fifty customers want the last places', async () => {
    const customers = await Promise.all(Array.from({ length: 50 }, newCustomer));
    const bookingDate = newDay();
    const answers = await Promise.all(customers.map(customer => book(customer, { bookingDate, bookingTime: '11:00:00' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.errorCode, body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
    }
    expect(await slot(bookingDate, '11:00:00')).toMatchObject({ available: false, reason: 'FULL', remaining: 0 });
  });

  it('R36 lets exactly three of forty bookings use a coupon with limit three', async () => {
    await makeCoupon(app, { code: 'THREE', usageLimit: 3, discountType: 'FIXED', discountValue: 50 });
    await changeSettings(app, { teams: 100 });
    const customers = await Promise.all(Array.from({ length: 40 }, newCustomer));
    const bookingDate = newDay();
    const answers = await Promise.all(
      customers.map(customer => book(customer, { bookingDate, couponCode: 'THREE', finalPrice: 949 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.errorCode === 'COUPON_USAGE_LIMIT')).toHaveLength(37);
    expect(await usedCount('THREE')).toBe(3);
  });
});
