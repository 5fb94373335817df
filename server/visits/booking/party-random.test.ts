/** Random bookings, moves, changes of guests and cancellations: no quarter hour is taken twice, and nobody is served by two (rules N9, N85). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeDays } from '../../test/makers.ts';
import type { NamedCustomer } from '../../test/named-salon.ts';
import { type Guest, guest, makePartySalon, type PartySalon } from '../../test/party/salon.ts';

const STEPS = 200;

let app: TestApp;
let salon: PartySalon;
beforeAll(async () => {
  app = await startApp();
  salon = await makePartySalon(app);
  await salon.addAble('Asha');
  await salon.addAble('Rekha');
  await salon.addPerson('Meera');
  await salon.addAble('Sita');
});
afterAll(() => app.close());

let seed = 52;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};
const oneOf = <Of>(list: readonly Of[]): Of => list[random(list.length)] as Of;
const time = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

interface Booked {
  id: string;
  customer: NamedCustomer;
}

/** What a guest gets is done in order, one after the other, and each professional serves one at a time. */
const mustBeServed = ({ guests = [], parts = [] }: Schemas['Booking']) => {
  const inTime = (services: { bookingTime: string; endTime: string }[]) => {
    const inOrder = services.toSorted((a, b) => (a.bookingTime < b.bookingTime ? -1 : 1));
    expect(inOrder.every(({ endTime }, n) => endTime <= (inOrder[n + 1]?.bookingTime ?? '24:00:00'))).toBe(true);
    return inOrder;
  };
  for (const { services } of guests) expect(inTime(services)).toEqual(services);
  for (const { part, bookingTime, endTime } of parts) {
    const hers = inTime(guests.flatMap(({ services }) => services.filter(one => one.part === part)));
    expect([hers[0]?.bookingTime, hers.at(-1)?.endTime]).toEqual([bookingTime, endTime]);
  }
};

it('N9 B142 keeps every quarter hour', { timeout: 120_000 }, async () => {
  const dates = [0, 1, 2].map(makeDays());
  const booked: Booked[] = [];
  const done = { booked: 0, moved: 0, changed: 0, refused: 0 };
  const guestsAtRandom = (): Guest[] =>
    Array.from({ length: 1 + random(4) }, () =>
      guest(null, ...Array.from({ length: 1 + random(2) }, () => oneOf([salon.facial, salon.facial, salon.bridal]))),
    );
  const count = (status: number, what: 'booked' | 'moved' | 'changed') => {
    expect([200, 201, 409]).toContain(status);
    done[status === 409 ? 'refused' : what]++;
  };
  const bookOne = async () => {
    const customer = await salon.newCustomer();
    const date = oneOf(dates);
    if (random(3) === 0) {
      const { status, body } = await salon.book(customer, date, time(9 + random(10)));
      count(status, 'booked');
      if (status === 201) booked.push({ id: body.data.bookingId, customer });
      return;
    }
    const guests = guestsAtRandom();
    const asked = {
      guests,
      bookingDate: date,
      ...(random(2) ? { readyBy: time(11 + random(9)) } : { bookingTime: time(9 + random(8)) }),
    };
    const plans: Schemas['PartyPlan'][] = (await salon.plan(customer, asked)).body.data.plans;
    if (plans.length === 0) return;
    const { professionals, bookingTime } = oneOf(plans);
    const { status, body } = await salon.bookParty(customer, date, guests, {
      ...{ professionals, bookingTime },
      ...('readyBy' in asked && { readyBy: asked.readyBy }),
    });
    // What was planned can be booked.
    expect([status, body.errorCode]).toEqual([201, undefined]);
    done.booked++;
    booked.push({ id: body.data.bookingId, customer });
  };
  const change = async ({ id, customer }: Booked) => {
    const { token } = customer;
    const put = (path: string, body?: object) => app.call('PUT', `/booking/${id}${path}`, { token, ...(body && { body }) });
    const what = random(4);
    if (what === 0) {
      expect((await put('/cancel')).status).toBe(200);
      booked.splice(
        booked.findIndex(one => one.id === id),
        1,
      );
    } else if (what === 1) {
      count((await put('/guests', { guests: guestsAtRandom() })).status, 'changed');
    } else
      count(
        (await put('', { bookingDate: oneOf(dates), ...(random(2) && { bookingTime: time(9 + random(9)) }) })).status,
        'moved',
      );
  };
  for (let step = 0; step < STEPS; step++) {
    if (booked.length === 0 || random(3) === 0) await bookOne();
    else await change(oneOf(booked));
    if (step % 10 === 0) expect(await app.db.tx(damageOfPlan)).toEqual([]);
  }
  expect(await app.db.tx(damageOfPlan)).toEqual([]);
  for (const { id } of booked) mustBeServed(await salon.asStaff(id));
  expect(Math.min(...Object.values(done))).toBeGreaterThan(3);
});
