import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import { SQLITE_FILE } from '../../platform/db/connect-sqlite.ts';
import { address, attempt, booking, cart, idempotency, passcode, session, user } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { TestApp } from '../../test/app.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer, withdraw } from '../../test/makers.ts';
import { itOnSqlite } from '../../test/sqlite-only.ts';
import { setCustomerStatus } from './customer.ts';

const app = appOfEachTest();
let admin: string;
let service: string;
beforeEach(async () => {
  service = await makeService(app, { name: 'Facial', price: 999 });
  admin = (await makeAdmin(app)).token;
});

const NAME = 'Wilhelmina Testperson';
const EMAIL = 'wilhelmina@mail.example';

/** A customer with every kind of data and a pending booking. */
const fullCustomer = async () => {
  const customer = await makeCustomer(app, NAME);
  const { token, userId } = customer;
  const call = (method: string, path: string, body?: object, headers = {}) => app.call(method, path, { token, body, headers });
  await call('PUT', '/auth/profile', { email: EMAIL, gender: 'FEMALE', dateOfBirth: '1994-08-15' });
  const addressId = await makeAddress(app, customer);
  const cartId = (await call('POST', `/cart?userId=${userId}`)).body.data.id;
  await call('POST', `/cart/${cartId}/items`, { serviceId: service, quantity: 2 });
  const order = {
    userId,
    serviceIds: [service],
    bookingDate: '2026-12-07',
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId,
    paymentType: 'PAY_AFTER',
  };
  const { bookingId } = (await call('POST', '/booking', order, { 'idempotency-key': 'first' })).body.data;
  const note = 'Wilhelmina is allergic to ammonia.';
  await app.call('PUT', `/customer/admin/${userId}/note`, { token: admin, body: { note } });
  return { ...customer, addressId, cartId, bookingId, call };
};
const deleteProfile = ({ token }: TestCustomer) => app.call('DELETE', '/auth/profile', { token });
const complete = (bookingId: string) => app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: admin });

describe('exporting the data', () => {
  it('R101 answers profile, addresses, cart and bookings in the form of the other calls', async () => {
    const customer = await fullCustomer();
    const read = async (path: string) => (await customer.call('GET', path)).body.data;
    expect(await read('/auth/profile/export')).toEqual({
      exportedAt: '2026-12-04T06:30:00.000Z',
      profile: await read('/auth/profile'),
      salonNote: 'Wilhelmina is allergic to ammonia.',
      addresses: await read('/address/user'),
      cart: await read(`/cart/${customer.cartId}`),
      bookings: await read('/booking'),
      payments: [],
      consents: [],
      marketingConsents: [],
      nudges: [],
      messages: [],
      documents: [],
      reviews: [],
      areaWish: null,
      enquiries: [],
      mobileChanges: [],
      importedRows: [],
      waits: [],
      coupons: [],
      intervals: [],
      series: [],
      referral: { code: null, friendsCame: 0, friendsToCome: 0, given: null },
    });
    expect(await read('/auth/profile/export')).toMatchObject({
      profile: { email: EMAIL },
      addresses: [{}],
      cart: { totalItems: 2 },
      bookings: [{}],
    });
  });

  it("leaves the cart's notices for the cart", async () => {
    const customer = await fullCustomer();
    await withdraw(app, service);
    const exported = (await customer.call('GET', '/auth/profile/export')).body.data;
    const cart = (await customer.call('GET', `/cart/${customer.cartId}`)).body.data;
    expect(cart.notices).toHaveLength(1);
    expect(cart).toEqual(exported.cart);
    expect((await customer.call('GET', `/cart/${customer.cartId}`)).body.data.notices).toEqual([]);
  });

  it('answers a customer who has nothing yet', async () => {
    const { token } = await makeCustomer(app);
    expect((await app.call('GET', '/auth/profile/export', { token })).body.data).toMatchObject({
      addresses: [],
      cart: null,
      bookings: [],
    });
  });

  it.each([
    ['GET', '/auth/profile/export'],
    ['DELETE', '/auth/profile'],
  ])('%s %s is for customers', async (method, path) => {
    expect((await app.call(method, path)).body.errorCode).toBe('UNAUTHORIZED');
    expect((await app.call(method, path, { token: admin })).body.errorCode).toBe('FORBIDDEN');
  });
});

