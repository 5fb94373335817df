/** Prices after a discount that somebody can pay in cash (rule M3). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import * as make from '../../test/makers.ts';

const REGULAR = { from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' };
const tax = { registrations: [{ ...REGULAR, legalName: 'Nikhar LLP', address: 'Nagpur' }], numberPrefix: 'NK', sacDigits: 4 };

let app: TestApp;
let asha: make.TestCustomer;
let staff: string;
let facial: string;
beforeEach(async () => {
  app = await startApp();
  asha = await make.makeCustomer(app);
  staff = (await make.makeAdmin(app)).token;
  facial = await make.makeService(app, { price: 999 });
  await make.makeCoupon(app, { code: 'TEN' });
});
afterEach(() => app.close());

const book = async (finalPrice: number) =>
  app.call('POST', '/booking', {
    token: asha.token,
    body: {
      ...{ userId: asha.userId, serviceIds: [facial], bookingDate: '2026-12-10', bookingTime: '11:00:00', couponCode: 'TEN' },
      ...{ addressId: await make.makeAddress(app, asha), paymentType: 'PAY_AFTER', finalPrice },
    },
  });

it('M3 cart, coupon, booking and bill have the same whole rupees, and the bill says what rounded them', async () => {
  await make.changeSettings(app, { wholeRupees: true, minimumOrderValue: 0, tax });
  const cart = (await app.call('POST', `/cart?userId=${asha.userId}`, { token: asha.token })).body.data;
  await app.call('POST', `/cart/${cart.id}/items`, { token: asha.token, body: { serviceId: facial, quantity: 1 } });
  const applied = await app.call('POST', `/cart/${cart.id}/coupons?couponCode=TEN`, { token: asha.token });
  expect(applied.body.data).toMatchObject({ totalPrice: 999, discount: 100, finalPrice: 899 });
  expect((await book(899.1)).body).toMatchObject({ errorCode: 'PRICE_CHANGED', data: { discount: 100, finalPrice: 899 } });
  const { bookingId, discount } = (await book(899)).body.data;
  expect(discount).toBe(100);
  await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: staff });
  const [bill] = (await app.call('GET', `/booking/${bookingId}/documents`, { token: asha.token })).body.data;
  expect(bill.total).toBe(899);
  const html = (await app.call('GET', `/document/${bill.id}/html`, { token: asha.token })).text;
  expect(html).toMatch(/Discount[\s\S]*−₹99\.90[\s\S]*Round off[\s\S]*−₹0\.10[\s\S]*Taxable[\s\S]*₹899\.00/);
});

it('M3 an installation of before keeps its paise until the owner wants whole rupees', async () => {
  await make.changeSettings(app, { minimumOrderValue: 0 });
  expect((await book(899.1)).body.data).toMatchObject({ discount: 99.9, finalPrice: 899.1 });
});
