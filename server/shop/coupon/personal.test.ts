import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupon, couponUse } from '../../platform/db/schema.ts';
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
import { damageOfCoupons } from './damage.ts';
import { personalCoupon } from './personal.ts';

let app: TestApp;
let staff: string;
let facial: string;
let codes = 0;
const newCode = () => `OWN${++codes}`;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 1000, durationInMinutes: 60 });
  await changeSettings(app, { teams: 20 });
});
afterAll(() => app.close());

type Customer = TestCustomer & { addressId: string };
const newCustomer = async (): Promise<Customer> => {
  const customer = await makeCustomer(app);
  return { ...customer, addressId: await makeAddress(app, customer) };
};
const book = (customer: Customer, couponCode?: string, change: object = {}) =>
  app.call('POST', '/booking', {
    token: customer.token,
    body: {
      ...{ userId: customer.userId, addressId: customer.addressId, serviceIds: [facial], paymentType: 'PAY_AFTER' },
      ...{ bookingDate: newDay(), bookingTime: '09:00:00', couponCode, finalPrice: couponCode ? 900 : 1000, ...change },
    },
  });
const cancel = ({ token }: Customer, bookingId: string) => app.call('PUT', `/booking/${bookingId}/cancel`, { token });
const asStaff = (method: string, path: string, body?: object) => app.call(method, path, { token: staff, ...(body && { body }) });
const codesOf = async (token: string, path = '/coupon') =>
  (await app.call('GET', path, { token })).body.data.map(({ code }: { code: string }) => code);
const outcome = ({ status, body }: { status: number; body: { errorCode?: string } }) =>
  status < 300 ? status : `${status} ${body.errorCode}`;
const usesOf = async (code: string) => {
  const [found] = await app.db.read.select().from(coupon).where(eq(coupon.code, code));
  const rows = await app.db.read
    .select()
    .from(couponUse)
    .where(eq(couponUse.couponId, found?.id ?? ''));
  return { usedCount: found?.usedCount, by: rows.map(({ userId }) => userId) };
};
const withCart = async ({ token, userId }: Customer) => {
  const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
  await app.call('POST', `/cart/${id}/items`, { token, body: { serviceId: facial, quantity: 1 } });
  return id as string;
};

