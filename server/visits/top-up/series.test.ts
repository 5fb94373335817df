/** Visits that come again (rules B99 to B107), through HTTP, with the clock in hand. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { seriesTokenOf } from '../../messages/link/offer-token.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeDays, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';
import { damageOfSeries } from '../series/damage.ts';

type Series = Schemas['Series'];
const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50, bookingHorizonDays: 60 } as const;
const TIME = '11:00:00';

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let asha: NamedCustomer;
let day: IsoDate;

beforeEach(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  kavita = await salon.addPerson('Kavita Rao');
  await changeSettings(app, NAMED);
  asha = await salon.newCustomer();
  day = makeDays()();
});
afterEach(async () => {
  expect(await app.db.tx(tx => damageOfSeries(tx, app.clock.now()))).toEqual([]);
  expect(await app.db.tx(damageOfPlan)).toEqual([]);
  await app.close();
});

const weeks = (n: number): IsoDate => addDays(day, 7 * n);
const staffToken = async () => (await makeAdmin(app)).token;
const call = async (method: string, path: string, token: string | undefined, body?: object) => {
  const answer = await app.call(method, path, { ...(token && { token }), ...(body && { body }) });
  return { status: answer.status, code: answer.body.errorCode, data: answer.body.data };
};
const book = async (date = day, time = TIME, who = asha): Promise<string> => {
  const { status, body } = await salon.book(who, date, time);
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const begin = async (more: object = {}, who = asha): Promise<Series> => {
  const bookingId = await book(day, TIME, who);
  const { status, data } = await call('POST', '/series', who.token, { bookingId, everyWeeks: 4, ...more });
  expect(status).toBe(201);
  return data;
};
const read = async ({ id }: Series): Promise<Series> => (await call('GET', `/series/${id}`, asha.token)).data;
const act = (series: Series, body: object, token = asha.token) => call('POST', `/series/${series.id}/act`, token, body);
const shown = ({ visits }: Series) =>
  visits.map(({ number, state, bookingDate, bookingTime }) => [number, state, bookingDate, bookingTime]);
/** Kavita is on leave. */
const leave = async (from: IsoDate, to = from) => {
  const body = { fromDate: from, fromTime: '00:00:00', toDate: to, toTime: '23:59:00' };
  expect((await call('POST', `/professional/admin/${kavita}/leave`, await staffToken(), body)).status).toBe(201);
};

