/** Rule N9 with three processes on one database: bookings, leave and staff race for the same professional. */
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type IsoDate, istDate, weekdayOf } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Database } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import { visit, visitQuarter } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { ALL_WEEK } from '../../test/named-salon.ts';
import { addStaff, forTwoGuests, type PreparedCustomer, postBooking, prepareData } from '../../test/prepare.ts';
import { type RunningServer, startServer } from '../../test/process.ts';
import { ask } from '../../test/servers.ts';

const CALLERS = 40;
const ROUNDS = 100;
const HOUR = 11;

let prepared: Awaited<ReturnType<typeof prepareData>>;
let db: Database;
let staff: string;
let servers: RunningServer[];

beforeAll(async () => {
  prepared = await prepareData(CALLERS, { capacity: 'PROFESSIONALS' });
  db = prepared.database.connect();
  staff = await addStaff(db);
  servers = await Promise.all([0, 1, 2].map(() => startServer({ ...prepared, env: prepared.database.env })));
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill('SIGTERM')));
  await db.close();
  await prepared.database.remove();
  rmSync(prepared.dataDir, { recursive: true });
});

/** Each request goes to the next process. */
const urlOf = (n: number) => servers[n % servers.length]?.url as string;
const asStaff = <Data>(n: number, method: string, path: string, body?: object) =>
  ask<Data>(urlOf(n), path, { method, token: staff, ...(body && { body }) });
const addPerson = async (name: string): Promise<string> => {
  const body = { name, serviceIds: [prepared.serviceId], hours: ALL_WEEK };
  return (await asStaff<{ id: string }>(0, 'POST', '/professional/admin', body)).data.id;
};
const deactivate = (id: string) => asStaff(0, 'PUT', `/professional/admin/${id}`, { active: false });
const book = (n: number, date: IsoDate) =>
  postBooking(urlOf(n), prepared.customers[n % CALLERS] as PreparedCustomer, prepared.serviceId, date, HOUR, `${date} ${n}`);
const dayAfter = (days: number): IsoDate => addDays(istDate(Date.now()), days);
const refusalOf = ({ status, errorCode = '' }: { status: number; errorCode?: string }) =>
  status < 300 ? '' : `${status} ${errorCode}`;
const damage = () => db.tx(damageOfPlan);

it('one of 40 callers gets the last professional of a slot', async () => {
  const asha = await addPerson('Asha');
  const answers = await Promise.all(prepared.customers.map((_, n) => book(n, dayAfter(1))));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.errorCode ?? ''}`);
  expect(outcomes.toSorted()).toEqual(['201 ', ...Array(CALLERS - 1).fill('409 SLOT_UNAVAILABLE')]);
  expect(await damage()).toEqual([]);
  await deactivate(asha);
});

it('callers who book different hours of many professionals at once all get theirs', { timeout: 60_000 }, async () => {
  // On PostgreSQL, bookings of one day wait for each other, and give up after 10 seconds on a slow machine.
  const names = Array.from({ length: process.env.DATABASE_URL ? 8 : 20 }, (_, n) => `Person ${n}`);
  const people = await Promise.all(names.map(addPerson));
  // The salon closes at 18 on Sundays.
  const date = [140, 141].map(dayAfter).find(day => weekdayOf(day) !== 'SUNDAY') as IsoDate;
  const answers = await Promise.all(
    people.flatMap((professionalId, person) =>
      Array.from({ length: 10 }, (_, nth) => {
        const n = person * 10 + nth;
        // No customer books one hour twice.
        const customer = prepared.customers[(n + Math.floor(n / CALLERS)) % CALLERS] as PreparedCustomer;
        const more = { professionalId, couponCode: undefined, finalPrice: 999 };
        return postBooking(urlOf(n), customer, prepared.serviceId, date, 9 + nth, `each ${n}`, more);
      }),
    ),
  );
  await Promise.all(people.map(deactivate));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.errorCode ?? ''}`);
  expect(outcomes).toEqual(Array(people.length * 10).fill('201 '));
  const taken = await db.read.select().from(visitQuarter).where(eq(visitQuarter.date, date));
  const each = new Set(taken.map(({ professionalId, quarter }) => `${professionalId} ${quarter}`));
  // Each visit takes half an hour.
  expect([taken.length, each.size]).toEqual([outcomes.length * 2, outcomes.length * 2]);
  expect(await damage()).toEqual([]);
});

