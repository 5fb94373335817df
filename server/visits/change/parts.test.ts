/** A booking that two professionals carry out: what is all of its visits', and what is one's (decision 022). */
import { eq, inArray } from 'drizzle-orm';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit, visitBeforeTeams, visitQuarter } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { partsOf, placeVisit } from '../../schedule/professional/visits.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, makeAdmin, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

/** A Saturday; the app starts on the Friday before it. */
const DAY = '2026-12-05';
const at = (time: string) => `${DAY}T${time}:00+05:30`;

let app: TestApp;
let salon: NamedSalon;
/** The lead, and who comes a quarter of an hour later and leaves earlier. */
let [kavita, rekha] = ['', ''];
let customer: NamedCustomer;
let id: string;

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://salon.example' } });
  salon = await makeNamedSalon(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo('2026-12-04T12:00:00+05:30');
  [kavita, rekha] = [await salon.addPerson('Kavita Rao'), await salon.addPerson('Rekha Joshi')];
  customer = await salon.newCustomer();
  const { status, body } = await salon.book(customer, DAY, '11:00:00', { professionalId: kavita });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  id = body.data.bookingId;
  const wish = { serviceIds: [salon.facial], place: { latitude: 21.1458, longitude: 79.0882 }, womenOnly: false };
  const second = { bookingId: id, part: 2, date: DAY, span: { startMinute: 675, endMinute: 705 }, wish };
  await app.db.tx(tx => placeVisit(tx, { ...second, assignment: { professionalId: rekha } }));
});

const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const as = async (professionalId: string, method: string, path: string, body?: object) =>
  app.call(method, path, { token: await makeSession(app, 'PROFESSIONAL', professionalId), ...(body && { body }) });
const parts = () => partsOf(app.db.read, id);
const stateOf = async () => (await parts()).map(({ professionalId, state }) => [professionalId, state]);
const quarters = async () =>
  (
    await app.db.read
      .select()
      .from(visitQuarter)
      .where(inArray(visitQuarter.professionalId, [kavita, rekha]))
  )
    .map(({ professionalId, quarter }) => [professionalId === kavita ? 'Kavita' : 'Rekha', quarter])
    .map(one => one.join(' '))
    .sort();
const damage = () => app.db.tx(damageOfPlan);
const numberOf = async (professionalId: string): Promise<number> =>
  (await asStaff('GET', `/professional/${professionalId}`)).body.data.completedVisits;
const waiting = async (path: string): Promise<{ bookingId: string; professional: { name: string } }[]> =>
  (await asStaff('GET', path)).body.data.filter(({ bookingId }: { bookingId: string }) => bookingId === id);
const ownVisits = async (professionalId: string): Promise<Schemas['ProfessionalVisit'][]> =>
  (await as(professionalId, 'GET', `/visit?date=${DAY}`)).body.data.days[0].visits;

it('N9 takes the quarter hours of both, and nothing is wrong about that', async () => {
  const [hers, others] = [[44, 45, 46, 47].map(n => `Kavita ${n}`), [45, 46].map(n => `Rekha ${n}`)];
  expect(await quarters()).toEqual([...hers, ...others]);
  expect(await damage()).toEqual([]);
});

it('shows each her own visit, on her phone, in her feed and on the board', async () => {
  expect(await ownVisits(kavita)).toMatchObject([{ bookingId: id, from: '11:00:00', to: '12:00:00' }]);
  expect(await ownVisits(rekha)).toMatchObject([{ bookingId: id, from: '11:15:00', to: '11:45:00' }]);
  const feed = await asStaff('POST', '/calendar-feed/admin', { professionalId: rekha, currentPassword: ADMIN_PASSWORD });
  const { text } = await supertest(app.app.server).get(new URL(feed.body.data.url).pathname);
  expect(text.match(/DT(START|END)[^\r]*/g)).toEqual(['DTSTART:20261205T054500Z', 'DTEND:20261205T061500Z']);
  const { professionals }: Schemas['BookingDay'] = (await asStaff('GET', `/booking/admin/day?date=${DAY}`)).body.data;
  const both = professionals.filter(({ professional }) => [kavita, rekha].includes(professional.id));
  expect(
    both.map(({ professional, visits }) => [professional.name, visits.map(({ from, to, reason }) => [from, to, reason])]),
  ).toEqual([
    ['Kavita Rao', [['11:00:00', '12:00:00', null]]],
    ['Rekha Joshi', [['11:15:00', '11:45:00', null]]],
  ]);
});

it('lists the booking once, with the lead', async () => {
  const idsIn = (data: { bookingId: string }[]) => data.map(({ bookingId }) => bookingId);
  const { body } = await asStaff('GET', `/booking/admin?userId=${customer.userId}`);
  expect([idsIn(body.data.content), body.data.totalElements]).toEqual([[id], 1]);
  expect(idsIn((await app.call('GET', '/booking', { token: customer.token })).body.data)).toEqual([id]);
  expect(await salon.asStaff(id)).toMatchObject({ professional: { id: kavita } });
});

