/**
 * Whatever happened on a day, what the slot list offers can be booked, and nothing else (rules N4, N8, N9 and L12). Random days over HTTP.
 * fast-check prints the seed and the shortest sequence that fails.
 */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlaps } from '../../../common/span.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit } from '../../platform/db/schema.ts';
import type { Router } from '../../platform/outside/router.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeService } from '../../test/makers.ts';
import { east, makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';

/** The same days in every run. OFFERS_SEED=5 tries others, and OFFERS_RUNS=500 more of them. */
const { OFFERS_SEED = '1', OFFERS_RUNS = '12' } = process.env;
/** Ends an unlucky run on a slow machine, which is no failure. */
const TIME_LIMIT = 18_000;

const PLACES = [-9, -4, -1, 0, 2, 5, 11];
const FIRST_DAY: IsoDate = '2026-12-10';

let app: TestApp;
let salon: NamedSalon;
/** By service: its id and price. */
let services: { id: string; price: number }[];
let people: string[];
let customers: NamedCustomer[];
/** Callers without other bookings, one at each end of town and one in the middle. */
let probes: { caller: NamedCustomer; km: number }[];
let days = 0;

/** How many quarter hours lie between two starts. */
let quarters = 4;

const openSalon = async (router: Router | undefined, startPlan: Schemas['StartPlan']) => {
  quarters = startPlan === 'EVERY_15' ? 1 : 4;
  app = await startApp(router ? { router } : {});
  salon = await makeNamedSalon(app, { bookingHorizonDays: 365, maxPendingBookings: 10_000, startPlan });
  const bridal = await makeService(app, { name: 'Bridal', price: PRICE, durationInMinutes: 120 });
  const threading = await makeService(app, { name: 'Threading', price: PRICE, durationInMinutes: 45 });
  const [a, b, c] = [salon.facial, bridal, threading];
  services = [a, b, c].map(id => ({ id, price: PRICE }));
  people = [
    await salon.addPerson('Asha', { serviceIds: [a, b, c] }),
    await salon.addPerson('Rekha', { serviceIds: [a, c], start: east(6), maxTravelMinutes: 45 }),
    await salon.addPerson('Mohan', { serviceIds: [a, b], start: east(-5), gender: 'MALE' }),
  ];
  customers = [];
  for (const km of PLACES) customers.push(await salon.newCustomer(km));
  probes = [];
  for (const km of [-7, 0.5, 8]) probes.push({ caller: await salon.newCustomer(km), km });
};

const SPANS = [
  [],
  [
    { from: '09:00:00', to: '13:00:00' },
    { from: '14:00:00', to: '19:00:00' },
  ],
  [{ from: '12:00:00', to: '20:00:00' }],
];

const among = (things: number) => fc.nat({ max: things - 1 });
/** Full hours, or with starts every 15 minutes any quarter: 9.25 is 09:15. */
const hour = fc.integer({ min: 32, max: 79 }).map(quarter => quarter / 4);
const person = among(3);
/** The n-th booking or leave that the day has. */
const nth = fc.nat({ max: 20 });
const wanted = { service: among(3), womenOnly: fc.boolean(), chosen: fc.option(person, { freq: 3 }) };
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('book'), customer: among(PLACES.length), hour, ...wanted }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move'), nth, hour }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel'), nth }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('assign'), nth, person, force: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave'), person, hour, hours: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('take back'), nth }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hours'), person, spans: fc.option(fc.constantFrom(...SPANS)) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const timeOf = (hour: number): string => {
  const quarter = Math.floor((hour * 4) / quarters) * quarters;
  return [Math.floor(quarter / 4), (quarter % 4) * 15, 0].map(part => String(part).padStart(2, '0')).join(':');
};

/** One day of the salon, and what was booked on it. */
class Day {
  readonly date: IsoDate = addDays(FIRST_DAY, days++);
  #bookings: { id: string; customer: NamedCustomer }[] = [];
  #leaves: { id: string; person: string }[] = [];

