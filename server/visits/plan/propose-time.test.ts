/** Another time for a visit that nobody can carry out as booked (rules N81 and N82). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeDays, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

/** Without them, other settings go back to their defaults. */
const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let nilesh: string;
let customer: NamedCustomer;
let day: string;
let id: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  kavita = await salon.addPerson('Kavita Rao');
  nilesh = await salon.addPerson('Nilesh Patil', { gender: 'MALE' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo('2026-12-04T12:00:00+05:30');
  await changeSettings(app, { ...NAMED, cancelFeePercent: 0 });
  day = newDay();
  customer = await salon.newCustomer();
  id = await book('11:00:00', kavita);
});

const book = async (time: string, professionalId: string, who = customer) => {
  const { status, body } = await salon.book(who, day, time, { professionalId });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const isAway = (professionalId: string, from: string, to: string) =>
  asStaff('POST', `/professional/admin/${professionalId}/leave`, { fromDate: day, fromTime: from, toDate: day, toTime: to });
const times = async (): Promise<Schemas['FittingTime'][]> => (await asStaff('GET', `/booking/admin/${id}/times`)).body.data;
const inWords = async () =>
  (await times()).map(
    ({ bookingDate, bookingTime, professional }) =>
      `${bookingDate === day ? '' : 'later '}${bookingTime.slice(0, 5)} ${professional.name.split(' ')[0]}`,
  );
const propose = (bookingTime: string, professionalId: string, bookingDate = day) =>
  asStaff('PUT', `/booking/admin/${id}/proposal`, { bookingDate, bookingTime, professionalId });
const own = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: await makeSession(app, 'USER', customer.userId), ...(body && { body }) });
const agree = (bookingTime: string) => own('PUT', `/booking/${id}/proposal`, { bookingDate: day, bookingTime });
const kinds = async () =>
  (await asStaff('GET', `/booking/admin/${id}/history`)).body.data.map(({ kind }: Schemas['BookingEvent']) => kind);

describe('N81 times that fit', () => {
  it('begin with somebody else at the booked time, then the nearest ones', async () => {
    await isAway(kavita, '10:00:00', '12:30:00');
    expect((await inWords()).slice(0, 5)).toEqual([
      '11:00 Nilesh',
      '10:00 Nilesh',
      '12:00 Nilesh',
      '09:00 Kavita',
      '13:00 Kavita',
    ]);
    expect((await times()).map(({ minutesAway }) => minutesAway).slice(0, 5)).toEqual([0, 60, 60, 120, 120]);
  });

  it('name whom the customer chose before others, and only those who can', async () => {
    await isAway(kavita, '09:00:00', '13:00:00');
    await isAway(nilesh, '09:00:00', '15:00:00');
    expect((await inWords()).slice(0, 2)).toEqual(['13:00 Kavita', '14:00 Kavita']);
  });

  it('go on to later days, at most 8, and none is over', async () => {
    await isAway(kavita, '09:00:00', '19:00:00');
    await isAway(nilesh, '09:00:00', '19:00:00');
    const all = await inWords();
    expect([all.length, all[0]]).toEqual([8, '19:00 Kavita']);
    expect(all.slice(1).every(time => time.startsWith('later'))).toBe(true);
    app.clock.moveTo(`${day}T18:59:00+05:30`);
    expect((await inWords())[0]).toBe('19:00 Kavita');
    app.clock.moveTo(`${day}T19:00:00+05:30`);
    expect((await inWords())[0]).toMatch(/^later/);
  });

  it('offer no man to a customer who wishes women, and nothing for a visit that ended', async () => {
    await asStaff('DELETE', `/booking/${id}`);
    const { body } = await salon.book(customer, day, '11:00:00', { womenOnly: true });
    id = body.data.bookingId;
    expect((await inWords()).filter(time => time.includes('Nilesh'))).toEqual([]);
    await own('PUT', `/booking/${id}/cancel`);
    expect(await times()).toEqual([]);
  });
});

