/** Rule N9 with three processes on one database: bookings, leave and staff race for the same professional. */
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import { isDuplicate } from '../db/fault.ts';
import { visit, visitHalfHour } from '../db/schema.ts';
import { damageOfPlan } from '../professional/damage.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';
import { ALL_WEEK } from '../test/named-salon.ts';
import { addStaff, type PreparedCustomer, postBooking, prepareData } from '../test/prepare.ts';
import { type RunningServer, startServer } from '../test/process.ts';
import { ask } from '../test/servers.ts';

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
const damage = () => db.tx(damageOfPlan);

it('one of 40 callers gets the last professional of a slot', async () => {
  const asha = await addPerson('Asha');
  const answers = await Promise.all(prepared.customers.map((_, n) => book(n, dayAfter(1))));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.errorCode ?? ''}`);
  expect(outcomes.toSorted()).toEqual(['201 ', ...Array(CALLERS - 1).fill('409 SLOT_UNAVAILABLE')]);
  expect(await damage()).toEqual([]);
  await deactivate(asha);
});

it('the database itself refuses a half hour that is taken', async () => {
  const [taken] = await db.read.select().from(visitHalfHour);
  const again = db.tx(async tx => await tx.insert(visitHalfHour).values(taken as never));
  expect(isDuplicate(await again.catch(error => error))).toBe(true);
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
    expect([200, 201]).toContain(answer.status);
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
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [now] = await db.read.select().from(visit).where(eq(visit.bookingId, bookingId));
    expect([one, other]).toContain(now?.professionalId);
    expect(await damage()).toEqual([]);
  }
});

it('two moves to one slot of one professional: one is made', async () => {
  for (const { id } of (await asStaff<{ id: string }[]>(0, 'GET', '/professional/admin')).data) await deactivate(id);
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