  #one<T>(things: T[], n: number): T | undefined {
    return things[n % things.length];
  }

  async #staff(method: string, path: string, body?: object) {
    return app.call(method, path, { token: salon.token, ...(body && { body }) });
  }

  async list(query: string, token?: string): Promise<Schemas['Slot'][]> {
    return (await app.call('GET', `/booking/available-slots?date=${this.date}&${query}`, { token })).body.data;
  }

  async does(one: Act): Promise<void> {
    const { date } = this;
    if (one.act === 'book') {
      const customer = customers[one.customer] as NamedCustomer;
      const { id, price } = services[one.service] as (typeof services)[number];
      const { womenOnly } = one;
      const chosen = { womenOnly, ...(one.chosen !== null && { professionalId: people[one.chosen] }) };
      const answer = await salon.book(customer, date, timeOf(one.hour), { serviceIds: [id], finalPrice: price, ...chosen });
      if (answer.status === 201) this.#bookings.push({ id: answer.body.data.bookingId, customer });
    } else if (one.act === 'move') {
      const found = this.#one(this.#bookings, one.nth);
      if (found) await this.#moves(found, one.hour);
    } else if (one.act === 'cancel') {
      const found = this.#one(this.#bookings, one.nth);
      if (found) await app.call('PUT', `/booking/${found.id}/cancel`, { token: found.customer.token });
      this.#bookings = this.#bookings.filter(booking => booking !== found);
    } else if (one.act === 'assign') {
      const found = this.#one(this.#bookings, one.nth);
      if (found) await salon.assign(found.id, people[one.person] as string, one.force);
    } else if (one.act === 'leave') {
      const span = {
        fromDate: date,
        fromTime: timeOf(one.hour),
        toDate: date,
        toTime: timeOf(Math.min(23, one.hour + one.hours)),
      };
      const person = people[one.person] as string;
      const { body } = await this.#staff('POST', `/professional/admin/${person}/leave`, span);
      this.#leaves.push({ id: body.data.leave.id, person });
    } else if (one.act === 'take back') {
      const found = this.#one(this.#leaves, one.nth);
      if (found) await this.#staff('DELETE', `/professional/admin/${found.person}/leave/${found.id}`);
      this.#leaves = this.#leaves.filter(leave => leave !== found);
    } else {
      const path = `/professional/admin/${people[one.person]}/day?date=${date}`;
      await (one.spans === null ? this.#staff('DELETE', path) : this.#staff('PUT', path, { spans: one.spans }));
    }
  }

  /** The list for a booking that moves says whether it can. */
  async #moves({ id, customer }: { id: string; customer: NamedCustomer }, hour: number) {
    const { items, bookingTime, womenOnly, professional, professionalChosen } = await salon.asStaff(id);
    if (bookingTime === timeOf(hour)) return;
    const chosen = professionalChosen && professional ? `&professionalId=${professional.id}` : '';
    const query = `serviceIds=${items[0]?.serviceId}&addressId=${customer.addressId}&womenOnly=${womenOnly}&exceptBookingId=${id}${chosen}`;
    const slot = (await this.list(query, customer.token)).find(({ startTime }) => startTime === timeOf(hour));
    const { status, body } = await app.call('PUT', `/booking/${id}`, {
      token: customer.token,
      body: { bookingTime: timeOf(hour) },
    });
    // The customer may have another booking at that time.
    if (body.errorCode !== 'DUPLICATE_BOOKING') expect([hour, status]).toEqual([hour, slot?.available ? 200 : 409]);
  }

  /** Books every start of the list, or every third of many, and takes each booking back. Anonymous lists know the estimate only. */
  async holdsFor(
    { caller, km }: (typeof probes)[number],
    service: number,
    womenOnly: boolean,
    isCoarseSafe: boolean,
  ): Promise<void> {
    const { id, price } = services[service] as (typeof services)[number];
    const at = east(km);
    const listed = () => this.list(`serviceIds=${id}&womenOnly=${womenOnly}&addressId=${caller.addressId}`, caller.token);
    const { length } = await listed();
    for (let n = 0; n < length; n += length > 20 ? 3 : 1) {
      const coarse = await this.list(`serviceIds=${id}&womenOnly=${womenOnly}&latitude=${at.latitude}&longitude=${at.longitude}`);
      const slot = (await listed())[n] as Schemas['Slot'];
      if (isCoarseSafe && coarse[n]?.available) expect(slot).toMatchObject({ available: true });
      // Every second caller chooses the last professional who is offered.
      const professionalId = n % 2 === 1 ? slot.professionals.at(-1) : undefined;
      const wish = { serviceIds: [id], finalPrice: price, womenOnly, ...(professionalId && { professionalId }) };
      const { status, body } = await salon.book(caller, this.date, slot.startTime, wish);
      const found = { time: slot.startTime, status, reason: status === 201 ? null : body.data?.reason };
      expect(found).toEqual({ time: slot.startTime, status: slot.available ? 201 : 409, reason: slot.reason });
      await this.isSound();
      if (status === 201) await app.call('PUT', `/booking/${body.data.bookingId}/cancel`, { token: caller.token });
    }
  }

  /** Quarter hours equal visits, and nobody is at two visits at once. */
  async isSound(): Promise<void> {
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    const rows = await app.db.read.select().from(visit).where(eq(visit.date, this.date));
    const pending = rows.filter(row => row.pending);
    for (const [n, one] of pending.entries())
      for (const other of pending.slice(n + 1))
        expect(one.professionalId === other.professionalId && overlaps(one, other)).toBe(false);
  }
}

/** A town with invented roads: some ways take longer than the estimate, others are shorter. */
const INVENTED: Router = {
  seconds: async (from, to) =>
    from.map(a => to.map(b => 60 * (Math.round(Math.abs(a.longitude - b.longitude) * 7919 + a.latitude * 104_729) % 50))),
};

describe.each<[string, Router | undefined, Schemas['StartPlan']]>([
  ['by the estimate', undefined, 'WINDOWS'],
  ['by the roads of a router', INVENTED, 'WINDOWS'],
  ['by the estimate, with starts every 15 minutes', undefined, 'EVERY_15'],
])('travel %s', (_how, router, startPlan) => {
  beforeAll(() => openSalon(router, startPlan));
  afterAll(() => app.close());

  it('every offered slot can be booked, no other can, and nobody is booked twice', { timeout: 120_000 }, async () => {
    const story = fc.record({
      acts: fc.array(act, { minLength: 3, maxLength: 25 }),
      probe: among(3),
      service: among(3),
      womenOnly: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ acts, probe, service, womenOnly }) => {
        const day = new Day();
        for (const one of acts) await day.does(one);
        await day.isSound();
        await day.holdsFor(probes[probe] as (typeof probes)[number], service, womenOnly, router === undefined);
      }),
      { seed: Number(OFFERS_SEED), numRuns: Number(OFFERS_RUNS), interruptAfterTimeLimit: TIME_LIMIT },
    );
  });
});
