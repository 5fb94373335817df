/** Staff plan the visits of a party one by one (rules N100 and N102). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings } from '../../test/makers.ts';
import { makeThreeSalon, PARTY_DAY, PARTY_EVE, type ThreeSalon } from '../../test/party/three.ts';

let app: TestApp;
let s: ThreeSalon;
let id: string;
/** Rekha's part. */
let part: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  s = await makeThreeSalon(app);
  ({ bookingId: id } = await s.bookParty());
  part = await s.partOf(id, 'rekha');
});

/** Somebody else who can do all of it. */
const addSpare = (more: object = {}) => s.salon.addPerson('Meera Joshi', { allServices: true, serviceIds: [], ...more });
/** The whole day. */
const fallIll = async (professionalId: string) => {
  const hours = { fromDate: PARTY_DAY, fromTime: '00:00:00', toDate: PARTY_DAY, toTime: '23:00:00' };
  return s.asStaff('POST', `/professional/admin/${professionalId}/leave`, hours);
};
const give = (professionalId: string, of = part, more = '') =>
  s.asStaff('PUT', `/booking/admin/${id}/professional?professionalId=${professionalId}&part=${of}${more}`);
const uncovered = async (): Promise<Schemas['UncoveredVisit'][]> =>
  ((await s.staff('GET', '/booking/admin/uncovered')) as Schemas['UncoveredVisit'][]).filter(({ bookingId }) => bookingId === id);
const dayOf = async (): Promise<Schemas['BookingDay']> => s.staff('GET', `/booking/admin/day?date=${PARTY_DAY}`);
const partsOn = ({ professionals }: Schemas['BookingDay']) =>
  professionals.flatMap(({ professional, visits }) =>
    visits.filter(({ bookingId }) => bookingId === id).map(visit => ({ name: professional.name, ...visit })),
  );

describe('N102 somebody falls ill on the eve', () => {
  it('and her part alone is uncovered, and given to another', async () => {
    s.moveTo('19:00', PARTY_EVE);
    const { leave, ...left } = (await fallIll(s.ids.rekha)).body.data;
    expect(left.uncovered).toMatchObject([{ bookingId: id, part, parts: 3, services: 'Service of rekha', reason: 'LEAVE' }]);
    expect(leave.fromDate).toBe(PARTY_DAY);
    expect(await uncovered()).toMatchObject([
      {
        bookingId: id,
        part,
        parts: 3,
        bookingTime: '14:00:00',
        services: 'Service of rekha',
        professional: { name: 'Rekha Patil' },
      },
    ]);
    const meera = await addSpare();
    const candidates: Schemas['Candidate'][] = await s.staff('GET', `/booking/admin/${id}/candidates?part=${part}`);
    expect(candidates.map(({ professional, reason }) => [professional.name, reason])).toContainEqual(['Meera Joshi', null]);
    const { status, body } = await give(meera);
    expect([status, body.errorCode]).toEqual([200, undefined]);
    expect(body.data.parts.find((one: Schemas['BookingPart']) => one.part === part)).toMatchObject({
      ...{ professional: { name: 'Meera Joshi' }, professionalChosen: true, visit: { state: 'PLANNED' } },
    });
    expect(body.data.professional.name).toBe('Asha Rao');
    expect(await uncovered()).toEqual([]);
    expect((await s.history(id)).at(-1)).toBe(`ASSIGNED ${part}`);
    expect((await s.asHand(meera, 'GET', `/visit?date=${PARTY_DAY}`)).body.data.days[0].visits).toMatchObject([
      { bookingId: id, party: { part, serves: [{ label: 'Aai' }] } },
    ]);
    expect((await s.asHand(s.ids.rekha, 'GET', `/visit?date=${PARTY_DAY}`)).body.data.days[0].visits).toEqual([]);
    expect((await s.tap(s.ids.rekha, id, 'ON_THE_WAY', '13:30')).status).toBe(404);
  });

  it('and a proposal covers her part', async () => {
    s.moveTo('19:00', PARTY_EVE);
    const meera = await addSpare();
    await fallIll(s.ids.rekha);
    await fallIll(s.ids.kavita);
    const { moves, uncoveredBefore, uncoveredAfter }: Schemas['DayProposal'] = await s.staff(
      'POST',
      `/booking/admin/day/proposal?date=${PARTY_DAY}`,
    );
    // Nobody is proposed for both.
    expect([moves.length, uncoveredBefore, uncoveredAfter]).toEqual([1, 2, 1]);
    expect(moves).toMatchObject([{ bookingId: id, parts: 3, to: { name: 'Meera Joshi' }, covers: true }]);
    const [{ part: covered = 0 } = {}] = moves;
    const other = covered === part ? await s.partOf(id, 'kavita') : part;
    const body = {
      date: PARTY_DAY,
      moves: [covered, other].map(one => ({ bookingId: id, part: one, professionalId: meera })),
    };
    const { appliedParts, refused } = await s.staff('POST', '/booking/admin/day/apply', body);
    expect([appliedParts, refused]).toEqual([
      [{ bookingId: id, part: covered }],
      [{ bookingId: id, part: other, reason: 'BUSY' }],
    ]);
    // Without a part, the lead is meant.
    const lead = { date: PARTY_DAY, moves: [{ bookingId: id, professionalId: s.ids.asha }] };
    expect((await s.staff('POST', '/booking/admin/day/apply', lead)).appliedParts).toEqual([{ bookingId: id, part: 1 }]);
    const twice = await s.asStaff('POST', '/booking/admin/day/apply', { ...body, moves: [body.moves[0], body.moves[0]] });
    expect(twice.body.errors).toMatchObject([{ field: 'moves.1.bookingId', rule: 'unique' }]);
  });
});

