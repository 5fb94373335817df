/** What people type and paste, sent to the API as it is. Each reader's own cases are in shared/typed.test.ts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  ADMIN_PASSWORD,
  HOME,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeDays,
  makeService,
  newMobile,
  type TestAdmin,
  type TestCustomer,
} from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

const app = appOfFile();
let customer: TestCustomer;
let staff: TestAdmin;
let service: string;
const nextDay = makeDays();

beforeAll(async () => {
  customer = await makeCustomer(app);
  staff = await makeAdmin(app);
  service = await makeService(app);
  await makeCoupon(app, { code: 'NIKHAR10' });
});

const devanagari = (digits: string) => digits.replace(/\d/g, digit => '०१२३४५६७८९'[Number(digit)] as string);
const asCustomer = (method: string, path: string, body?: unknown) => app.call(method, path, { token: customer.token, body });
const asStaff = (method: string, path: string, body?: unknown) => app.call(method, path, { token: staff.token, body });

it('registers and signs in a mobile with its country, in Hindi digits, under a name with a curly apostrophe', async () => {
  const mobile = newMobile();
  const typed = `+91 ${devanagari(mobile)}`;
  const { verificationId } = (
    await app.call('POST', '/auth/register', { body: { fullName: 'Dr. Meera D’Souza', mobile: typed } })
  ).body.data;
  const otp = devanagari(app.sms.codeFor(mobile));
  const { token } = (await app.call('POST', '/auth/verify-otp', { body: { mobile: typed, verificationId, otp } })).body.data;
  const profile = (await app.call('GET', '/auth/profile', { token })).body.data;
  expect(profile).toMatchObject({ mobile, fullName: "Dr Meera D'Souza" });
  app.clock.advance(61_000);
  expect((await app.call('POST', '/auth/login', { body: { mobile: `0${mobile}` } })).status).toBe(200);
});

it.each([
  ['register', { mobile: '98765432101', fullName: 'Asha' }, 'mobile', 'Please enter a valid 10-digit phone number.'],
  ['register', { mobile: '9876543210', fullName: 'Asha २' }, 'fullName', 'Full name cannot contain numbers.'],
  ['register', { mobile: '9876543210', fullName: '. –' }, 'fullName', 'Please enter your full name.'],
  ['verify-otp', { mobile: '9876543210', verificationId: 'x', otp: '12345' }, 'otp', 'Please enter a valid 4-digit OTP.'],
])('refuses what cannot be read: %s %j', async (operation, body, field, message) => {
  const answer = await app.call('POST', `/auth/${operation}`, { body });
  expect([answer.status, answer.body.errors]).toEqual([400, [refusedField(field, message)]]);
});

it('keeps a profile as it is read', async () => {
  const { body } = await asCustomer('PUT', '/auth/profile', { fullName: 'Anne–Marie\u00a0Rao', email: ' asha@example.com ' });
  expect(body.data).toMatchObject({ fullName: 'Anne-Marie Rao', email: 'asha@example.com' });
  expect((await asCustomer('PUT', '/auth/profile', { email: 'asha' })).body.errors).toEqual([
    refusedField('email', 'Please enter a valid e-mail address.', 'format', { format: 'email' }),
  ]);
});

it('finds a customer by a mobile in Hindi digits or with blanks around it', async () => {
  for (const search of [`+९१ ${devanagari(customer.mobile)}`, `\u202a+91 ${customer.mobile}\u202c`, `  ${customer.mobile} `]) {
    const { body } = await asStaff('GET', `/customer/admin?search=${encodeURIComponent(search)}`);
    expect(body.data.content.map(({ id }: { id: string }) => id)).toEqual([customer.userId]);
  }
  expect((await asStaff('GET', `/customer/admin/%20${customer.userId}%20?`)).status).toBe(200);
  expect((await asStaff('GET', '/booking/admin?status=PENDING%20&page=%200')).status).toBe(200);
});

describe('a coupon copied from a chat', () => {
  const copied = ['*NIKHAR10*', '“nikhar10”.', 'NIK\u200bHAR\u206010', '(NIKHAR१०)'];
  const inCart = async () => {
    const cart = (await asCustomer('POST', `/cart?userId=${customer.userId}`)).body.data;
    if (cart.totalItems === 0) await asCustomer('POST', `/cart/${cart.id}/items`, { serviceId: service, quantity: 1 });
    return cart.id as string;
  };

  it.each(copied)('is applied and validated: %j', async typed => {
    const cartId = await inCart();
    const code = encodeURIComponent(typed);
    for (const [method, path] of [
      ['POST', `/cart/${cartId}/coupons?couponCode=${code}`],
      ['POST', `/coupon/${code}/apply`],
      ['GET', `/coupon/${code}/validate`],
    ] as const) {
      const { body } = await asCustomer(method, path);
      expect(body.data.coupon.code, path).toBe('NIKHAR10');
    }
    expect((await asCustomer('GET', `/coupon/${code}`)).body.data.code).toBe('NIKHAR10');
  });

  it('books, for customers and by telephone', async () => {
    const visit = {
      serviceIds: [service],
      bookingTime: '09:00:00',
      paymentType: 'PAY_AFTER',
      finalPrice: 899.1,
      couponCode: '*nikhar10*',
    };
    const addressId = await makeAddress(app, customer);
    const own = { ...visit, userId: customer.userId, bookingDate: nextDay(), addressId };
    expect((await asCustomer('POST', '/booking', own)).body.data.couponCode).toBe('NIKHAR10');
    const cartId = await inCart();
    await asCustomer('POST', `/coupon/NIKHAR10/apply`);
    const ofCart = await asCustomer('POST', '/booking', { ...own, bookingDate: nextDay(), cartId });
    expect(ofCart.body.data.couponCode).toBe('NIKHAR10');
    const caller = { mobile: `+91-${newMobile()}`, fullName: 'A. R. Rahman', bookingDate: nextDay(), address: HOME };
    const { body } = await asStaff('POST', '/booking/admin', { ...visit, ...caller });
    expect(body.data).toMatchObject({ couponCode: 'NIKHAR10', user: { fullName: 'A R Rahman' } });
  });

  it('is made, changed and deleted by staff', async () => {
    const coupon = { discountType: 'PERCENTAGE', discountValue: 10, validFrom: '2026-12-01', validTill: '2026-12-31' };
    expect((await asStaff('POST', '/coupon/create', { ...coupon, code: ' new–year ' })).body.data.code).toBe('NEW-YEAR');
    expect((await asStaff('PUT', '/coupon/*new-year*', { ...coupon, code: '“NEW-YEAR”' })).status).toBe(200);
    expect((await asStaff('DELETE', '/coupon/%20new-year.')).status).toBe(200);
    const refused = await asStaff('POST', '/coupon/create', { ...coupon, code: '50%OFF' });
    expect(refused.body.errors).toEqual([
      refusedField('code', 'Code must be 3 to 20 letters, digits, hyphens or underscores', 'format', {
        format: 'new coupon code',
      }),
    ]);
  });

  it('asks for a code if there are only blanks', async () => {
    const { body } = await asCustomer('POST', `/cart/${await inCart()}/coupons?couponCode=%20`);
    expect(body.errors).toEqual([refusedField('couponCode', 'Please enter a coupon code', 'required')]);
  });
});

it('keeps settings as they are read, and shows them so in the preview', async () => {
  const settings = (await asStaff('GET', '/settings/admin')).body.data;
  const typed = { ...settings, upiId: ' nikhar@ upi\u200b', phone: '(0712) 222–3344', email: ' hello@nikhar.example ' };
  const preview = (await asStaff('POST', '/settings/admin/preview', typed)).body.data;
  expect(preview.upi.link).toContain('pa=nikhar@upi&');
  const { body } = await asStaff('PUT', '/settings/admin', { ...typed, currentPassword: ADMIN_PASSWORD });
  expect(body.data).toMatchObject({ upiId: 'nikhar@upi', phone: '0712 222-3344', email: 'hello@nikhar.example' });
});

it('takes a message with a mobile and an e-mail as they were pasted', async () => {
  const message = { name: 'Asha', mobile: '098765 43210', email: '<asha@example.com>', message: 'Do you come to Wardha?' };
  expect((await app.call('POST', '/message', { body: message })).body.data).toMatchObject({
    mobile: '9876543210',
    email: 'asha@example.com',
  });
});

it('keeps the digits of a postal code', async () => {
  const { body } = await asCustomer('POST', '/address', { ...HOME, postalCode: '४४० ०१०' });
  expect(body.data.postalCode).toBe('440 010');
});

it('signs staff in by an e-mail with a blank around it', async () => {
  const body = { email: ` ${staff.email.toUpperCase()}\u200b `, password: ADMIN_PASSWORD };
  expect((await app.call('POST', '/auth/admin/login', { body })).status).toBe(200);
});