describe('beginning', () => {
  it('takes a visit that was carried out, however long ago, and books what is to come', async () => {
    const bookingId = await book();
    app.clock.advance(40 * 86_400_000);
    const token = await staffToken();
    expect((await call('PUT', `/booking/admin/${bookingId}/mark-completed?paidBy=CASH`, token)).status).toBe(200);
    const { status, data } = await call('POST', '/series', token, { bookingId, everyWeeks: 4 });
    expect(status).toBe(201);
    const ahead = shown(data).slice(1);
    expect(ahead).toEqual([2, 3, 4].map(n => [n, 'BOOKED', weeks(4 * n), TIME]));
  });

  it('books the next three, and says what is intended later', async () => {
    const series = await begin();
    expect(shown(series)).toEqual([0, 1, 2].map(n => [n, 'BOOKED', weeks(4 * n), TIME]));
    expect(series.later).toEqual([12, 16, 20].map(weeks));
    expect(series).toMatchObject({
      state: 'ACTIVE',
      everyWeeks: 4,
      firstDate: day,
      bookingTime: TIME,
      orElse: 'ASK',
      madeBy: 'CUSTOMER',
    });
    const booking = (await call('GET', `/booking/${series.visits[2]?.bookingId}`, asha.token)).data;
    expect(booking).toMatchObject({ seriesId: series.id, paymentType: 'PAY_AFTER', dueNow: 0, finalPrice: 999 });
    expect((await call('GET', '/series', asha.token)).data.map(({ id }: Series) => id)).toEqual([series.id]);
  });

  it('counts as one pending booking', async () => {
    await changeSettings(app, { ...NAMED, maxPendingBookings: 2 });
    await begin();
    await book(addDays(day, 1));
    const third = await salon.book(asha, addDays(day, 2), TIME);
    expect([third.status, third.body.errorCode, third.body.params]).toEqual([409, 'TOO_MANY_BOOKINGS', { pending: 2 }]);
  });

  it('is marked on the day, in the week and on her phone', async () => {
    await begin();
    await book(addDays(day, 1));
    const read = async (path: string, token: string) => (await call('GET', path, token)).data;
    const staff = await staffToken();
    const { days }: Schemas['BookingWeek'] = await read(`/booking/admin/week?from=${day}`, staff);
    expect(days.flatMap(({ visits }) => visits.map(one => one.everyWeeks))).toEqual([4, undefined]);
    for (const [date, everyWeeks] of [
      [day, 4],
      [addDays(day, 1), undefined],
    ] as const) {
      const { professionals }: Schemas['BookingDay'] = await read(`/booking/admin/day?date=${date}`, staff);
      expect(professionals.flatMap(({ visits }) => visits.map(one => one.everyWeeks))).toEqual([everyWeeks]);
    }
    const hers: Schemas['OwnVisits'] = await read('/visit', await makeSession(app, 'PROFESSIONAL', kavita));
    expect(hers.days.flatMap(({ visits }) => visits.map(one => one.everyWeeks))).toEqual([4, undefined]);
  });

  it('is refused for a booking that has a series, is cancelled, or is somebody else’s', async () => {
    const series = await begin();
    const [first] = series.visits;
    const again = await call('POST', '/series', asha.token, { bookingId: first?.bookingId, everyWeeks: 2 });
    expect([again.status, again.code]).toEqual([409, 'SERIES_STATE']);
    const bookingId = await book(addDays(day, 1));
    const other = await salon.newCustomer();
    expect((await call('POST', '/series', other.token, { bookingId, everyWeeks: 2 })).code).toBe('BOOKING_NOT_FOUND');
    const nobody = { bookingId, everyWeeks: 2, professionalId: 'nobody' };
    expect((await call('POST', '/series', asha.token, nobody)).code).toBe('PROFESSIONAL_NOT_FOUND');
    await call('PUT', `/booking/${bookingId}/cancel`, asha.token);
    expect((await call('POST', '/series', asha.token, { bookingId, everyWeeks: 2 })).code).toBe('SERIES_STATE');
  });

  it('is done by staff, too, and five are the most', async () => {
    for (let n = 0; n < 5; n += 1) {
      const bookingId = await book(addDays(day, n));
      const begun = await call('POST', '/series', await staffToken(), { bookingId, everyWeeks: 12 });
      expect([begun.status, begun.data.madeBy, begun.data.visits[0].token]).toEqual([201, 'STAFF', '']);
    }
    const sixth = await call('POST', '/series', asha.token, { bookingId: await book(addDays(day, 5)), everyWeeks: 12 });
    expect([sixth.status, sixth.code]).toEqual([409, 'TOO_MANY_SERIES']);
  });
});