describe('D12 a personal coupon', () => {
  it('is an unknown code for everybody but its customer', async () => {
    const [asha, omar] = [await newCustomer(), await newCustomer()];
    const code = newCode();
    await makeCoupon(app, { code, userId: asha.userId });
    const cartId = await withCart(omar);
    const tries = [
      ['GET', `/coupon/$`],
      ['GET', `/coupon/$/validate`],
      ['POST', `/coupon/$/apply`],
      ['POST', `/cart/${cartId}/coupons?couponCode=$`],
    ] as const;
    for (const [method, path] of tries) {
      const [hers, unknown] = await Promise.all(
        [code, 'NOSUCHCODE'].map(one => app.call(method, path.replace('$', one), { token: omar.token })),
      );
      expect([path, hers?.status, hers?.body]).toEqual([path, 404, unknown?.body]);
    }
    expect(outcome(await book(omar, code))).toBe('404 COUPON_NOT_FOUND');
    expect(await codesOf(omar.token)).not.toContain(code);
    expect(outcome(await app.call('GET', `/coupon?userId=${asha.userId}`, { token: omar.token }))).toBe('403 FORBIDDEN');

    const own = await withCart(asha);
    expect((await app.call('POST', `/cart/${own}/coupons?couponCode=${code}`, { token: asha.token })).body.data.discount).toBe(
      100,
    );
    expect(outcome(await book(asha, undefined, { cartId: own, finalPrice: 900 }))).toBe(201);
    expect(await usesOf(code)).toEqual({ usedCount: 1, by: [asha.userId] });
  });

  it('stands before the others in the list of its customer, who reads whose it is', async () => {
    const asha = await newCustomer();
    const [older, own] = [newCode(), newCode()];
    await makeCoupon(app, { code: older });
    await makeCoupon(app, { code: own, userId: asha.userId, usageLimit: 1, limitPerCustomer: 1 });
    const { data } = (await app.call('GET', '/coupon', { token: asha.token })).body;
    expect(data[0]).toMatchObject({ code: own, userId: asha.userId, usageLimit: null, limitPerCustomer: null });
    expect(data.find(({ code }: { code: string }) => code === older)).toMatchObject({ userId: null });
    await book(asha, own);
    expect(await codesOf(asha.token)).not.toContain(own);
  });

  it('is shown to staff with its customer, apart from those for everybody', async () => {
    const asha = await newCustomer();
    const code = newCode();
    const request = { code, discountType: 'FIXED', discountValue: 100, validFrom: '2026-12-01', validTill: '2026-12-31' };
    const made = await asStaff('POST', '/coupon/create', { ...request, userId: asha.userId });
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { userId: asha.userId, limitPerCustomer: null, firstBookingOnly: false },
    ]);
    expect(outcome(await asStaff('POST', '/coupon/create', { ...request, code: newCode(), userId: 'nobody' }))).toBe(
      '404 USER_NOT_FOUND',
    );
    expect(await codesOf(staff)).not.toContain(code);
    expect((await codesOf(staff, `/coupon?userId=${asha.userId}`))[0]).toBe(code);
    const { content } = (await asStaff('GET', '/coupon/admin/personal')).body.data;
    expect(content[0]).toEqual({
      coupon: made.body.data,
      customer: { userId: asha.userId, fullName: 'Asha Deshmukh', mobile: asha.mobile },
    });
  });

  it('is redeemed by staff for its customer, and for nobody else', async () => {
    const [asha, omar] = [await newCustomer(), await newCustomer()];
    const code = newCode();
    await makeCoupon(app, { code, userId: asha.userId });
    const forCaller = ({ mobile, addressId }: Customer) =>
      asStaff('POST', '/booking/admin', {
        ...{ mobile, addressId, serviceIds: [facial], bookingDate: newDay(), bookingTime: '09:00:00', couponCode: code },
      });
    expect(outcome(await forCaller(omar))).toBe('404 COUPON_NOT_FOUND');
    expect(outcome(await forCaller(asha))).toBe(201);
  });

  it('goes with the account, and leaves uses without a person', async () => {
    const asha = await newCustomer();
    const [own, everybodys] = [newCode(), newCode()];
    await makeCoupon(app, { code: own, userId: asha.userId });
    await makeCoupon(app, { code: everybodys });
    const { bookingId } = (await book(asha, everybodys)).body.data;
    await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
    const exported = (await app.call('GET', '/auth/profile/export', { token: asha.token })).body.data;
    expect(exported.coupons).toMatchObject([{ code: own, userId: asha.userId }]);
    expect(outcome(await app.call('DELETE', '/auth/profile', { token: asha.token }))).toBe(200);
    expect(await usesOf(own)).toEqual({ usedCount: undefined, by: [] });
    expect(await usesOf(everybodys)).toEqual({ usedCount: 1, by: [null] });
  });

  it('is made for one use with a code of its own', async () => {
    const asha = await newCustomer();
    const gift: Parameters<typeof personalCoupon>[1] = {
      ...{ userId: asha.userId, prefix: 'THANKS', description: 'Thank you', translations: null },
      ...{ discountType: 'FIXED' as const, discountValue: 100, validTill: '2026-12-31' },
    };
    const made = await app.db.tx(tx => Promise.all([1, 2].map(() => personalCoupon(tx, gift, app.clock.now()))));
    const [first = '', second] = made.map(({ code }) => code);
    expect(first).toMatch(/^THANKS-[2-9A-HJKMNP-Z]{6}$/);
    expect(second).not.toBe(first);
    expect(outcome(await book(asha, first))).toBe(201);
    expect(outcome(await book(asha, first))).toBe('422 COUPON_USAGE_LIMIT');
  });
});

describe('D13 a limit for each customer', () => {
  it('gives the last use to one of two bookings at once, and gives it back', async () => {
    const [asha, omar] = [await newCustomer(), await newCustomer()];
    const code = newCode();
    await makeCoupon(app, { code, limitPerCustomer: 1 });
    const answers = await Promise.all([book(asha, code), book(asha, code)]);
    expect(answers.map(outcome).toSorted()).toEqual([201, '422 COUPON_CUSTOMER_LIMIT']);
    expect(outcome(await book(omar, code))).toBe(201);
    expect((await usesOf(code)).by.toSorted()).toEqual([asha.userId, omar.userId].toSorted());
    expect(await codesOf(asha.token)).not.toContain(code);
    const { bookingId } = answers.find(({ status }) => status === 201)?.body.data ?? {};
    await cancel(asha, bookingId);
    expect(await usesOf(code)).toEqual({ usedCount: 1, by: [omar.userId] });
    expect(outcome(await book(asha, code))).toBe(201);
  });

  it('takes a used coupon off the cart, which says why', async () => {
    const asha = await newCustomer();
    const code = newCode();
    await makeCoupon(app, { code, limitPerCustomer: 1 });
    const cartId = await withCart(asha);
    await app.call('POST', `/cart/${cartId}/coupons?couponCode=${code}`, { token: asha.token });
    expect(outcome(await book(asha, code))).toBe(201);
    const cart = (await app.call('GET', `/cart/${cartId}`, { token: asha.token })).body.data;
    expect(cart).toMatchObject({ coupon: null, discount: 0, finalPrice: 1000 });
    expect(cart.changes).toEqual([
      {
        code: 'COUPON_REMOVED',
        params: { couponCode: code, reason: 'COUPON_USAGE_LIMIT', refusal: 'COUPON_CUSTOMER_LIMIT' },
        message: `Coupon ${code} was used as often as each customer may use it and was removed from your cart.`,
      },
    ]);
    expect(outcome(await app.call('POST', `/cart/${cartId}/coupons?couponCode=${code}`, { token: asha.token }))).toBe(
      '422 COUPON_CUSTOMER_LIMIT',
    );
  });
});

