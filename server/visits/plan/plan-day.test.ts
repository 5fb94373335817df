/** Proposals for a day, and carrying them out (rules N21, N22). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit, visitQuarter } from '../../platform/db/schema.ts';
import { quartersOf } from '../../schedule/fit/fit-rules.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeDays } from '../../test/makers.ts';
import { east, makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

let app: TestApp;
let salon: NamedSalon;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  if (salon) for (const { id } of (await get('/professional/admin')).body.data) await change(id, { active: false });
  salon = await makeNamedSalon(app);
});

const get = (path: string) => app.call('GET', path, { token: salon.token });
const change = (id: string, body: object) => app.call('PUT', `/professional/admin/${id}`, { token: salon.token, body });
const bookId = async (date: string, hour: number, more: object = {}, km = 0): Promise<string> =>
  (await salon.book(await salon.newCustomer(km), date, `${hour}:00:00`, more)).body.data.bookingId;
const takeLeave = (id: string, date: string) =>
  app.call('POST', `/professional/admin/${id}/leave`, {
    token: salon.token,
    body: { fromDate: date, fromTime: '00:00:00', toDate: date, toTime: '23:59:00' },
  });
const propose = async (date: string): Promise<Schemas['DayProposal']> =>
  (await app.call('POST', `/booking/admin/day/proposal?date=${date}`, { token: salon.token })).body.data;
const apply = (date: string, moves: Schemas['DayApplyRequest']['moves']) =>
  app.call('POST', '/booking/admin/day/apply', { token: salon.token, body: { date, moves } });
const movesOf = ({ moves }: Schemas['DayProposal']) => moves.map(({ bookingId, to }) => ({ bookingId, professionalId: to.id }));
const uncoveredOn = async (date: string): Promise<Schemas['DayVisit'][]> =>
  (await get(`/booking/admin/day?date=${date}`)).body.data.uncovered;
const whoComes = async (id: string) => (await salon.asStaff(id)).professional?.id;
const assignedEvents = async (id: string): Promise<Schemas['BookingEvent'][]> =>
  (await get(`/booking/admin/${id}/history`)).body.data.filter(({ kind }: Schemas['BookingEvent']) => kind === 'ASSIGNED');

/** The guard has exactly the quarter hours of the visits that somebody has (rule N9). */
const mustGuard = async () => {
  const visits = (await app.db.read.select().from(visit)).filter(one => one.pending && one.professionalId !== null);
  const wanted = visits.flatMap(one => quartersOf(one).map(quarter => [one.professionalId, one.date, quarter, one.id].join()));
  const rows = await app.db.read.select().from(visitQuarter);
  const found = rows.map(one => [one.professionalId, one.date, one.quarter, one.visitId].join());
  expect(found.toSorted()).toEqual(wanted.toSorted());
};

describe('leave in the morning', () => {
  const morning = async () => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    const ids: string[] = [];
    for (const hour of [10, 12, 14, 16]) ids.push(await bookId(date, hour, {}, hour / 8));
    const [rekha, meera] = [await salon.addPerson('Rekha'), await salon.addPerson('Meera', { start: east(2) })];
    app.clock.moveTo(`${date}T08:00:00+05:30`);
    salon = await makeNamedSalon(app);
    await takeLeave(asha, date);
    return { date, asha, rekha, meera, ids };
  };

  it('leaves four visits uncovered, and carrying out the proposal covers all', async () => {
    const { date, asha, ids } = await morning();
    expect((await uncoveredOn(date)).map(({ bookingId, reason }) => [bookingId, reason])).toEqual(ids.map(id => [id, 'LEAVE']));
    const proposal = await propose(date);
    expect(proposal).toMatchObject({ uncoveredBefore: 4, uncoveredAfter: 0 });
    // It is past 18:00 on the day before: every move covers a visit.
    expect(proposal.moves.map(({ bookingId }) => bookingId).toSorted()).toEqual(ids.toSorted());
    for (const move of proposal.moves)
      expect(move).toMatchObject({
        from: { id: asha, name: 'Asha' },
        customerName: 'Asha Deshmukh',
        covers: true,
        chosen: false,
      });
    expect((await uncoveredOn(date)).length).toBe(4);

    const applied = await apply(date, movesOf(proposal));
    expect(applied.body.data.applied.toSorted()).toEqual(ids.toSorted());
    expect(applied.body.data.refused).toEqual([]);
    expect(await uncoveredOn(date)).toEqual([]);
    for (const { bookingId, to } of proposal.moves) {
      expect(await salon.asStaff(bookingId)).toMatchObject({ professional: { id: to.id }, professionalChosen: false });
      expect(await assignedEvents(bookingId)).toMatchObject([{ by: { kind: 'STAFF' } }]);
      expect((await lastChange(bookingId)).booking?.professional?.id).toBe(to.id);
    }
    await mustGuard();

    // A second call changes nothing.
    expect((await apply(date, movesOf(proposal))).body.data.applied).toHaveLength(4);
    expect(await assignedEvents(ids[0] as string)).toHaveLength(1);
    expect((await propose(date)).moves).toEqual([]);
  });

  it('N22 holds when several members of staff carry out the same proposal, and others, at once', async () => {
    const { date, rekha, meera, ids } = await morning();
    const moves = movesOf(await propose(date));
    const other = ids.map((bookingId, n) => ({ bookingId, professionalId: n % 2 ? rekha : meera }));
    const assign = ids.map((id, n) => salon.assign(id, n % 2 ? meera : rekha));
    const answers = await Promise.all([
      apply(date, moves),
      apply(date, other),
      apply(date, moves),
      apply(date, other),
      ...assign,
    ]);
    expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([]);
    await mustGuard();
    expect(await uncoveredOn(date)).toEqual([]);
  });
});