describe('a time that is not free', () => {
  it('is asked about with the two nearest, and the chosen one shifts no other', async () => {
    await leave(weeks(4));
    const series = await begin();
    expect(shown(series)).toEqual([
      [0, 'BOOKED', day, TIME],
      [1, 'ASKED', null, null],
      [2, 'BOOKED', weeks(8), TIME],
    ]);
    const asked = series.visits[1];
    expect(asked).toMatchObject({ reason: 'TIME', answerBy: addDays(weeks(4), -5), dueDate: weeks(4) });
    expect(asked?.options.map(pick)).toEqual([-1, 1].map(n => ({ bookingDate: addDays(weeks(4), n), bookingTime: TIME })));
    const [option] = asked?.options ?? [];
    const chosen = await act(series, { act: 'MOVE', number: 1, ...pick(option) });
    expect(chosen.status).toBe(200);
    expect(shown(chosen.data)[1]).toEqual([1, 'MOVED', option?.bookingDate, option?.bookingTime]);
    expect(shown(chosen.data)[2]).toEqual([2, 'BOOKED', weeks(8), TIME]);
  });

  it('is booked within the window, and again as usual once it is free', async () => {
    const other = await salon.newCustomer();
    const bookingId = await book(weeks(4), TIME, other);
    const near = await begin({ flexMinutes: 120 });
    expect(shown(near)[1]?.slice(0, 3)).toEqual([1, 'BOOKED', weeks(4)]);
    expect(shown(near)[1]?.[3]).not.toBe(TIME);
    await act(near, { act: 'END', cancelBooked: true });

    const series = await begin({ flexMinutes: 0 });
    expect(series.visits[1]?.state).toBe('ASKED');
    await call('PUT', `/booking/${bookingId}/cancel`, other.token);
    const after = (await call('PUT', `/series/${series.id}`, asha.token, { orElse: 'ANYONE' })).data;
    expect(shown(after)[1]).toEqual([1, 'BOOKED', weeks(4), TIME]);
  });

  it('goes to somebody else if the customer said so, and is asked about otherwise', async () => {
    const meena = await salon.addPerson('Meena Joshi');
    await leave(weeks(4));
    const theirs = await begin({ professionalId: kavita, orElse: 'ANYONE' });
    expect(shown(theirs)[1]).toEqual([1, 'BOOKED', weeks(4), TIME]);
    expect((await salon.asStaff(theirs.visits[1]?.bookingId ?? '')).professional?.id).toBe(meena);
    await act(theirs, { act: 'END', cancelBooked: true });
    const hers = await begin({ professionalId: kavita });
    expect(hers.visits[1]).toMatchObject({ state: 'ASKED', reason: 'PROFESSIONAL' });
    expect(hers.visits[1]?.options.every(({ anyone, professional }) => !anyone && professional?.id === kavita)).toBe(true);
    const anyone = await act(hers, { act: 'MOVE', number: 1, bookingDate: weeks(4), bookingTime: TIME, anyone: true });
    expect(shown(anyone.data)[1]).toEqual([1, 'BOOKED', weeks(4), TIME]);
  });

  it('is asked about once its service is gone, which keeps its name', async () => {
    const series = await begin();
    expect((await call('DELETE', `/service/${salon.facial}`, await staffToken())).status).toBe(200);
    const skipped = (await act(series, { act: 'SKIP', number: 1 })).data;
    expect(skipped.visits.at(-1)).toMatchObject({ number: 3, state: 'ASKED', reason: 'SERVICES', options: [] });
    expect(skipped.services).toEqual([{ serviceId: salon.facial, name: 'Facial', quantity: 1 }]);
  });

  it('is put off from a closed day to the next open one', async () => {
    await changeSettings(app, { ...NAMED, closedDays: [weeks(4)] });
    const series = await begin();
    expect(shown(series).slice(1)).toEqual([
      [1, 'BOOKED', addDays(weeks(4), 1), TIME],
      [2, 'BOOKED', weeks(8), TIME],
    ]);
  });
});

const pick = (option: Schemas['SeriesOption'] | undefined) => ({
  bookingDate: option?.bookingDate,
  bookingTime: option?.bookingTime,
});

