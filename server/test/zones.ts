/**
 * Runs as a process with TZ set. Prints the API's answers around IST midnight and at noon as JSON. They must be the same in every time
 * zone.
 */
import { isContactShown } from '../visit/state-rules.ts';
import { startApp } from './app.ts';
import { makeAddress, makeCoupon, makeCustomer, makeService } from './makers.ts';

const app = await startApp();
const service = await makeService(app, { price: 999 });
await makeCoupon(app, { code: 'LASTDAY', validFrom: '2026-12-04', validTill: '2026-12-04' });
const answers: Record<string, unknown> = {};

/** 23:59:50, 00:00:10 and noon at the salon. */
for (const at of ['2026-12-04T18:29:50Z', '2026-12-04T18:30:10Z', '2026-12-05T06:30:00Z']) {
  app.clock.moveTo(at);
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const addressId = await makeAddress(app, customer);
  const slots = async (date: string) =>
    (await app.call('GET', `/booking/available-slots?date=${date}`)).body.data.map(
      (slot: { label: string; reason: string | null }) => [slot.label, slot.reason],
    );
  const book = async (bookingDate: string, couponCode?: string) => {
    const body = {
      userId,
      serviceIds: [service],
      bookingDate,
      bookingTime: '09:00:00',
      finalPrice: couponCode ? 899.1 : 999,
      addressId,
      paymentType: 'PAY_AFTER',
      couponCode,
    };
    const answer = await app.call('POST', '/booking', { token, body });
    return answer.body.errorCode ?? [answer.body.data.bookingDate, answer.body.data.bookingTime, answer.body.data.createdAt];
  };
  answers[at] = {
    friday: await slots('2026-12-04'),
    saturday: await slots('2026-12-05'),
    lastBookable: (await slots('2027-02-02'))[0],
    firstNot: (await slots('2027-02-03'))[0],
    coupon: await book('2026-12-07', 'LASTDAY'),
    booking: await book('2026-12-05'),
    contact: ['2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06'].map(date => isContactShown(date, app.clock.now())),
    born: (await app.call('PUT', '/auth/profile', { token, body: { dateOfBirth: '2026-12-04' } })).status,
  };
}
console.log(JSON.stringify(answers));
await app.close();