/** The newest entry of the changes feed about this booking. */
const lastChange = async (id: string): Promise<Schemas['BookingChanges']['content'][number]> => {
  app.clock.advance(60_000);
  const found: Schemas['BookingChanges']['content'] = [];
  for (let after = '0.', hasMore = true; hasMore; ) {
    const { data } = (await get(`/booking/admin/changes?size=100&after=${after}`)).body;
    found.push(...data.content);
    ({ next: after, hasMore } = data);
  }
  return found.findLast(({ bookingId }) => bookingId === id) as Schemas['BookingChanges']['content'][number];
};

describe('a proposal', () => {
  it('saves travel before the names are known, leaves chosen visits alone, and asks about one that cannot stay', async () => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    const far = await bookId(date, 12, {}, 8);
    const chosen = await bookId(date, 15, { professionalId: asha });
    await bookId(date, 10);
    const rekha = await salon.addPerson('Rekha', { start: east(8) });
    const proposal = await propose(date);
    expect(proposal.moves).toMatchObject([{ bookingId: far, bookingTime: '12:00:00', to: { id: rekha }, covers: false }]);
    expect(proposal.travelBefore - proposal.travelAfter).toBe(proposal.moves[0]?.savedMinutes);
    await takeLeave(asha, date);
    const covering = await propose(date);
    expect(covering.moves.find(({ bookingId }) => bookingId === chosen)).toMatchObject({ chosen: true, covers: true });
    expect((await apply(date, movesOf(covering))).body.data.refused).toEqual([]);
    // The owner has asked the customer, who keeps a professional of their choice.
    expect(await salon.asStaff(chosen)).toMatchObject({ professional: { id: rekha }, professionalChosen: true });
  });

  it('N10 N21 moves no chosen visit by itself: it stays on the dashboard until staff act', async () => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    const chosen = await bookId(date, 15, { professionalId: asha });
    await salon.addPerson('Rekha');
    const dashboard = async () =>
      ((await get('/booking/admin/uncovered')).body.data as Schemas['UncoveredVisit'][])
        .filter(({ bookingId }) => bookingId === chosen)
        .map(({ professionalId, reason }) => ({ professionalId, reason }));
    expect(await dashboard()).toEqual([]);
    await takeLeave(asha, date);
    // Rekha is free for it, and then busy.
    await propose(date);
    expect(await dashboard()).toEqual([{ professionalId: asha, reason: 'LEAVE' }]);
    await bookId(date, 15);
    await bookId(date, 11);
    app.clock.moveTo(`${date}T08:00:00+05:30`);
    salon = await makeNamedSalon(app);
    await propose(date);
    expect(await dashboard()).toEqual([{ professionalId: asha, reason: 'LEAVE' }]);
    expect(await whoComes(chosen)).toBe(asha);
  });

  it('is empty with teams, and nothing can be carried out', async () => {
    await changeSettings(app, {});
    const date = newDay();
    const bookingId = await bookId(date, 11);
    expect(await propose(date)).toEqual({ moves: [], uncoveredBefore: 0, uncoveredAfter: 0, travelBefore: 0, travelAfter: 0 });
    expect((await apply(date, [{ bookingId, professionalId: 'anybody' }])).body.data).toEqual({
      applied: [],
      refused: [{ bookingId, reason: 'GONE' }],
    });
  });
});

describe('moves', () => {
  it('let two visits change places, and are refused one by one', async () => {
    const date = newDay();
    const [asha, rekha] = [await salon.addPerson('Asha'), await salon.addPerson('Rekha')];
    const a = await bookId(date, 11, { professionalId: asha });
    const b = await bookId(date, 11, { professionalId: rekha });
    const swap = [
      { bookingId: a, professionalId: rekha },
      { bookingId: b, professionalId: asha },
    ];
    expect((await apply(date, swap)).body.data).toEqual({ applied: [a, b], refused: [] });
    expect([await whoComes(a), await whoComes(b)]).toEqual([rekha, asha]);
    await mustGuard();

    const cancelled = await bookId(date, 15);
    await app.call('PUT', `/booking/admin/${cancelled}/status?status=CANCELLED`, { token: salon.token });
    const { data } = (
      await apply(date, [
        { bookingId: a, professionalId: asha },
        { bookingId: cancelled, professionalId: asha },
        { bookingId: b, professionalId: 'nobody' },
      ])
    ).body;
    expect(data).toEqual({
      applied: [],
      refused: [
        { bookingId: cancelled, reason: 'GONE' },
        { bookingId: b, reason: 'INACTIVE' },
        { bookingId: a, reason: 'BUSY' },
      ],
    });
    app.clock.moveTo(`${date}T11:30:00+05:30`);
    salon = await makeNamedSalon(app);
    expect((await apply(date, [{ bookingId: a, professionalId: asha }])).body.data.refused).toEqual([
      { bookingId: a, reason: 'BEGUN' },
    ]);
    expect([await whoComes(a), await whoComes(b)]).toEqual([rekha, asha]);
  });

  it('of one booking twice, or of none, are a mistake', async () => {
    const move = { bookingId: 'a', professionalId: 'b' };
    const twice = await apply(newDay(), [move, move]);
    expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'moves.1.bookingId']);
    expect((await apply(newDay(), [])).status).toBe(400);
  });
});
