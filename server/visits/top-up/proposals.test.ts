/** Which visits could come again, and how often (rule B108), through HTTP. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import * as make from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';
import { keepIntervals } from '../due/keep.ts';

let app: TestApp;
let salon: NamedSalon;
let staff: string;
let asha: string;
let facial: string;
let peel: string;
let waxing: string;

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  staff = (await make.makeKey(app, salon.token)).token;
  const [face, body] = [await make.makeCategory(app, 'Face'), await make.makeCategory(app, 'Body')];
  const one = { price: PRICE, durationInMinutes: 60 };
  facial = await make.makeService(app, { ...one, name: 'Gold Facial', categoryId: face });
  peel = await make.makeService(app, { ...one, name: 'Peel', categoryId: face });
  waxing = await make.makeService(app, { ...one, name: 'Waxing', categoryId: body });
  asha = await make.makeProfessional(app, staff, { name: 'Asha', gender: 'FEMALE', serviceIds: [facial, peel, waxing] });
});
afterAll(() => app.close());
let who: NamedCustomer;
beforeEach(async () => {
  who = await salon.newCustomer();
});

const visited = async (daysAgo: number, ...serviceIds: string[]): Promise<string> => {
  const body = {
    ...{ mobile: who.mobile, serviceIds, addressId: who.addressId, paidBy: 'CASH' },
    ...{ bookingDate: day(-daysAgo), bookingTime: '16:00:00', professionalId: asha },
  };
  const answer = await app.call('POST', '/booking/admin/past', { token: staff, body });
  expect([answer.status, answer.body.message]).toEqual([201, 'The visit is entered']);
  return answer.body.data.bookingId;
};
const day = (days: number): IsoDate => addDays(istDate(app.clock.now()), days);
const proposals = async (token = who.token, id = who.userId) => {
  await keepIntervals(app);
  const answer = await app.call('GET', `/series/user/${id}`, { token });
  return answer.status === 200 ? answer.body.data : answer.body.errorCode;
};

it('proposes the usual interval in weeks, of the newest visit with the same services', async () => {
  await visited(100, facial);
  await visited(58, facial);
  const newest = await visited(15, facial);
  const mixed = await visited(14, facial, waxing);
  expect(await proposals()).toEqual([
    { bookingId: mixed, everyWeeks: 6, own: true },
    { bookingId: newest, everyWeeks: 6, own: true },
  ]);
  expect(await proposals(staff)).toHaveLength(2);
});

it('takes the shortest of several categories, from 1 to 12 weeks', async () => {
  for (const daysAgo of [300, 200, 100]) await visited(daysAgo, facial);
  const rare = await visited(10, facial);
  expect(await proposals()).toEqual([{ bookingId: rare, everyWeeks: 12, own: true }]);
  for (const daysAgo of [39, 25]) await visited(daysAgo, waxing);
  const both = await visited(9, peel, waxing);
  expect((await proposals())[0]).toEqual({ bookingId: both, everyWeeks: 2, own: true });
});

it('proposes four weeks where nobody knows, of firm visits to come, too', async () => {
  const date = day(3);
  const body = { serviceIds: [waxing], addressId: who.addressId, bookingDate: date, bookingTime: '11:00:00', finalPrice: PRICE };
  const order = { ...body, userId: who.userId, paymentType: 'PAY_AFTER' };
  const booked = await app.call('POST', '/booking', { token: who.token, body: order });
  const { bookingId } = booked.body.data;
  const done = await visited(5, waxing, peel);
  expect(await proposals()).toEqual([
    { bookingId, everyWeeks: 4, own: false },
    { bookingId: done, everyWeeks: 4, own: false },
  ]);
});

it('proposes nothing that comes again already', async () => {
  await visited(40, facial);
  const bookingId = await visited(12, facial);
  const begun = await app.call('POST', '/series', { token: who.token, body: { bookingId, everyWeeks: 4 } });
  expect(begun.status).toBe(201);
  expect(await proposals()).toEqual([]);
});

it('shows nobody another customer’s', async () => {
  const other = await salon.newCustomer();
  expect(await proposals(other.token)).toBe('FORBIDDEN');
  expect(await proposals(staff, 'nobody')).toBe('USER_NOT_FOUND');
});
