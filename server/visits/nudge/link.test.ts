/** The link of a reminder books with one tap and ends such messages with one, both without a sign-in (rule B132). */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, DAY, istDate } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeDays } from '../../test/makers.ts';
import { PRICE } from '../../test/named-salon.ts';
import { makeRegulars, ON, PLAN, type Regulars, tokenIn } from '../../test/regulars.ts';

let app: TestApp;
let regulars: Regulars;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  regulars = await makeRegulars(app);
});
afterAll(() => app.close());
beforeEach(() => regulars.newDay(newDay()));

const reminded = async (lastAgo = 27, ways = ['SMS']) => {
  const who = await regulars.comes(lastAgo);
  for (const way of ways) await regulars.allow(who, way);
  const [sent] = await regulars.run();
  return { who, token: tokenIn(sent?.text) };
};
const read = async (token: string) => (await app.call('GET', `/nudge/link/${token}`)).body.data;
const book = (token: string, body: object) => app.call('POST', `/nudge/link/${token}`, { body });
const wantedOf = ({ date, startTime, finalPrice }: { date: string; startTime: string; finalPrice: number }) => ({
  ...{ bookingDate: date, bookingTime: startTime, finalPrice },
});
const exportOf = async (who: Parameters<Regulars['again']>[0]) =>
  (await app.call('GET', '/auth/profile/export', { token: await regulars.again(who) })).body.data;

it('shows three times that one tap books, once, and then the booking', async () => {
  const { who, token } = await reminded();
  const shown = await read(token);
  expect(shown).toMatchObject({
    category: { id: regulars.face, name: 'Face' },
    allowed: ['SMS'],
    coupon: null,
    bookingToken: null,
  });
  expect(shown.due.times).toHaveLength(3);
  expect(shown.due.times[0]).toMatchObject({ professional: { name: 'Asha' }, finalPrice: PRICE });
  for (const secret of [who.mobile, 'Asha Deshmukh', 'flat', 'latitude']) expect(JSON.stringify(shown)).not.toContain(secret);
  const [first, second] = shown.due.times;
  expect((await book(token, { ...wantedOf(first), finalPrice: 1 })).body.errorCode).toBe('PRICE_CHANGED');
  expect((await book(token, { ...wantedOf(first), bookingTime: '03:00:00' })).body.errorCode).toBe('SLOT_UNAVAILABLE');
  const booked = await book(token, wantedOf(first));
  expect([booked.status, booked.body.data]).toMatchObject([200, { due: null, bookingToken: expect.any(String) }]);
  expect((await book(token, wantedOf(first))).body.data).toEqual(booked.body.data);
  expect((await book(token, wantedOf(second))).body.errorCode).toBe('OFFER_ENDED');
  const visit = (await app.call('GET', `/visit-link/${booked.body.data.bookingToken}`)).body.data;
  expect(visit).toMatchObject({ bookingDate: first.date, bookingTime: first.startTime, finalPrice: PRICE });
  const { bookings, nudges } = await exportOf(who);
  expect(bookings.filter(({ bookingDate }: { bookingDate: string }) => bookingDate > istDate(app.clock.now()))).toHaveLength(1);
  expect(nudges).toMatchObject([{ answeredAt: expect.any(String), bookingId: expect.any(String) }]);
});

it('books once when two tap at once', async () => {
  const { who, token } = await reminded();
  const { times } = (await read(token)).due;
  const answers = await Promise.all([0, 1, 2, 0].map(n => book(token, wantedOf(times[n]))));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ status, body }) => status === 200 || body.errorCode === 'OFFER_ENDED')).toBe(true);
  const { bookings } = await exportOf(who);
  expect(bookings.filter(({ bookingDate }: { bookingDate: string }) => bookingDate > istDate(app.clock.now()))).toHaveLength(1);
});

it('books nothing any more after a booking elsewhere, nor after 14 days', async () => {
  const { who, token } = await reminded();
  const wanted = wantedOf((await read(token)).due.times[0]);
  expect((await regulars.book(who, addDays(istDate(app.clock.now()), 6), '12:00:00')).status).toBe(201);
  expect((await read(token)).due).toBeNull();
  expect((await book(token, wanted)).body.errorCode).toBe('OFFER_ENDED');
  const later = await reminded();
  app.clock.advance(14 * DAY);
  expect((await read(later.token)).due).toBeNull();
});

it('takes the coupon of a win-back off with that tap, and says when it has been used', async () => {
  const { token } = await reminded(45);
  const { due, coupon } = await read(token);
  const today = istDate(app.clock.now());
  expect(coupon).toEqual({
    ...{ rupees: 100, validTill: addDays(today, 30), inPrices: true },
    code: expect.stringMatching(/^COMEBACK-/),
  });
  expect(due.times[0].finalPrice).toBe(PRICE - 100);
  const { bookingToken, coupon: used } = (await book(token, wantedOf(due.times[0]))).body.data;
  expect(used).toBeNull();
  expect((await app.call('GET', `/visit-link/${bookingToken}`)).body.data).toMatchObject({ finalPrice: PRICE - 100 });
  app.clock.advance(15 * DAY);
  await regulars.signIn();
  const report = (await app.call('GET', `/nudge/admin/report?from=${today}&to=${today}`, { token: regulars.owner })).body.data;
  expect(report.coupons).toEqual({ given: 1, used: 1, cost: 100 });
});

it('shows the full price where the coupon would make the order too small, and the coupon for another', async () => {
  await changeSettings(app, { ...PLAN, nudges: ON, minimumOrderValue: PRICE - 50 });
  const { token } = await reminded(45);
  expect(await read(token)).toMatchObject({ coupon: { inPrices: false }, due: { times: [{ finalPrice: PRICE }, {}, {}] } });
});

it('ends one way or all with one tap, twice is the same, and nothing comes any more', async () => {
  const { who, token } = await reminded(27, ['SMS', 'WHATSAPP']);
  const stop = async (query = '') => (await app.call('PUT', `/nudge/link/${token}/stop${query}`)).body.data.allowed;
  expect(await stop('?channel=WHATSAPP')).toEqual(['SMS']);
  expect(await stop()).toEqual([]);
  expect(await stop()).toEqual([]);
  const { marketingConsents, nudges } = await exportOf(who);
  expect(marketingConsents.map(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt !== null)).toEqual([true, true]);
  expect(nudges).toMatchObject([{ kind: 'NUDGE', sent: true, answeredAt: expect.any(String), bookingId: null }]);
  // The win-back would be due.
  app.clock.advance(18 * DAY);
  expect(await regulars.run()).toEqual([]);
});

it('opens for 60 days, and for nobody who guesses', async () => {
  const { token } = await reminded();
  for (const unknown of ['unknown', 'x'.repeat(20)]) {
    expect((await app.call('GET', `/nudge/link/${unknown}`)).status).toBe(404);
    expect((await book(unknown, { bookingDate: '2026-12-10', bookingTime: '11:00:00' })).status).toBe(404);
    expect((await app.call('PUT', `/nudge/link/${unknown}/stop`)).status).toBe(404);
  }
  app.clock.advance(60 * DAY);
  expect((await app.call('GET', `/nudge/link/${token}`)).status).toBe(404);
});