describe('the customer', () => {
  it('skips a visit, which shifts no other and is never booked again', async () => {
    const series = await begin();
    const skipped = await act(series, { act: 'SKIP', number: 1, seenFee: 0 });
    expect([skipped.status, shown(skipped.data)]).toEqual([
      200,
      [
        [0, 'BOOKED', day, TIME],
        [1, 'SKIPPED', null, null],
        [2, 'BOOKED', weeks(8), TIME],
        [3, 'BOOKED', weeks(12), TIME],
      ],
    ]);
    expect((await act(series, { act: 'SKIP', number: 1 })).data).toEqual(skipped.data);
    const later = await act(series, { act: 'SKIP', number: 4 });
    expect([later.status, later.data.later[0]]).toEqual([200, weeks(20)]);
    expect((await act(series, { act: 'SKIP', number: 5000 })).status).toBe(404);
  });

  it('cancels or moves a booking of it in the ordinary way', async () => {
    const series = await begin();
    const [, first, second] = series.visits;
    await call('PUT', `/booking/${first?.bookingId}/cancel`, asha.token);
    const to = { bookingDate: addDays(weeks(8), 1), bookingTime: '15:00:00' };
    expect((await call('PUT', `/booking/${second?.bookingId}`, asha.token, to)).status).toBe(200);
    await act(series, { act: 'RESUME' });
    expect(shown(await read(series))).toEqual([
      [0, 'BOOKED', day, TIME],
      [1, 'SKIPPED', null, null],
      [2, 'MOVED', to.bookingDate, to.bookingTime],
      [3, 'BOOKED', weeks(12), TIME],
    ]);
  });

  it('moves one visit, or all later ones', async () => {
    const series = await begin();
    const once = await act(series, { act: 'MOVE', number: 1, bookingDate: addDays(weeks(4), 2), bookingTime: '15:00:00' });
    expect(shown(once.data).slice(1)).toEqual([
      [1, 'MOVED', addDays(weeks(4), 2), '15:00:00'],
      [2, 'BOOKED', weeks(8), TIME],
    ]);
    const body = { act: 'MOVE', number: 1, bookingDate: addDays(weeks(4), 3), bookingTime: '14:00:00', allLater: true };
    const all = await act(series, body);
    expect(shown(all.data)).toEqual([
      [0, 'BOOKED', day, TIME],
      [1, 'BOOKED', addDays(weeks(4), 3), '14:00:00'],
      [2, 'BOOKED', addDays(weeks(8), 3), '14:00:00'],
    ]);
    expect([all.data.firstDate, all.data.bookingTime, all.data.later[0]]).toEqual([
      addDays(day, 3),
      '14:00:00',
      addDays(weeks(12), 3),
    ]);
    const unknown = await act(series, { act: 'MOVE', number: 77, bookingDate: weeks(9), bookingTime: TIME });
    expect(unknown.status).toBe(404);
    const taken = await act(series, { act: 'MOVE', number: 1, bookingDate: weeks(4), bookingTime: '03:00:00' });
    expect([taken.status, taken.code]).toEqual([409, 'SLOT_UNAVAILABLE']);
  });

  it('pauses, which cancels what lies inside, and goes on', async () => {
    const series = await begin();
    const paused = await act(series, { act: 'PAUSE', until: weeks(6) });
    expect(shown(paused.data)).toEqual([
      [0, 'SKIPPED', null, null],
      [1, 'SKIPPED', null, null],
      ...[2, 3, 4].map(n => [n, 'BOOKED', weeks(4 * n), TIME]),
    ]);
    expect([paused.data.state, paused.data.pausedUntil]).toEqual(['PAUSED', weeks(6)]);
    const resumed = await act(series, { act: 'RESUME' });
    expect(resumed.data.state).toBe('ACTIVE');
    // What was booked for after the pause stays.
    expect(shown(resumed.data)).toEqual([0, 1, 2, 3, 4].map(n => [n, 'BOOKED', weeks(4 * n), TIME]));
    await act(series, { act: 'SKIP', number: 4 });
    expect(shown(await read(series)).length).toBe(5);
    for (const until of [undefined, addDays(day, -400), addDays(day, 900)])
      expect((await act(series, { act: 'PAUSE', until })).status).toBe(400);
  });

  it('goes on with a visit from before all later ones were moved', async () => {
    const series = await begin();
    const later = { act: 'MOVE', number: 1, bookingDate: addDays(weeks(4), 1), bookingTime: '14:00:00', allLater: true };
    expect((await act(series, later)).status).toBe(200);
    await act(series, { act: 'PAUSE', until: weeks(6) });
    const resumed = await act(series, { act: 'RESUME' });
    expect(shown(resumed.data).slice(0, 2)).toEqual([
      [0, 'BOOKED', day, '14:00:00'],
      [1, 'BOOKED', addDays(weeks(4), 1), '14:00:00'],
    ]);
  });

  it('ends it, and keeps or cancels what is booked', async () => {
    const series = await begin();
    const ended = await act(series, { act: 'END' });
    expect([ended.data.state, ended.data.later, shown(ended.data).length]).toEqual(['ENDED', [], 3]);
    expect(shown(ended.data).every(([, state]) => state === 'BOOKED')).toBe(true);
    for (const body of [{ act: 'PAUSE', until: weeks(6) }, { act: 'RESUME' }])
      expect((await act(series, body)).code).toBe('SERIES_STATE');
    expect((await call('PUT', `/series/${series.id}`, asha.token, { everyWeeks: 2 })).code).toBe('SERIES_STATE');
    const cancelled = await act(series, { act: 'END', cancelBooked: true });
    expect(shown(cancelled.data).every(([, state]) => state === 'SKIPPED')).toBe(true);
  });

  it('changes the rhythm, the time and the services of the visits that come', async () => {
    const series = await begin();
    const body = { everyWeeks: 2, bookingTime: '16:00:00', until: weeks(11) };
    const changed = (await call('PUT', `/series/${series.id}`, asha.token, body)).data;
    expect(shown(changed)).toEqual([0, 1, 2].map(n => [n, 'BOOKED', weeks(4 * n), TIME]));
    expect(changed.later).toEqual([weeks(10)]);
    const past = await call('PUT', `/series/${series.id}`, asha.token, { until: '2020-01-01' });
    expect([past.status, past.code]).toEqual([400, 'VALIDATION_ERROR']);
    const skipped = await act(series, { act: 'SKIP', number: 1 });
    expect(shown(skipped.data).at(-1)).toEqual([3, 'BOOKED', weeks(10), '16:00:00']);
    for (const [wrong, code] of [
      [{ serviceIds: ['nothing'] }, 'SERVICE_NOT_FOUND'],
      [{ addressId: 'nowhere' }, 'ADDRESS_NOT_FOUND'],
      [{ professionalId: 'nobody' }, 'PROFESSIONAL_NOT_FOUND'],
    ] as const)
      expect((await call('PUT', `/series/${series.id}`, asha.token, wrong)).code).toBe(code);
    const other = await salon.newCustomer();
    expect((await call('GET', `/series/${series.id}`, other.token)).status).toBe(404);
  });
});