describe('deleting the account', () => {
  it('is refused while a booking is pending, and changes nothing', async () => {
    const customer = await fullCustomer();
    const before = (await customer.call('GET', '/auth/profile/export')).body.data;
    const refused = await deleteProfile(customer);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'ACCOUNT_HAS_BOOKINGS']);
    expect((await customer.call('GET', '/auth/profile/export')).body.data).toEqual(before);
  });

  it('ignores a pending booking that staff deleted', async () => {
    const customer = await fullCustomer();
    await app.call('DELETE', `/booking/${customer.bookingId}`, { token: admin });
    expect((await deleteProfile(customer)).status).toBe(200);
  });

  it('R101 ends the tokens, erases the person and keeps the booking without them', async () => {
    const customer = await fullCustomer();
    const { userId, mobile, bookingId, token } = customer;
    await complete(bookingId);
    expect((await deleteProfile(customer)).body).toMatchObject({ success: true, data: null });

    expect((await app.call('GET', '/auth/profile', { token })).body.errorCode).toBe('UNAUTHORIZED');
    expect((await app.call('POST', '/auth/login', { body: { mobile } })).body.errorCode).toBe('USER_NOT_REGISTERED');
    const read = app.db.read;
    expect(await read.select().from(user).where(eq(user.id, userId))).toEqual([]);
    expect(await read.select().from(session).where(eq(session.ownerId, userId))).toEqual([]);
    expect(await read.select().from(cart).where(eq(cart.userId, userId))).toEqual([]);
    expect(await read.select().from(address).where(eq(address.userId, userId))).toEqual([]);
    expect(await read.select().from(passcode).where(eq(passcode.mobile, mobile))).toEqual([]);
    expect((await read.select().from(attempt)).map(({ subject }) => subject)).not.toContain(mobile);
    expect(await read.select().from(idempotency).where(eq(idempotency.userId, userId))).toEqual([]);
    expect(await read.select().from(booking).where(eq(booking.id, bookingId))).toMatchObject([
      { address: null, addressId: null },
    ]);

    const kept = (await app.call('GET', `/booking/${bookingId}`, { token: admin })).body.data;
    expect(kept).toMatchObject({
      user: { fullName: null, mobile: null },
      name: ['Facial'],
      bookingDate: '2026-12-07',
      finalPrice: 999,
      status: 'COMPLETED',
      address: null,
      addressId: null,
    });
    const list = async (search: string) =>
      (await app.call('GET', `/booking/admin?search=${search}`, { token: admin })).body.data.totalElements;
    expect([await list(mobile), await list('wilhelmina'), await list('facial')]).toEqual([0, 0, 1]);
    expect((await app.call('GET', `/customer/admin/${userId}`, { token: admin })).body.errorCode).toBe('USER_NOT_FOUND');
    expect((await app.call('GET', '/booking/admin/export', { token: admin })).text).toContain(
      ',2026-12-07,09:00:00,,,Facial,,999.00',
    );
  });

  it('frees the mobile for a new account, which has nothing of the old one', async () => {
    const customer = await fullCustomer();
    await complete(customer.bookingId);
    await deleteProfile(customer);
    app.clock.advance(2 * MINUTE);
    const again = await makeCustomer(app, 'Somebody Else', customer.mobile);
    expect(again.userId).not.toBe(customer.userId);
    expect((await app.call('GET', '/booking', { token: again.token })).body.data).toEqual([]);
  });

  it('R3 does not bypass the limits on SMS', async () => {
    const { mobile, token } = await makeCustomer(app);
    const signUp = () => app.call('POST', '/auth/register', { body: { fullName: NAME, mobile } });
    await app.call('DELETE', '/auth/profile', { token });
    const atOnce = await signUp();
    expect([atOnce.status, atOnce.body.errorCode, atOnce.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '60']);
    for (let sent = 1; sent < 5; sent++) {
      app.clock.advance(MINUTE);
      const again = await makeCustomer(app, NAME, mobile);
      await app.call('DELETE', '/auth/profile', { token: again.token });
    }
    app.clock.advance(MINUTE);
    expect([(await signUp()).status, app.sms.sent.length]).toEqual([429, 5]);
  });

  /**
   * Both pass the check of their token, and then the first ends before the second. This works on SQLite, where transactions run one
   * after the other. On PostgreSQL they do not wait, so there the test proves nothing.
   */
  const oneBeforeTheOther = async (first: () => Promise<unknown>, second: () => ReturnType<TestApp['call']>) => {
    let letGo = () => {};
    const gate = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const held = app.db.tx(() => gate);
    const done = first();
    await setTimeout(100);
    const late = second();
    await setTimeout(100);
    letGo();
    await Promise.all([held, done]);
    return late;
  };
  /** Without the line in the log of staff, which would come between the two. */
  const deactivate = (userId: string) => setCustomerStatus({ db: app.db, clock: app.clock } as unknown as Deps, userId, false);
  const ADDRESS = {
    ...{ flatNumber: '12', building: 'Palm', street: 'Wardha Road', city: 'Nagpur', state: 'Maharashtra', postalCode: '440012' },
    ...{ country: 'India', latitude: '21.14', longitude: '79.08' },
  };

  itOnSqlite.each([
    ['an address', (token: string) => app.call('POST', '/address', { token, body: ADDRESS })],
    ['a cart', (token: string, userId: string) => app.call('POST', `/cart?userId=${userId}`, { token })],
  ])('R15 R56 refuses %s, without a 500, if the account is deleted after the check of the token', async (_, write) => {
    const { token, userId } = await makeCustomer(app);
    const late = await oneBeforeTheOther(
      () => app.call('DELETE', '/auth/profile', { token }),
      () => write(token, userId),
    );
    expect([late.status, late.body.errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  itOnSqlite('R13 an order of a customer who was deactivated meanwhile is refused', async () => {
    const customer = await makeCustomer(app);
    const { token, userId } = customer;
    const addressId = await makeAddress(app, customer);
    const order = { ...{ userId, serviceIds: [service], finalPrice: 999, addressId }, paymentType: 'PAY_AFTER' };
    const late = await oneBeforeTheOther(
      () => deactivate(userId),
      () => app.call('POST', '/booking', { token, body: { ...order, bookingDate: '2026-12-07', bookingTime: '09:00:00' } }),
    );
    expect([late.status, late.body.errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  itOnSqlite.each([
    ['a profile is changed', (token: string) => app.call('PUT', '/auth/profile', { token, body: { fullName: NAME } })],
    ['an account is deleted', (token: string) => app.call('DELETE', '/auth/profile', { token })],
  ])('R13 refuses after the check of the token if the customer is deactivated: %s', async (_, write) => {
    const { token, userId } = await makeCustomer(app, 'Asha Patil');
    const late = await oneBeforeTheOther(
      () => deactivate(userId),
      () => write(token),
    );
    expect([late.status, late.body.errorCode]).toEqual([401, 'UNAUTHORIZED']);
    expect((await app.call('GET', `/customer/admin/${userId}`, { token: admin })).body.data.customer).toMatchObject({
      fullName: 'Asha Patil',
      active: false,
    });
  });

  itOnSqlite('R101 the files hold neither name nor mobile nor e-mail, also while the server runs', async () => {
    const others = [];
    for (let i = 0; i < 30; i++) others.push(await makeCustomer(app));
    const customer = await fullCustomer();
    // A completed visit has a bill, and tax law keeps its name (rule G9).
    await customer.call('PUT', `/booking/${customer.bookingId}/cancel`);
    for (let i = 0; i < 30; i++) others.push(await makeCustomer(app));
    const held = () => {
      const bytes = Buffer.concat(['', '-wal'].map(end => readFileSync(join(app.dataDir, SQLITE_FILE + end))));
      return [customer.mobile, 'Wilhelmina', 'wilhelmina', EMAIL].filter(text => bytes.includes(text));
    };
    const checkpoint = () => {
      const { $client } = app.db.read as unknown as { $client: { pragma(text: string): void } };
      $client.pragma('query_only = OFF');
      $client.pragma('wal_checkpoint(TRUNCATE)');
      $client.pragma('query_only = ON');
    };
    checkpoint();
    expect(held()).toHaveLength(4);
    app.clock.advance(DAY);
    await deleteProfile(customer);
    expect(held()).toEqual([]);
    expect(readFileSync(join(app.dataDir, SQLITE_FILE)).includes(others[0]?.mobile as string)).toBe(true);
  });
});