it('the database itself refuses a quarter hour that is taken, and a visit beyond midnight', async () => {
  const [taken] = await db.read.select().from(visitQuarter);
  const again = db.tx(async tx => await tx.insert(visitQuarter).values(taken as never));
  expect(isDuplicate(await again.catch(error => error))).toBe(true);
  const beyondMidnight = db.tx(async tx => await tx.update(visit).set({ endMinute: 24 * 60 + 1 }));
  await expect(beyondMidnight).rejects.toThrow();
});

it('leave names a visit that is booked at the same time, or the booking is refused', { timeout: 60_000 }, async () => {
  const asha = await addPerson('Asha');
  const outcomes = { listed: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const date = dayAfter(2 + round);
    const leave = { fromDate: date, fromTime: '10:00:00', toDate: date, toTime: '13:00:00' };
    const enter = () => asStaff<Schemas['LeaveChange']>(round + 1, 'POST', `/professional/admin/${asha}/leave`, leave);
    // Each begins in every other round.
    const first = round % 2 === 0 ? enter() : undefined;
    const [booking, answer] = await Promise.all([book(round, date), first ?? enter()]);
    expect(refusalOf(answer)).toBe('');
    const listed = answer.data.uncovered.map(({ bookingId }) => bookingId);
    if (booking.status === 201) {
      expect(listed).toContain(booking.body.data.bookingId);
      outcomes.listed++;
    } else {
      expect([booking.status, booking.body.errorCode]).toEqual([409, 'SLOT_UNAVAILABLE']);
      outcomes.refused++;
    }
  }
  expect(Math.min(outcomes.listed, outcomes.refused)).toBeGreaterThan(0);
  expect(await damage()).toEqual([]);
  await deactivate(asha);
});

it('of two staff who give a visit to two professionals, the later one decides', async () => {
  const team = [await addPerson('Asha'), await addPerson('Rekha'), await addPerson('Meera')] as const;
  const { bookingId } = (await book(0, dayAfter(150))).body.data;
  const give = (n: number, id: string) => asStaff(n, 'PUT', `/booking/admin/${bookingId}/professional?professionalId=${id}`);
  for (let round = 0; round < 20; round++) {
    const [one, other] = [team[round % 3], team[(round + 1) % 3]] as [string, string];
    const answers = await Promise.all([give(0, one), give(1, other)]);
    expect(answers.map(refusalOf)).toEqual(['', '']);
    const [now] = await db.read.select().from(visit).where(eq(visit.bookingId, bookingId));
    expect([one, other]).toContain(now?.professionalId);
    expect(await damage()).toEqual([]);
  }
});

it('two moves to one slot of one professional: one is made', async () => {
  await everybodyGoes();
  await addPerson('Asha');
  const ids = [];
  for (const [n, days] of [160, 161].entries()) ids.push((await book(n, dayAfter(days))).body.data.bookingId);
  const moves = await Promise.all(
    ids.map((id, n) => {
      const { token } = prepared.customers[n] as PreparedCustomer;
      return ask(urlOf(n), `/booking/${id}`, { method: 'PUT', token, body: { bookingDate: dayAfter(162) } });
    }),
  );
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await damage()).toEqual([]);
});

const everybodyGoes = async () => {
  for (const { id } of (await asStaff<{ id: string }[]>(0, 'GET', '/professional/admin')).data) await deactivate(id);
};
/** Customer n books for two guests, served by two at once. */
const bookParty = (n: number, date: IsoDate) =>
  postBooking(
    urlOf(n),
    prepared.customers[n % CALLERS] as PreparedCustomer,
    prepared.serviceId,
    date,
    HOUR,
    `party ${date} ${n}`,
    forTwoGuests(prepared.serviceId),
  );
/** How many come to each booking of the day. */
const partsOn = async (date: IsoDate): Promise<number[]> => {
  const visits = (await db.read.select().from(visit)).filter(row => row.date === date && row.pending);
  return [...Map.groupBy(visits, ({ bookingId }) => bookingId).values()].map(parts => parts.length);
};

