/** Many who wait, many taps at once, and any sequence of what may happen (rules B92 to B98). */
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking, heldPlace, wait as waits } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeDays } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';
import { damageOfWaits } from '../wait/damage.ts';

const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let people: NamedCustomer[];
let day: IsoDate;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  kavita = await salon.addPerson('Kavita Rao');
  people = [];
  for (let n = 0; n < 12; n += 1) people.push(await salon.newCustomer(n / 10));
});
afterAll(() => app.close());
beforeEach(async () => {
  day = newDay();
  app.clock.moveTo(`${addDays(day, -3)}T12:00:00+05:30`);
  await changeSettings(app, NAMED);
  await run();
});

const run = async () => {
  for (let n = 0; n < 4; n += 1) await app.worker.runDue();
};
const minutesLater = async (minutes: number) => {
  app.clock.advance(minutes * 60_000);
  await run();
};
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const personAt = (n: number) => people[n % people.length] as NamedCustomer;
const damage = async () => [...(await app.db.tx(damageOfPlan)), ...(await app.db.tx(damageOfWaits))];
/** Kavita works from 12:00 to 13:00 only. */
const oneHour = () =>
  asStaff('PUT', `/professional/admin/${kavita}/day?date=${day}`, { spans: [{ from: '12:00:00', to: '13:00:00' }] });
const waitRow = ({ userId, addressId }: NamedCustomer, age: number) => ({
  ...{ id: newId(), userId, bookingId: null, addressId, serviceIds: [salon.facial], fromDate: day, toDate: day },
  ...{ times: null, professionalId: null, womenOnly: false, state: 'WAITING' as const, lapsedInRow: 0 },
  ...{ createdAt: app.clock.now() - age, endedAt: null },
});
const cancel = (id: string, { token }: NamedCustomer) => app.call('PUT', `/booking/${id}/cancel`, { token });
const answer = (token: string, accept: boolean) => app.call('POST', `/wait/offer/${token}`, { body: { accept } });
const waitsOf = async ({ token }: NamedCustomer): Promise<Schemas['Wait'][]> =>
  (await app.call('GET', '/wait', { token })).body.data;
const visitsOn = async () =>
  (await app.db.read.select({ visits: count() }).from(booking).where(eq(booking.bookingDate, day)))[0]?.visits;

it('of 1,000 who wait for one window one is asked, and all others stay as they were', { timeout: 60_000 }, async () => {
  await oneHour();
  const id = (await salon.book(personAt(0), day, '12:00:00')).body.data.bookingId;
  const rows = Array.from({ length: 1000 }, (_, n) => waitRow(personAt(n + 1), 1000 - n));
  await app.db.tx(async tx => void (await tx.insert(waits).values(rows)));
  await cancel(id, personAt(0));
  await minutesLater(1);
  const states = async () => {
    const found = await app.db.read.select().from(waits).where(eq(waits.fromDate, day));
    return found.filter(({ state }) => state !== 'WAITING').map(row => [rows.findIndex(one => one.id === row.id), row.state]);
  };
  expect(await states()).toEqual([[0, 'OFFERED']]);
  expect(await damage()).toEqual([]);
  const [first] = (await waitsOf(personAt(1))).filter(({ state }) => state === 'OFFERED');
  await answer(first?.offer?.token ?? '', true);
  await minutesLater(2);
  // The others of this customer are over with the booking.
  const left = (await states()).map(([, state]) => state);
  expect([left.filter(state => state === 'TAKEN').length, left.includes('OFFERED')]).toEqual([1, false]);
  await app.db.tx(async tx => void (await tx.delete(waits).where(eq(waits.fromDate, day))));
});

it('ten taps at once on one offer make one booking, and five others find the time taken', async () => {
  await oneHour();
  const asha = personAt(1);
  const id = (await salon.book(personAt(0), day, '12:00:00')).body.data.bookingId;
  const days = { from: day, to: day };
  await app.call('POST', '/wait', {
    token: asha.token,
    body: { serviceIds: [salon.facial], addressId: asha.addressId, ...days },
  });
  await cancel(id, personAt(0));
  await minutesLater(1);
  const before = (await visitsOn()) ?? 0;
  const { token } = (await waitsOf(asha)).find(({ offer }) => offer)?.offer ?? { token: '' };
  const [taps, others] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => answer(token, true))),
    Promise.all([2, 3, 4, 5, 6].map(n => salon.book(personAt(n), day, '12:00:00'))),
  ]);
  expect(new Set(taps.map(({ status, body }) => `${status} ${body.data?.state}`))).toEqual(new Set(['200 TAKEN']));
  expect(new Set(others.map(({ body }) => body.errorCode))).toEqual(new Set(['SLOT_UNAVAILABLE']));
  expect(await visitsOn()).toBe(before + 1);
  expect(await damage()).toEqual([]);
});