describe('D14 a coupon for a first booking', () => {
  it('is for one of two first bookings at once', async () => {
    const asha = await newCustomer();
    const codes = [newCode(), newCode()];
    for (const code of codes) await makeCoupon(app, { code, firstBookingOnly: true });
    const answers = await Promise.all(codes.map(code => book(asha, code)));
    expect(answers.map(outcome).toSorted()).toEqual([201, '422 COUPON_FIRST_BOOKING']);
    expect((await app.db.read.select().from(couponUse).where(eq(couponUse.userId, asha.userId))).length).toBe(1);
  });

  it('does not count what was cancelled, and is refused everywhere after a booking', async () => {
    const asha = await newCustomer();
    const code = newCode();
    await makeCoupon(app, { code, firstBookingOnly: true });
    await cancel(asha, (await book(asha)).body.data.bookingId);
    expect(await codesOf(asha.token)).toContain(code);
    const { bookingId } = (await book(asha)).body.data;
    const cartId = await withCart(asha);
    const { token } = asha;
    expect(outcome(await app.call('GET', `/coupon/${code}/validate`, { token }))).toBe('422 COUPON_FIRST_BOOKING');
    expect(outcome(await app.call('POST', `/coupon/${code}/apply`, { token }))).toBe('422 COUPON_FIRST_BOOKING');
    expect(outcome(await app.call('POST', `/cart/${cartId}/coupons?couponCode=${code}`, { token }))).toBe(
      '422 COUPON_FIRST_BOOKING',
    );
    expect(outcome(await app.call('GET', `/coupon/${code}`, { token }))).toBe('404 COUPON_NOT_FOUND');
    expect(await codesOf(token)).not.toContain(code);
    await cancel(asha, bookingId);
    expect(outcome(await book(asha, code))).toBe(201);
  });

  it('stays with its booking when services change', async () => {
    const asha = await newCustomer();
    const code = newCode();
    await makeCoupon(app, { code, firstBookingOnly: true, limitPerCustomer: 1 });
    const { bookingId } = (await book(asha, code)).body.data;
    const services = [{ serviceId: facial, quantity: 2 }];
    const { data } = (await asStaff('PUT', `/booking/admin/${bookingId}/services?preview=true`, { services })).body;
    expect(data).toMatchObject({ totalPrice: 2000, discount: 200, coupon: { code, effect: 'COUNTS' } });
    expect(await usesOf(code)).toEqual({ usedCount: 1, by: [asha.userId] });
  });
});

describe('D9 a change', () => {
  it('keeps the limit of each customer and the first booking when they are left out, and names no other customer', async () => {
    const code = newCode();
    const request = { code, discountType: 'FIXED', discountValue: 100, validFrom: '2026-12-01', validTill: '2026-12-31' };
    const own = { limitPerCustomer: 2, firstBookingOnly: true };
    expect((await asStaff('POST', '/coupon/create', { ...request, ...own })).body.data).toMatchObject(own);
    expect((await asStaff('PUT', `/coupon/${code}`, request)).body.data).toMatchObject({ ...own, userId: null });
    const none = { limitPerCustomer: null, firstBookingOnly: false };
    expect((await asStaff('PUT', `/coupon/${code}`, { ...request, ...none })).body.data).toMatchObject(none);
    const asha = await newCustomer();
    const refused = await asStaff('PUT', `/coupon/${code}`, { ...request, userId: asha.userId });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'userId', rule: 'unchangeable' }]]);
  });
});

describe('D15 the count of a coupon', () => {
  it('is the number of its uses, which nikhar check compares', async () => {
    app.clock.moveTo(NOON);
    expect(await damageOfCoupons(app.db.read)).toEqual([]);
    const code = newCode();
    await makeCoupon(app, { code, usedCount: 3 });
    expect(await damageOfCoupons(app.db.read)).toEqual([`Coupon ${code} says that it was used 3 times, but has 0 uses`]);
  });
});
