/** What customers and professionals hear when a visit does not take place as booked (rules N82, B40). */
import { beforeEach, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { changeSettings, makeAdmin, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

const DAY = '2026-12-05';
const KAVITA = '9822222222';

/** Without them, other settings go back to their defaults. */
const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

const app = appOfEachTest();
let salon: NamedSalon;
let kavita: string;
let customer: NamedCustomer;
let id: string;

beforeEach(async () => {
  salon = await makeNamedSalon(app);
  await changeSettings(app, { ...NAMED, cancelFeePercent: 50, cancelFreeHours: 24 });
  kavita = await salon.addPerson('Kavita Rao', { mobile: KAVITA });
  customer = await salon.newCustomer();
  id = (await salon.book(customer, DAY, '11:00:00', { professionalId: kavita })).body.data.bookingId;
  await until(`${DAY}T11:20:00+05:30`);
});

/** Moves the clock, runs what is due, and gives what was sent meanwhile. */
const until = async (at: string) => {
  const before = app.messages.sent.length;
  app.clock.moveTo(at);
  await app.worker.runDue();
  return app.messages.sent.slice(before);
};
const pass = (milliseconds: number) => until(new Date(app.clock.now() + milliseconds).toISOString());
const toCustomer = (sent: Awaited<ReturnType<typeof until>>) =>
  sent.filter(({ to }) => to === customer.mobile).map(({ kind, text }) => [kind, text]);
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });

it('B40 the customer hears of a no-show instead of a cancellation, with the fee, and the professional too', async () => {
  await asStaff('POST', `/booking/admin/${id}/payment`, { amount: 999, method: 'CASH' });
  await asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED&reason=NO_SHOW&chargeFee=true`);
  const sent = [...(await pass(SECOND)), ...(await pass(3 * MINUTE))];
  const [[kind, text] = []] = toCustomer(sent);
  expect(kind).toBe('NO_SHOW');
  expect(text).toMatch(/met nobody at your door\. The fee is 500 rupees\..*\/v\//);
  expect(toCustomer(sent)).toHaveLength(1);
  expect(sent.filter(({ to }) => to === KAVITA).map(({ kind }) => kind)).toEqual(['VISIT_CANCELLED']);
});

it('N84 the customer hears that a refused visit costs nothing, and she who refused it hears nothing', async () => {
  const token = await makeSession(app, 'PROFESSIONAL', kavita);
  const body = { what: 'REFUSED', at: new Date(app.clock.now()).toISOString(), refusal: 'UNSAFE' };
  await app.call('PUT', `/visit/${id}/door`, { token, body });
  const sent = [...(await pass(SECOND)), ...(await pass(5 * MINUTE))];
  expect(toCustomer(sent)).toEqual([['REFUSED', expect.stringContaining('You pay nothing for it')]]);
  expect(sent.filter(({ to }) => to === KAVITA)).toEqual([]);
});

it('N82 a proposal is one message with the new time; one that was taken back or answered is not sent', async () => {
  const propose = (bookingTime: string) =>
    asStaff('PUT', `/booking/admin/${id}/proposal`, { bookingDate: DAY, bookingTime, professionalId: kavita });
  await propose('15:00:00');
  expect(toCustomer(await pass(SECOND))).toEqual([
    ['TIME_PROPOSED', expect.stringMatching(/We cannot come as booked, but on 5 Dec 3PM\..*\/v\//)],
  ]);
  await propose('16:00:00');
  await asStaff('DELETE', `/booking/admin/${id}/proposal`);
  expect(toCustomer(await pass(SECOND))).toEqual([]);
  await propose('17:00:00');
  const token = await makeSession(app, 'USER', customer.userId);
  await app.call('PUT', `/booking/${id}/proposal`, { token, body: { bookingDate: DAY, bookingTime: '17:00:00' } });
  expect(toCustomer(await pass(SECOND)).map(([kind]) => kind)).toEqual(['MOVED_WHO']);
});