it('N41 N43 N45 steps, wrong codes and calls are those of who taps', async () => {
  app.clock.moveTo(at('10:50'));
  const step = (professionalId: string, state: string, more: object = {}) =>
    as(professionalId, 'PUT', `/visit/${id}/state`, { state, at: new Date(app.clock.now()).toISOString(), ...more });
  expect((await step(rekha, 'ARRIVED')).body.data).toMatchObject({ state: 'ARRIVED', from: '11:15:00' });
  expect(await stateOf()).toEqual([
    [kavita, 'PLANNED'],
    [rekha, 'ARRIVED'],
  ]);
  expect((await step(rekha, 'STARTED', { code: '0000' })).status).toBe(400);
  expect((await as(rekha, 'PUT', `/visit/${id}/help`)).status).toBe(200);
  expect((await parts()).map(({ wrongCodes, helpAt }) => [wrongCodes, helpAt !== null])).toEqual([
    [0, false],
    [1, true],
  ]);
  expect((await waiting('/visit/admin/help')).map(({ professional }) => professional.name)).toEqual(['Rekha Joshi']);
  // Both acts of staff are for the whole booking.
  expect((await asStaff('PUT', `/booking/admin/${id}/start-code-waiver`)).status).toBe(200);
  expect((await asStaff('DELETE', `/booking/admin/${id}/help`)).status).toBe(200);
  expect((await parts()).map(({ codeWaived, helpAt }) => [codeWaived, helpAt])).toEqual([
    [true, null],
    [true, null],
  ]);
});

it('N7 gives the visit of the lead to somebody else, and leaves the other', async () => {
  const meera = await salon.addPerson('Meera');
  expect((await salon.assign(id, rekha)).body).toMatchObject({ errorCode: 'NO_PROFESSIONAL', data: { reason: 'BUSY' } });
  expect((await salon.assign(id, meera)).status).toBe(200);
  expect((await stateOf()).map(([who]) => who)).toEqual([meera, rekha]);
  expect(await damage()).toEqual([]);
});

it.each([
  ['cancelled', () => app.call('PUT', `/booking/${id}/cancel`, { token: customer.token })],
  ['deleted', () => asStaff('DELETE', `/booking/${id}`)],
])('B9 frees both when the booking is %s', async (_how, end) => {
  expect((await end()).status).toBe(200);
  expect([await quarters(), (await parts()).map(({ pending }) => pending)]).toEqual([[], [false, false]]);
  expect(await damage()).toEqual([]);
});

it('counts the visits of both, until the booking is deleted', async () => {
  app.clock.moveTo(at('12:30'));
  expect((await asStaff('PUT', `/booking/admin/${id}/mark-completed?paidBy=CASH&takenBy=${rekha}`)).status).toBe(200);
  expect([await numberOf(kavita), await numberOf(rekha), await quarters()]).toEqual([1, 1, []]);
  // It was she who took the money.
  expect((await parts()).map(({ collected }) => collected)).toEqual([null, 'CASH']);
  expect(await damage()).toEqual([]);
  expect((await asStaff('DELETE', `/booking/${id}`)).status).toBe(200);
  expect([await numberOf(kavita), await numberOf(rekha)]).toEqual([0, 0]);
  expect(await damage()).toEqual([]);
});

it('P3 forgets where the customer lives in both', async () => {
  app.clock.moveTo(at('12:30'));
  expect((await asStaff('PUT', `/booking/admin/${id}/mark-completed`)).status).toBe(200);
  expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
  expect((await parts()).map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('N76 remembers both while teams carry it out, and gives the lead her visit back', async () => {
  const put = async (capacity: 'TEAMS' | 'PROFESSIONALS') => {
    const { body } = await asStaff('GET', '/settings/admin');
    expect((await asStaff('PUT', '/settings/admin', { ...body.data, capacity })).status).toBe(200);
  };
  await put('TEAMS');
  expect([await parts(), await quarters()]).toEqual([[], []]);
  const before = await app.db.read.select().from(visitBeforeTeams).where(eq(visitBeforeTeams.bookingId, id));
  expect(before.map(({ part, professionalId }) => [part, professionalId]).toSorted()).toEqual([
    [1, kavita],
    [2, rekha],
  ]);
  await put('PROFESSIONALS');
  expect((await stateOf()).map(([who]) => who)).toEqual([kavita]);
  expect(await damage()).toEqual([]);
});

it('the database refuses a part twice', async () => {
  const [lead] = await parts();
  const again = app.db.tx(async tx => await tx.insert(visit).values({ ...lead, id: 'another' } as typeof visit.$inferInsert));
  await expect(again).rejects.toThrow();
});
