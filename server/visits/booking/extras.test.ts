/** Rules M50 and M51: the travel fee and the quiet hours, from the settings to the bill, through HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekdayOf } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCoupon, makeCustomer, makeDays, makeService } from '../../test/makers.ts';

let app: TestApp;
let admin: string;
let facial: string;
const coupon = 'TENOFF';
/** Its weekday is quiet in the morning. */
let day: string;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  admin = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 1000, durationInMinutes: 60 });
  await makeCoupon(app, { code: coupon });
  day = newDay();
  await changeSettings(app, {
    wholeRupees: false,
    minimumOrderValue: 1000,
    travelFees: [
      { upToKm: 0.5, fee: 0 },
      { upToKm: 200, fee: 80 },
    ],
    quietHours: [{ days: [weekdayOf(day)], from: '09:00:00', to: '13:00:00', percent: 20 }],
  });
});
afterAll(() => app.close());

const makeBooker = async () => {
  const customer = await makeCustomer(app);
  const addressId = await makeAddress(app, customer, { latitude: '21.2', longitude: '79.0882' });
  const { token, userId } = customer;
  const call = (method: string, path: string, body?: unknown) => app.call(method, path, { token, body });
  const book = (order: object) =>
    call('POST', '/booking', {
      ...{ userId, addressId, serviceIds: [facial], bookingDate: day, bookingTime: '15:00:00', paymentType: 'PAY_AFTER' },
      ...order,
    });
  return { token, addressId, call, book };
};

it('M50 is a part of the price, and no coupon touches it', async () => {
  const { book } = await makeBooker();
  const stale = await book({ finalPrice: 1000 });
  expect([stale.status, stale.body.data]).toEqual([409, { totalPrice: 1080, discount: 0, finalPrice: 1080 }]);
  const { body } = await book({ finalPrice: 1080 });
  expect(body.data).toMatchObject({ totalPrice: 1080, discount: 0, finalPrice: 1080, travelFee: 80 });
  expect(body.data.quietDiscount).toBeUndefined();
  const { book: another } = await makeBooker();
  // The minimum order is of the services, so the coupon makes this one too small.
  expect((await another({ finalPrice: 980, couponCode: coupon })).body.errorCode).toBe('MINIMUM_ORDER_VALUE');
  const two = await another({ serviceIds: [facial, facial], finalPrice: 1880, couponCode: coupon });
  expect(two.body.data).toMatchObject({ totalPrice: 2080, discount: 200, finalPrice: 1880, travelFee: 80 });
});

it('M51 makes the services cheaper at a quiet time, and the coupon counts for the rest', async () => {
  const { book } = await makeBooker();
  const given = async () => {
    const { body } = await app.call('GET', `/analytics/admin?from=${day}&to=${day}`, { token: admin });
    return body.data.coupons.find(({ code }: { code: string }) => code === coupon)?.discount ?? 0;
  };
  const before = await given();
  const { body } = await book({ bookingTime: '09:00:00', finalPrice: 1520, serviceIds: [facial, facial], couponCode: coupon });
  expect(body.data).toMatchObject({ totalPrice: 2080, discount: 560, finalPrice: 1520, travelFee: 80, quietDiscount: 400 });
  expect((await given()) - before).toBe(160);
});

it('M50 and M51 stay with a move and with other services, and stand on the bill', async () => {
  const { book, call } = await makeBooker();
  const { bookingId } = (await book({ bookingTime: '11:00:00', finalPrice: 880 })).body.data;
  const moved = await call('PUT', `/booking/${bookingId}`, { bookingDate: newDay(), bookingTime: '17:00:00' });
  expect(moved.body.data).toMatchObject({ finalPrice: 880, travelFee: 80, quietDiscount: 200 });
  const services = [{ serviceId: facial, quantity: 2 }];
  const asked = await app.call('PUT', `/booking/admin/${bookingId}/services`, { token: admin, body: { services } });
  expect(asked.body.data).toMatchObject({ totalPrice: 2080, discount: 400, finalPrice: 1680 });
  const { servicesProposal } = (await call('GET', `/booking/${bookingId}`)).body.data;
  const agreed = await call('PUT', `/booking/${bookingId}/services/answer`, {
    proposalId: servicesProposal.proposalId,
    agreed: true,
  });
  expect(agreed.body.data).toMatchObject({ finalPrice: 1680, travelFee: 80, quietDiscount: 400 });
  await app.call('PUT', `/booking/admin/${bookingId}/status?status=COMPLETED`, { token: admin });
  const [bill] = (await call('GET', `/booking/${bookingId}/documents`)).body.data;
  const { lines, totals } = (await call('GET', `/document/${bill.id}`)).body.data;
  expect(lines.map(({ description, total }: { description: string; total: number }) => [description, total])).toEqual([
    ['Facial', 1600],
    ['Travel', 80],
  ]);
  expect(totals.total).toBe(1680);
});

it('M51 the bill tells the quiet-time price from the coupon', async () => {
  const { book, call } = await makeBooker();
  const { bookingId } = (
    await book({ bookingTime: '11:00:00', finalPrice: 1520, serviceIds: [facial, facial], couponCode: coupon })
  ).body.data;
  await app.call('PUT', `/booking/admin/${bookingId}/status?status=COMPLETED`, { token: admin });
  const [bill] = (await call('GET', `/booking/${bookingId}/documents`)).body.data;
  const sheet = (await call('GET', `/document/${bill.id}/html`)).text;
  expect(sheet).toMatch(/Quiet-time price[^₹]*−₹400/);
  expect(sheet).toMatch(/Discount[^₹]*−₹160/);
});

it('W90 offers an earlier visit with both', async () => {
  const { book, call } = await makeBooker();
  const { bookingId } = (await book({ finalPrice: 1080 })).body.data;
  const offer = (await call('GET', `/booking/${bookingId}/book-again`)).body.data;
  expect(offer).toMatchObject({ finalPrice: 1080, travelFee: 80 });
  for (const { date, startTime, finalPrice } of offer.times) {
    const isQuiet = weekdayOf(date) === weekdayOf(day) && startTime < '13:00:00';
    expect(finalPrice).toBe(isQuiet ? 880 : undefined);
  }
});

it('V15 puts rings in order, and refuses two that end at one place and hours that end before they begin', async () => {
  const read = async () => (await app.call('GET', '/settings/admin', { token: admin })).body.data;
  const { tax: _tax, ...settings } = await read();
  const put = (change: object) => app.call('PUT', '/settings/admin', { token: admin, body: { ...settings, ...change } });
  expect((await put({ travelFees: settings.travelFees.toReversed() })).status).toBe(200);
  expect((await read()).travelFees).toEqual(settings.travelFees);
  const twice = await put({ travelFees: [settings.travelFees[0], settings.travelFees[0]] });
  expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'travelFees.1.upToKm']);
  const wrong = await put({ quietHours: [{ days: ['MONDAY'], from: '12:00:00', to: '12:00:00', percent: 5 }] });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'quietHours.0.to']);
  const { travelFees: _travelFees, quietHours: _quietHours, ...older } = settings;
  expect((await app.call('PUT', '/settings/admin', { token: admin, body: older })).status).toBe(200);
  expect((await read()).quietHours).toEqual(settings.quietHours);
});