describe('a link', () => {
  const link = (token: string, rest = '') => call('GET', `/series-link/${token}${rest}`, undefined);

  it('opens the visit that is asked about, its times, and books one', async () => {
    await leave(weeks(4));
    const series = await begin();
    const token = series.visits[1]?.token ?? '';
    expect([token.length, token]).toEqual([23, seriesTokenOf(app.config.jwtSecret, series.id, 1)]);
    const { data } = await link(token);
    expect(data).toMatchObject({ number: 1, everyWeeks: 4, state: 'ACTIVE' });
    expect(JSON.stringify(data)).not.toContain(asha.userId);
    const days = (await link(token, '/days')).data as Schemas['BookableDay'][];
    expect(days.find(({ date }) => date === weeks(4))?.availableSlots).toBe(0);
    const slots = (await link(token, `/slots?date=${addDays(weeks(4), 1)}`)).data as Schemas['Slot'][];
    expect(slots.some(({ available }) => available)).toBe(true);
    const body = { act: 'MOVE', bookingDate: addDays(weeks(4), 1), bookingTime: TIME };
    const moved = await call('POST', `/series-link/${token}`, undefined, body);
    expect([moved.status, moved.data.visits[1].state]).toEqual([200, 'MOVED']);
    app.clock.moveTo(`${addDays(weeks(4), 4)}T12:00:00+05:30`);
    expect((await link(token)).status).toBe(404);
    expect((await link('x'.repeat(23))).status).toBe(404);
  });

  it('books nothing below the minimum order, and nothing once the series has ended', async () => {
    await leave(weeks(4));
    const series = await begin();
    const token = series.visits[1]?.token ?? '';
    const body = { act: 'MOVE', number: 1, bookingDate: addDays(weeks(4), 1), bookingTime: TIME };
    const byLink = () => call('POST', `/series-link/${token}`, undefined, body);
    await changeSettings(app, { ...NAMED, minimumOrderValue: 5_000 });
    for (const answer of [await act(series, body), await byLink()])
      expect([answer.status, answer.code]).toEqual([422, 'MINIMUM_ORDER_VALUE']);
    await changeSettings(app, NAMED);
    expect((await act(series, { act: 'END' })).status).toBe(200);
    const late = await byLink();
    expect([late.status, late.code]).toEqual([409, 'SERIES_STATE']);
  });

  it('of a booked visit shows its own time as free', async () => {
    const { visits } = await begin();
    const token = visits[1]?.token ?? '';
    const slots = (await link(token, `/slots?date=${weeks(4)}`)).data as Schemas['Slot'][];
    expect(slots.find(({ startTime }) => startTime === TIME)?.available).toBe(true);
    const others = (await link(token, `/slots?date=${weeks(8)}`)).data as Schemas['Slot'][];
    expect(others.find(({ startTime }) => startTime === TIME)?.available).toBe(false);
    const days = (await link(token, '/days')).data as Schemas['BookableDay'][];
    expect(days.find(({ date }) => date === weeks(4))?.availableSlots).toBe(slots.filter(one => one.available).length);
  });
});