/** Repeatable: the same numbers at each run. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

it.each([1, 2, 3])(
  'an open offer can be taken, and nothing is left over, whatever happens (%d)',
  { timeout: 60_000 },
  async seed => {
    await oneHour();
    await asStaff('PUT', `/professional/admin/${kavita}/day?date=${day}`, { spans: [{ from: '10:00:00', to: '14:00:00' }] });
    const roll = dice(seed);
    const times = ['10:00:00', '11:00:00', '12:00:00', '13:00:00'];
    const days = { from: day, to: day };
    const pending: { id: string; who: NamedCustomer }[] = [];
    const book = async () => {
      const who = personAt(roll(12));
      const { status, body } = await salon.book(who, day, times[roll(4)] as string);
      if (status === 201) pending.push({ id: body.data.bookingId, who });
    };
    const offered = async () => {
      for (const who of people) {
        const one = (await waitsOf(who)).find(({ offer }) => offer);
        if (one?.offer) return { who, wait: one, token: one.offer.token };
      }
      return undefined;
    };
    const takeOffer = async () => {
      const one = await offered();
      if (!one) return;
      const { status, body } = await answer(one.token, true);
      // The customer may have booked beside it meanwhile; nothing else keeps the time from the one who was offered it.
      const isOwn = body.errorCode === 'DUPLICATE_BOOKING';
      expect([status, body.errorCode], 'taking an open offer').toEqual(isOwn ? [409, 'DUPLICATE_BOOKING'] : [200, undefined]);
    };
    const acts: (() => Promise<unknown>)[] = [
      book,
      book,
      async () => {
        const [one] = pending.splice(roll(pending.length || 1), 1);
        if (one) await cancel(one.id, one.who);
      },
      async () => {
        const one = pending[roll(pending.length || 1)];
        const to = { bookingTime: times[roll(4)] };
        if (one) await app.call('PUT', `/booking/${one.id}`, { token: one.who.token, body: to });
      },
      async () => {
        const who = personAt(roll(12));
        const body = { serviceIds: [salon.facial], addressId: who.addressId, ...days };
        await app.call('POST', '/wait', { token: who.token, body });
      },
      async () => {
        const one = pending[roll(pending.length || 1)];
        const body = one && { bookingId: one.id, ...days };
        if (one) await app.call('POST', '/wait', { token: one.who.token, body });
      },
      takeOffer,
      async () => {
        const one = await offered();
        if (one) await answer(one.token, false);
      },
      async () => {
        const one = await offered();
        if (one) await app.call('DELETE', `/wait/${one.wait.id}`, { token: one.who.token });
      },
      () => minutesLater(1),
      () => minutesLater(1),
      () => minutesLater(20),
    ];
    for (let n = 0; n < 60; n += 1) {
      await acts[roll(acts.length)]?.();
      expect(await damage(), `after act ${n}`).toEqual([]);
    }
    await minutesLater(24 * 60);
    for (const who of people)
      for (const { id } of await waitsOf(who)) await app.call('DELETE', `/wait/${id}`, { token: who.token });
    expect(await app.db.read.select().from(heldPlace)).toEqual([]);
    expect(await damage()).toEqual([]);
  },
);

it('what is offered costs what it costs today, and a price that changed asks again', async () => {
  await oneHour();
  const asha = personAt(1);
  const id = (await salon.book(personAt(0), day, '12:00:00')).body.data.bookingId;
  const days = { from: day, to: day };
  await app.call('POST', '/wait', {
    token: asha.token,
    body: { serviceIds: [salon.facial], addressId: asha.addressId, ...days },
  });
  await cancel(id, personAt(0));
  await minutesLater(1);
  const { token } = (await waitsOf(asha)).find(({ offer }) => offer)?.offer ?? { token: '' };
  const seen = await app.call('POST', `/wait/offer/${token}`, { body: { accept: true, finalPrice: PRICE - 100 } });
  expect([seen.status, seen.body.errorCode, seen.body.data.finalPrice]).toEqual([409, 'PRICE_CHANGED', PRICE]);
  expect((await app.call('GET', `/wait/offer/${token}`)).body.data.state).toBe('OPEN');
  expect((await app.call('POST', `/wait/offer/${token}`, { body: { accept: true, finalPrice: PRICE } })).status).toBe(200);
});