it('B142 of 32 parties for two at once, two get the four professionals', async () => {
  await everybodyGoes();
  for (const name of ['Asha', 'Rekha', 'Meera', 'Sita']) await addPerson(name);
  const date = dayAfter(180);
  const answers = await Promise.all(Array.from({ length: 32 }, (_, n) => bookParty(n, date)));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.errorCode ?? ''}`).toSorted();
  expect(outcomes).toEqual([...Array(2).fill('201 '), ...Array(30).fill('409 SLOT_UNAVAILABLE')]);
  expect([await partsOn(date), await damage()]).toEqual([[2, 2], []]);
});

it('B142 B145 parties, single visits, moves and leave at once: each party has all who come, or nobody', {
  timeout: 60_000,
}, async () => {
  await everybodyGoes();
  const people: string[] = [];
  for (const name of ['Asha', 'Rekha', 'Meera', 'Sita']) people.push(await addPerson(name));
  const won = { parties: 0, singles: 0, moves: 0 };
  for (let round = 0; round < 12; round++) {
    const date = dayAfter(190 + round);
    const earlier = await bookParty(30 + (round % 10), dayAfter(210 + round));
    const { token } = prepared.customers[(30 + (round % 10)) % CALLERS] as PreparedCustomer;
    const leave = { fromDate: date, fromTime: '10:00:00', toDate: date, toTime: '13:00:00' };
    const move = () =>
      ask<Schemas['Booking']>(urlOf(round), `/booking/${earlier.body.data.bookingId}`, {
        ...{ method: 'PUT', token, body: { bookingDate: date } },
      });
    const [parties, singles, moved, left] = await Promise.all([
      Promise.all([0, 1, 2].map(n => bookParty(n, date))),
      Promise.all([10, 11, 12].map(n => book(n, date))),
      move(),
      asStaff(round + 1, 'POST', `/professional/admin/${people[round % 4]}/leave`, leave),
    ]);
    expect([200, 201]).toContain(left.status);
    for (const { status } of [...parties, ...singles, moved]) expect([200, 201, 409]).toContain(status);
    const made = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;
    const [ofTwo, ofOne] = [made([...parties, moved]), made(singles)];
    expect((await partsOn(date)).toSorted()).toEqual([...Array(ofOne).fill(1), ...Array(ofTwo).fill(2)]);
    won.parties += made(parties);
    won.singles += ofOne;
    won.moves += made([moved]);
  }
  expect(await damage()).toEqual([]);
  expect(Math.min(won.parties, won.singles)).toBeGreaterThan(0);
});

it('a slot list follows at once what another process changes', async () => {
  await everybodyGoes();
  const [asha, rekha] = [await addPerson('Asha'), await addPerson('Rekha')];
  const date = dayAfter(170);
  /** Each process answers the same. */
  const free = async (): Promise<string[]> => {
    const path = `/booking/available-slots?date=${date}&serviceIds=${prepared.serviceId}`;
    const lists = await Promise.all(servers.map(async ({ url }) => (await ask<Schemas['Slot'][]>(url, path)).data));
    const [first, ...others] = lists.map(list => list.find(({ startTime }) => startTime === '11:00:00')?.professionals);
    for (const other of others) expect(other).toEqual(first);
    return first?.toSorted() ?? [];
  };
  const both = [asha, rekha].toSorted();
  const nameOf = (id: string) => (id === asha ? rekha : asha);
  expect(await free()).toEqual(both);

  const { bookingId } = (await book(0, date)).body.data;
  const [row] = await db.read.select().from(visit).where(eq(visit.bookingId, bookingId));
  const busy = row?.professionalId as string;
  expect(await free()).toEqual([nameOf(busy)]);
  await asStaff(1, 'PUT', `/booking/admin/${bookingId}/professional?professionalId=${nameOf(busy)}`);
  expect(await free()).toEqual([busy]);
  await asStaff(2, 'PUT', `/booking/${bookingId}/cancel`);
  expect(await free()).toEqual(both);

  const leave = { fromDate: date, fromTime: '10:00:00', toDate: date, toTime: '13:00:00' };
  const entered = await asStaff<Schemas['LeaveChange']>(0, 'POST', `/professional/admin/${asha}/leave`, leave);
  expect(await free()).toEqual([rekha]);
  await asStaff(1, 'DELETE', `/professional/admin/${asha}/leave/${entered.data.leave.id}`);
  expect(await free()).toEqual(both);

  await asStaff(2, 'PUT', `/professional/admin/${rekha}/day?date=${date}`, { spans: [] });
  expect(await free()).toEqual([asha]);
  await asStaff(0, 'DELETE', `/professional/admin/${rekha}/day?date=${date}`);
  expect(await free()).toEqual(both);

  await asStaff(1, 'PUT', `/professional/admin/${asha}`, { serviceIds: [] });
  expect(await free()).toEqual([rekha]);
  const settings = (await asStaff<Schemas['Settings']>(2, 'GET', '/settings/admin')).data;
  await asStaff(2, 'PUT', '/settings/admin', { ...settings, closedDays: [date] });
  expect(await free()).toEqual([]);
});
