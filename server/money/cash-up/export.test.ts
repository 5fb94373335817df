/** A month's payments by day and way (rule M47). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEnrolment } from '../../test/academy.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { HOME, makeAdmin, makeKey, makeService, newMobile } from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;

beforeAll(async () => {
  app = await startApp();
  ({ token: staff } = await makeKey(app, (await makeAdmin(app)).token));
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  app.call(method, path, { token: staff, ...(body && { body }) });
const paidVisit = async (amount: number, method: string) => {
  const visit = { serviceIds: [facial], bookingDate: '2026-12-10', bookingTime: '11:00:00', address: HOME };
  const booked = await call('POST', '/booking/admin', { ...visit, mobile: newMobile(), fullName: 'Asha Deshmukh' });
  const { bookingId } = booked.body.data;
  return {
    bookingId,
    payment: (await call('POST', `/booking/admin/${bookingId}/payment`, { amount, method })).body.data.payments[0],
  };
};

it('M47 has each day and way, what went back, courses apart, and the sums of the month', async () => {
  const { enrolmentId } = await makeEnrolment(app, staff);
  const fee = (amount: number, method: string) => call('POST', `/academy/admin/enrolment/${enrolmentId}/fee`, { amount, method });
  app.clock.moveTo('2026-12-04T23:59:59+05:30');
  const { bookingId, payment } = await paidVisit(999, 'CASH');
  await paidVisit(500.5, 'UPI');
  app.clock.moveTo('2026-12-05T00:00:00+05:30');
  await paidVisit(100, 'CASH');
  const back = await call('POST', `/booking/admin/${bookingId}/refund`, { paymentId: payment.id, amount: 199 });
  expect(back.status).toBe(200);
  await fee(5000, 'BANK');
  app.clock.moveTo('2027-01-01T00:00:00+05:30');
  await fee(1, 'CASH');

  const { headers, text } = await call('GET', '/cash-up/admin/export?month=2026-12');
  expect(headers['content-disposition']).toBe('attachment; filename="payments-2026-12.csv"');
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Date,For,Way,Payments,Received,Tips,Given back',
    '2026-12-04,VISITS,CASH,1,999.00,0.00,0.00',
    '2026-12-04,VISITS,UPI,1,500.50,0.00,0.00',
    '2026-12-05,VISITS,CASH,1,100.00,0.00,199.00',
    '2026-12-05,COURSES,BANK,1,5000.00,0.00,0.00',
    ',VISITS,CASH,2,1099.00,0.00,199.00',
    ',VISITS,UPI,1,500.50,0.00,0.00',
    ',COURSES,BANK,1,5000.00,0.00,0.00',
    '',
  ]);
});