describe('N82 a proposal', () => {
  it('is agreed to by the link, and the visit moves to it with its professional', async () => {
    await isAway(kavita, '10:00:00', '12:00:00');
    const { body } = await propose('13:00:00', nilesh);
    expect(body.data.proposal).toEqual({
      ...{ bookingDate: day, bookingTime: '13:00:00', proposedAt: '2026-12-04T06:30:00.000Z' },
      professional: { id: nilesh, name: 'Nilesh Patil', photoUrl: null },
    });
    const token = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
    const seen = (await app.call('GET', `/visit-link/${token}`)).body.data;
    expect(seen.proposal.professional.name).toBe('Nilesh Patil');
    const yes = await app.call('PUT', `/visit-link/${token}/proposal`, { body: { bookingDate: day, bookingTime: '13:00:00' } });
    expect(yes.body.data).toMatchObject({
      ...{ bookingTime: '13:00:00', proposal: null, professional: { name: 'Nilesh Patil' }, professionalChosen: true },
      // The customer's wish is still Kavita.
      professionalWished: false,
    });
    expect(await kinds()).toEqual(['MOVED', 'TIME_PROPOSED', 'BOOKED']);
    const uncovered: Schemas['UncoveredVisit'][] = (await asStaff('GET', '/booking/admin/uncovered')).body.data;
    expect(uncovered.map(({ bookingId }) => bookingId)).not.toContain(id);
  });

  it('keeps nobody’s time: if it went meanwhile, the customer is told, and nothing changes', async () => {
    await propose('13:00:00', nilesh);
    const other = await salon.newCustomer();
    await book('13:00:00', nilesh, other);
    const no = await agree('13:00:00');
    expect([no.status, no.body.errorCode]).toEqual([409, 'SLOT_UNAVAILABLE']);
    const { body } = await own('GET', `/booking/${id}`);
    expect([body.data.bookingTime, body.data.professional.name]).toEqual(['11:00:00', 'Kavita Rao']);
  });

  it('is one that fits, and the one that the customer saw', async () => {
    await isAway(nilesh, '13:00:00', '15:00:00');
    expect((await propose('13:00:00', nilesh)).body.errorCode).toBe('SLOT_UNAVAILABLE');
    await propose('15:00:00', nilesh);
    await propose('16:00:00', nilesh);
    expect((await agree('15:00:00')).body.errorCode).toBe('PROPOSAL_GONE');
    await asStaff('DELETE', `/booking/admin/${id}/proposal`);
    expect((await agree('16:00:00')).body.errorCode).toBe('PROPOSAL_GONE');
    const token = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
    const late = await app.call('PUT', `/visit-link/${token}/proposal`, { body: { bookingDate: day, bookingTime: '16:00:00' } });
    expect([late.status, late.body.errorCode]).toEqual([409, 'PROPOSAL_GONE']);
    expect((await kinds())[0]).toBe('TIME_WITHDRAWN');
  });

  it('may be somebody else at the same time', async () => {
    await isAway(kavita, '10:00:00', '12:00:00');
    await propose('11:00:00', nilesh);
    const { body } = await agree('11:00:00');
    expect(body.data).toMatchObject({ bookingTime: '11:00:00', professional: { name: 'Nilesh Patil' }, proposal: null });
    expect((await kinds())[0]).toBe('ASSIGNED');
  });

  it('lets the customer cancel for free, also after the booked time and the free hours', async () => {
    await changeSettings(app, { ...NAMED, cancelFeePercent: 50, cancelFreeHours: 24 });
    await asStaff('DELETE', `/booking/${id}`);
    id = await book('11:00:00', kavita);
    await asStaff('POST', `/booking/admin/${id}/payment`, { amount: 999, method: 'CASH' });
    app.clock.moveTo(`${day}T10:30:00+05:30`);
    await isAway(kavita, '10:00:00', '20:00:00');
    await propose('13:00:00', nilesh);
    app.clock.moveTo(`${day}T11:20:00+05:30`);
    const { status, body } = await own('PUT', `/booking/${id}/cancel?seenFee=0`);
    expect([status, body.data.status, body.data.cancellation.kept]).toEqual([200, 'CANCELLED', 0]);
    expect(body.data.proposal).toBeNull();
  });

  it('ends when staff give the visit to somebody', async () => {
    await propose('13:00:00', nilesh);
    await salon.assign(id, nilesh);
    expect((await own('GET', `/booking/${id}`)).body.data.proposal).toBeNull();
  });

  it('needs a visit that is open, and named professionals', async () => {
    await changeSettings(app, { capacity: 'TEAMS' });
    expect((await propose('13:00:00', nilesh)).body).toMatchObject({ errorCode: 'VISIT_STATE', params: { reason: 'NO_VISIT' } });
    expect(await times()).toEqual([]);
    await changeSettings(app, { ...NAMED });
    await own('PUT', `/booking/${id}/cancel`);
    expect((await propose('13:00:00', nilesh)).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    expect((await agree('13:00:00')).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
  });
});

describe('N15 to say yes is no wish', () => {
  const anyone = async () => {
    const { status, body } = await salon.book(customer, day, '15:00:00');
    expect(status).toBe(201);
    id = body.data.bookingId;
  };

  it('of the customer’s, but the name is known from then on', async () => {
    await anyone();
    await propose('13:00:00', nilesh);
    const { body } = await agree('13:00:00');
    const said = { professionalChosen: true, professionalWished: false };
    expect(body.data).toMatchObject({ ...said, professional: { id: nilesh } });
    expect((await own('GET', `/booking/${id}`)).body.data).toMatchObject({ ...said, professional: { id: nilesh } });
    // Another time that the customer chooses is anyone's again.
    const moved = await own('PUT', `/booking/${id}`, { bookingTime: '16:00:00' });
    expect(moved.body.data).toMatchObject({ professionalChosen: false, professionalWished: false, professional: null });
  });

  it('and leaves the wish of before, which counts again when its professional has the visit', async () => {
    await propose('13:00:00', nilesh);
    expect((await agree('13:00:00')).body.data).toMatchObject({ professionalWished: false, professional: { id: nilesh } });
    const back = await asStaff('PUT', `/booking/admin/${id}/professional?professionalId=${kavita}`);
    expect(back.body.data).toMatchObject({ professionalWished: true, professional: { id: kavita } });
  });

  it('to another time with whom the customer wished for, keeps the wish', async () => {
    await propose('13:00:00', kavita);
    expect((await agree('13:00:00')).body.data).toMatchObject({ professionalWished: true, professional: { id: kavita } });
  });
});