describe('N100 nobody has two parts', () => {
  it('as long as she works, and after', async () => {
    const meera = await addSpare();
    expect((await give(meera)).status).toBe(200);
    const kavitas = await s.partOf(id, 'kavita');
    expect((await give(meera, kavitas, '&force=true')).body).toMatchObject({
      errorCode: 'NO_PROFESSIONAL',
      data: { reason: 'BUSY' },
    });
    await s.tap(meera, id, 'STARTED', '14:00', { code: await s.codeOf(id) });
    await s.tap(meera, id, 'DONE', '14:10');
    expect((await give(meera, kavitas, '&force=true')).body).toMatchObject({
      errorCode: 'NO_PROFESSIONAL',
      data: { reason: 'BUSY' },
    });
    const candidates: Schemas['Candidate'][] = await s.staff('GET', `/booking/admin/${id}/candidates?part=${kavitas}`);
    expect(candidates.find(({ professional }) => professional.id === meera)?.reason).toBe('BUSY');
    // What is done stays with who did it.
    expect((await give(s.ids.rekha)).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    expect((await give(meera, 5)).body.errors).toMatchObject([{ field: 'part', rule: 'oneOf' }]);
  });
});

describe('N102 pages of staff', () => {
  it('the day board has each part with its own services', async () => {
    const shown = partsOn(await dayOf());
    expect(shown.map(({ name, services, from, to, parts }) => [name, services, from, to, parts]).sort()).toEqual([
      ['Asha Rao', 'Service of asha', '14:00:00', '16:00:00', 3],
      ['Kavita More', 'Service of kavita', '14:00:00', '15:00:00', 3],
      ['Rekha Patil', 'Service of rekha', '14:00:00', '15:00:00', 3],
    ]);
    expect(shown.map(visit => visit.part).sort()).toEqual([1, 2, 3]);
  });

  it('the week has the booking once, and of one professional her part', async () => {
    const week = async (query = ''): Promise<Schemas['CalendarVisit'][]> =>
      ((await s.staff('GET', `/booking/admin/week?from=${PARTY_DAY}${query}`)) as Schemas['BookingWeek']).days
        .flatMap(({ visits }) => visits)
        .filter(({ bookingId }) => bookingId === id);
    const [all, ...others] = await week();
    expect(others).toEqual([]);
    expect(all).toMatchObject({ bookingTime: '14:00:00', endTime: '16:00:00', professional: { name: 'Asha Rao' } });
    expect(all?.parts?.map(({ endTime, professional }) => [endTime, professional?.name]).sort()).toEqual([
      ['15:00:00', 'Kavita More'],
      ['15:00:00', 'Rekha Patil'],
      ['16:00:00', 'Asha Rao'],
    ]);
    expect(await week(`&professionalId=${s.ids.rekha}`)).toMatchObject([
      {
        ...{ part, bookingTime: '14:00:00', endTime: '15:00:00', durationInMinutes: 60 },
        ...{ name: ['Service of rekha'], professional: { name: 'Rekha Patil' } },
      },
    ]);
  });

  it('another time is of all of them: none is offered for one, nor asked', async () => {
    expect(await s.staff('GET', `/booking/admin/${id}/times?part=${part}`)).toEqual([]);
    const asked = { bookingDate: PARTY_DAY, bookingTime: '17:00:00', professionalId: s.ids.rekha };
    expect((await s.asStaff('PUT', `/booking/admin/${id}/proposal?part=${part}`, asked)).body).toMatchObject({
      ...{ errorCode: 'VISIT_STATE', params: { reason: 'PARTY' } },
    });
    expect((await s.staff('DELETE', `/booking/admin/${id}/proposal?part=${part}`)).bookingId).toBe(id);
  });

  it('a salon that goes to teams and back gives each her part again', async () => {
    const before = (await s.booking(id)).parts?.map(({ professional }) => professional?.id);
    await changeSettings(app, { capacity: 'TEAMS', slotPlan: 'HOURLY', maxPendingBookings: 50, teams: 3 });
    expect((await s.booking(id)).parts?.map(({ professional }) => professional)).toEqual([null, null, null]);
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
    expect((await s.booking(id)).parts?.map(({ professional }) => professional?.id)).toEqual(before);
    expect(await uncovered()).toEqual([]);
  });
});
