import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeDays,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
let admin: string;
let cheap: string;
let facial: string;

beforeAll(async () => {
  app = await startApp();
  cheap = await makeService(app, { name: 'Eyebrows', price: 50, durationInMinutes: 15 });
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  admin = (await makeAdmin(app)).token;
});

const newDay = makeDays();

const book = (
  { bookingDate = newDay(), ...body }: { bookingDate?: string; [field: string]: unknown },
  { token = admin, key }: { token?: string; key?: string } = {},
) =>
  app.call('POST', '/booking/admin', {
    token,
    headers: key ? { 'idempotency-key': key } : {},
    body: { serviceIds: [facial], bookingDate, bookingTime: '09:00:00', ...body },
  });
const details = async (id: string) => (await app.call('GET', `/customer/admin/${id}`, { token: admin })).body.data;
const someone = async (): Promise<TestCustomer & { addressId: string }> => {
  const made = await makeCustomer(app, 'Asha Deshmukh');
  return { ...made, addressId: await makeAddress(app, made) };
};

describe('staff book for a customer', () => {
  it('makes an account for a new customer, who then signs in and finds the booking', async () => {
    const mobile = newMobile();
    const answer = await book({ mobile, fullName: ' Kamla Bai ', address: HOME, serviceIds: [facial, facial] });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      user: { fullName: 'Kamla Bai', mobile },
      items: [{ name: 'Facial', quantity: 2 }],
      address: { street: '12, Lotus Residency, Ramdaspeth, Opposite the park' },
      finalPrice: 1998,
      paymentType: 'PAY_AFTER',
      status: 'PENDING',
    });
    const { bookingId, userId, addressId } = answer.body.data;
    expect((await details(userId)).addresses).toMatchObject([{ id: addressId, flatNumber: '12' }]);

    const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
    const code = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
    const { token } = (await app.call('POST', '/auth/verify-otp', { body: code })).body.data;
    expect((await app.call('GET', '/booking', { token })).body.data).toMatchObject([{ bookingId }]);
    expect((await app.call('POST', '/auth/register', { body: { fullName: 'Kamla', mobile } })).body.errorCode).toBe(
      'MOBILE_ALREADY_EXISTS',
    );
  });

  it('writes to a new customer in the language that staff chose, and leaves a known one as they are', async () => {
    const mobile = newMobile();
    const { userId } = (await book({ mobile, fullName: 'Kamla Bai', language: 'mr', address: HOME })).body.data;
    expect((await details(userId)).customer).toMatchObject({ language: 'mr' });
    await book({ mobile, fullName: 'Kamla Bai', language: 'hi', address: HOME, bookingDate: newDay() });
    expect((await details(userId)).customer).toMatchObject({ language: 'mr' });
  });

  it('lets a customer whose registration is pending sign in with the code they have', async () => {
    const mobile = newMobile();
    const asked = (await app.call('POST', '/auth/register', { body: { fullName: 'Kamla', mobile } })).body.data;
    const { userId } = (await book({ mobile, fullName: 'Kamla Bai', address: HOME })).body.data;
    const verify = (otp: string) =>
      app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId: asked.verificationId, otp } });
    const code = app.sms.codeFor(mobile);
    const wrong = code === '0000' ? '1111' : '0000';
    // Wrong tries of the code still add up.
    for (let i = 0; i < 2; i++) expect((await verify(wrong)).body.errorCode).toBe('OTP_INVALID');
    expect((await app.call('POST', '/auth/login', { body: { mobile } })).body.data).toEqual(asked);
    for (let i = 0; i < 2; i++) expect((await verify(wrong)).body.errorCode).toBe('OTP_INVALID');
    expect((await verify(code)).body.data).toMatchObject({ userId });
  });

  it('uses a saved address and the name of a known customer', async () => {
    const { mobile, userId, addressId } = await someone();
    const { status, body } = await book({ mobile, fullName: 'Somebody Else', addressId });
    expect([status, body.data.userId, body.data.user.fullName]).toEqual([201, userId, 'Asha Deshmukh']);
    const other = await someone();
    expect((await book({ mobile, addressId: other.addressId })).body.errorCode).toBe('ADDRESS_NOT_FOUND');
  });

  it('saves an address once even if it is typed at every call, and refuses one too many', async () => {
    const { mobile, userId, token } = await someone();
    const OFFICE = { ...HOME, flatNumber: '7' };
    const [first, second] = [await book({ mobile, address: OFFICE }), await book({ mobile, address: OFFICE })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.addressId).toBe(first.body.data.addressId);
    expect((await details(userId)).addresses).toHaveLength(2);

    const others = Array.from({ length: 48 }, (_, i) => ({ ...HOME, flatNumber: `B${i}` }));
    for (const body of others) await app.call('POST', '/address', { token, body });
    expect((await book({ mobile, address: OFFICE })).status).toBe(201);
    const full = await book({ mobile, address: { ...HOME, flatNumber: '8' } });
    expect(full.body).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      message: 'At most 50 addresses of a customer are saved. Please choose one of them.',
    });
  });

  it('ignores the customers’ limits, but applies coupons and needs a free team', async () => {
    await makeCoupon(app, { code: 'CALL10' });
    const { mobile, addressId, userId } = await someone();
    const bookingDate = newDay();
    const small = await book({ mobile, addressId, serviceIds: [cheap], couponCode: 'call10', bookingDate });
    expect(small.body.data).toMatchObject({ totalPrice: 50, discount: 5, finalPrice: 45, couponCode: 'CALL10' });
    for (let i = 0; i < 6; i++) expect((await book({ mobile, addressId })).status).toBe(201);
    expect((await details(userId)).customer.bookings).toBe(7);

    const again = await book({ mobile, addressId, bookingDate });
    expect(again.body).toMatchObject({
      errorCode: 'DUPLICATE_BOOKING',
      message: 'The customer already has a booking at this time.',
    });
    await changeSettings(app, { teams: 1 });
    const full = await book({ mobile: newMobile(), fullName: 'Late Lata', address: HOME, bookingDate });
    expect(full.body).toMatchObject({ errorCode: 'SLOT_UNAVAILABLE', data: { reason: 'FULL' } });
    await changeSettings(app, { teams: 3 });
    expect((await book({ mobile, addressId, couponCode: 'NOSUCH' })).body.errorCode).toBe('COUPON_NOT_FOUND');
    await makeCoupon(app, { code: 'OFF10', isActive: false });
    expect((await book({ mobile, addressId, couponCode: 'OFF10' })).body.errorCode).toBe('COUPON_INACTIVE');
    expect((await book({ mobile, addressId, paymentType: 'PAY_NOW' })).body.errorCode).toBe('VALIDATION_ERROR');
  });

  it('books at the stated price, or answers with the right one', async () => {
    const { mobile, addressId } = await someone();
    const told = await book({ mobile, addressId, finalPrice: 950 });
    expect(told.body).toMatchObject({ errorCode: 'PRICE_CHANGED', data: { totalPrice: 999, discount: 0, finalPrice: 999 } });
    expect((await book({ mobile, addressId, finalPrice: 999 })).status).toBe(201);
  });

  it('answers with the UPI link, also when repeated', async () => {
    const { mobile, addressId } = await someone();
    await changeSettings(app, { upiId: 'nikhar@upi' });
    const request = { mobile, addressId, bookingDate: newDay(), paymentType: 'PAY_NOW' };
    const { upi } = (await book(request, { key: 'by UPI' })).body.data;
    expect(upi.link).toContain('?pa=nikhar@upi&');
    expect((await book(request, { key: 'by UPI' })).body.data.upi).toEqual(upi);
    expect((await book({ mobile, addressId })).body.data.upi).toBeNull();
    await changeSettings(app, {});
  });

  it('saves nothing if it is refused', async () => {
    const mobile = newMobile();
    const refused = await book({ mobile, fullName: 'New Nisha', address: HOME, bookingDate: '2026-12-01' });
    expect(refused.body.errorCode).toBe('SLOT_UNAVAILABLE');
    expect((await app.call('GET', `/customer/admin?search=${mobile}`, { token: admin })).body.data.totalElements).toBe(0);
  });

  it.each([
    ['a new mobile without a name', { fullName: undefined }, 'fullName'],
    ['no address', { address: undefined }, 'address'],
    ['two addresses', { addressId: '01a1f963-f54c-7b96-a020-c5a6464471f3' }, 'address'],
    ['an impossible position', { address: { ...HOME, latitude: '91' } }, 'address.latitude'],
    ['a blank flat', { address: { ...HOME, flatNumber: ' ' } }, 'address.flatNumber'],
    ['an invalid mobile', { mobile: '12345' }, 'mobile'],
    ['no services', { serviceIds: [] }, 'serviceIds'],
    ['a negative price', { finalPrice: -1 }, 'finalPrice'],
  ])('refuses %s', async (_what, change, field) => {
    const { body } = await book({ mobile: newMobile(), fullName: 'New Nisha', address: HOME, ...change });
    expect([body.errorCode, body.errors?.[0]?.field]).toEqual(['VALIDATION_ERROR', expect.stringContaining(field)]);
  });

  it('names the fields of the address as the form of an address does', async () => {
    const { flatNumber: _flatNumber, latitude: _latitude, ...address } = HOME;
    const { body } = await book({ mobile: newMobile(), fullName: 'New Nisha', address });
    expect(body.errors).toEqual([
      refusedField('address.flatNumber', 'Flat/House No. is required', 'required'),
      refusedField('address.latitude', 'Location is required', 'required'),
    ]);
  });

  it('books once for a new customer with one key and ten calls at the same time', async () => {
    const mobile = newMobile();
    const request = { mobile, fullName: 'Twice Tara', address: HOME, bookingDate: newDay() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(request, { key: 'call 1' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.bookingId)).size).toBe(1);
    const { userId } = answers[0]?.body.data ?? {};
    expect((await details(userId)).addresses).toHaveLength(1);
    // The same fields in another order are the same request.
    const address = Object.fromEntries(Object.entries(HOME).reverse());
    expect((await book({ ...request, address }, { key: 'call 1' })).body.data).toEqual(answers[0]?.body.data);
    expect((await book({ ...request, bookingTime: '13:00:00' }, { key: 'call 1' })).body.errorCode).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    // Another customer makes it another request.
    const other = { ...request, mobile: newMobile(), fullName: 'Other Ola' };
    expect((await book(other, { key: 'call 1' })).status).toBe(201);
    // Another colleague makes it another request, too.
    const { token } = await makeAdmin(app);
    const [{ id: addressId }] = (await details(userId)).addresses;
    expect((await book({ mobile, addressId, bookingDate: newDay() }, { token, key: 'call 1' })).status).toBe(201);
  });

  it('refuses a deactivated customer', async () => {
    const { mobile, addressId, userId } = await someone();
    await app.call('PUT', `/customer/admin/${userId}/status?active=false`, { token: admin });
    expect((await book({ mobile, addressId })).body.errorCode).toBe('USER_INACTIVE');
  });

  it('R14 is for staff', async () => {
    const { mobile, addressId, token } = await someone();
    expect((await book({ mobile, addressId }, { token })).body.errorCode).toBe('FORBIDDEN');
    expect((await app.call('POST', '/booking/admin', { body: {} })).status).toBe(401);
  });
});
