/** What happens at the door instead of a visit: nobody is there, or it is refused (rules B40, N83, N84). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeSession, newMobile } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

/** A Saturday; the app starts on the Friday before it. */
const DAY = '2026-12-05';
const at = (time: string) => `${DAY}T${time}:00+05:30`;

/** Without them, other settings go back to their defaults. */
const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let customer: NamedCustomer;
let id: string;

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo('2026-12-04T12:00:00+05:30');
  kavita = await salon.addPerson('Kavita Rao', { mobile: newMobile() });
  customer = await salon.newCustomer();
  const { status, body } = await salon.book(customer, DAY, '11:00:00', { professionalId: kavita });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  id = body.data.bookingId;
});

const hers = () => makeSession(app, 'PROFESSIONAL', kavita);
const asStaff = async (method: string, path: string) => app.call(method, path, { token: (await makeAdmin(app)).token });
const booking = async (): Promise<Schemas['Booking']> => (await asStaff('GET', `/booking/${id}`)).body.data;
const arrive = async (time: string) => {
  app.clock.moveTo(at(time));
  const body = { state: 'ARRIVED', at: at(time) };
  expect((await app.call('PUT', `/visit/${id}/state`, { token: await hers(), body })).status).toBe(200);
};
/** Sent at `sent`, tapped at `tapped`. */
const tell = async (what: string, tapped: string, more: object = {}, sent = tapped) => {
  app.clock.moveTo(at(sent));
  const { status, body } = await app.call('PUT', `/visit/${id}/door`, {
    token: await hers(),
    body: { what, at: new Date(at(tapped)).toISOString(), ...more },
  });
  return status === 200 ? body.data : [body.errorCode, body.params?.reason];
};
const waiting = async (): Promise<Schemas['NobodyHere'][]> =>
  (await asStaff('GET', '/visit/admin/nobody-here')).body.data.filter(({ bookingId }: Schemas['NobodyHere']) => bookingId === id);
const end = (query: string) => asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED&${query}`);
const kinds = async () =>
  (await asStaff('GET', `/booking/admin/${id}/history`)).body.data.map(({ kind, reason }: Schemas['BookingEvent']) =>
    reason ? `${kind} ${reason}` : kind,
  );

describe('N83 nobody is here', () => {
  it('needs her arrival, a call, and 15 minutes from the time of the visit on', async () => {
    app.clock.moveTo(at('10:30'));
    expect(await tell('NOBODY_HERE', '10:30')).toEqual(['VISIT_STATE', 'NOT_ARRIVED']);
    await arrive('10:50');
    expect(await tell('NOBODY_HERE', '11:20')).toEqual(['VISIT_STATE', 'NOT_CALLED']);
    app.clock.moveTo(at('11:02'));
    expect(await tell('CALLED', '11:02')).toMatchObject({ calledAt: '2026-12-05T05:32:00.000Z', waitMinutes: 15 });
    // Early as she is, the visit's time counts.
    expect(await tell('NOBODY_HERE', '11:14')).toEqual(['VISIT_STATE', 'WAIT_LONGER']);
    expect(await tell('NOBODY_HERE', '11:15')).toMatchObject({ nobodyAt: '2026-12-05T05:45:00.000Z', state: 'ARRIVED' });
    expect(await waiting()).toMatchObject([
      { professional: { name: 'Kavita Rao' }, calledAt: '2026-12-05T05:32:00.000Z', fee: 0, noShows: 0 },
    ]);
    expect(await kinds()).toEqual(['NOBODY_HERE', 'CALLED', 'ARRIVED', 'BOOKED']);
  });

  it('counts the taps at the phone’s time, also when they are sent late, and once', async () => {
    await arrive('11:00');
    await tell('CALLED', '11:05', {}, '11:40');
    expect(await tell('NOBODY_HERE', '11:10', {}, '11:40')).toEqual(['VISIT_STATE', 'WAIT_LONGER']);
    await tell('NOBODY_HERE', '11:16', {}, '11:40');
    expect(await tell('NOBODY_HERE', '11:30', {}, '11:41')).toMatchObject({ nobodyAt: '2026-12-05T05:46:00.000Z' });
    expect(await kinds()).toEqual(['NOBODY_HERE', 'CALLED', 'ARRIVED', 'BOOKED']);
  });

  it('goes by the minutes of the settings', async () => {
    await changeSettings(app, { ...NAMED, noShowWaitMinutes: 5 });
    await arrive('11:00');
    await tell('CALLED', '11:01');
    expect(await tell('NOBODY_HERE', '11:05')).toMatchObject({ waitMinutes: 5, nobodyAt: expect.any(String) });
    await changeSettings(app, { ...NAMED, noShowWaitMinutes: 15 });
  });

  it('ends when staff let her wait longer, and she may tell it again', async () => {
    await arrive('11:00');
    await tell('CALLED', '11:01');
    await tell('NOBODY_HERE', '11:15');
    const { body } = await asStaff('DELETE', `/booking/admin/${id}/nobody-here`);
    expect(body.data.visit).toMatchObject({ nobodyAt: null, calledAt: expect.any(String) });
    expect(await waiting()).toEqual([]);
    expect((await kinds())[0]).toBe('WAIT_LONGER');
    await asStaff('DELETE', `/booking/admin/${id}/nobody-here`);
    expect((await kinds()).filter((kind: string) => kind === 'WAIT_LONGER')).toHaveLength(1);
    expect(await tell('NOBODY_HERE', '11:30')).toMatchObject({ nobodyAt: '2026-12-05T06:00:00.000Z' });
  });

  it('is over when the customer comes after all, and she starts', async () => {
    await arrive('11:00');
    await tell('CALLED', '11:01');
    await tell('NOBODY_HERE', '11:15');
    await asStaff('PUT', `/booking/admin/${id}/start-code-waiver`);
    const started = { state: 'STARTED', at: new Date(at('11:15')).toISOString() };
    expect((await app.call('PUT', `/visit/${id}/state`, { token: await hers(), body: started })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await booking()).visit).toMatchObject({ state: 'STARTED', nobodyAt: null, calledAt: expect.any(String) });
  });

  it('begins anew with a move, and is impossible once she has started', async () => {
    await arrive('11:00');
    await tell('CALLED', '11:01');
    await tell('NOBODY_HERE', '11:15');
    const token = (await makeAdmin(app)).token;
    const to = { bookingDate: DAY, bookingTime: '15:00:00' };
    expect((await app.call('PUT', `/booking/${id}`, { token, body: to })).status).toBe(200);
    expect((await booking()).visit).toMatchObject({ state: 'PLANNED', calledAt: null, nobodyAt: null });
    await asStaff('PUT', `/booking/admin/${id}/start-code-waiver`);
    app.clock.moveTo(at('15:00'));
    const started = { state: 'STARTED', at: new Date(at('15:00')).toISOString() };
    await app.call('PUT', `/visit/${id}/state`, { token: await hers(), body: started });
    expect(await tell('CALLED', '15:01')).toEqual(['VISIT_STATE', undefined]);
    expect(await tell('REFUSED', '15:01', { refusal: 'HEALTH' })).toEqual(['VISIT_STATE', undefined]);
  });

  it('is nothing that customers see', async () => {
    await arrive('11:00');
    await tell('CALLED', '11:01');
    await tell('NOBODY_HERE', '11:15');
    const token = await makeSession(app, 'USER', customer.userId);
    const seen = (await app.call('GET', `/booking/${id}`, { token })).body.data;
    expect(seen.visit).toMatchObject({ state: 'ARRIVED', calledAt: null, nobodyAt: null });
  });
});

describe('B40 staff end a visit', () => {
  it('as a no-show, which counts at the customer and in analytics, once its time has come', async () => {
    const early = await end('reason=NO_SHOW');
    expect([early.status, early.body.params]).toEqual([409, { reason: 'NOT_TIME_YET' }]);
    app.clock.moveTo(at('11:00'));
    const { status, body } = await end('reason=NO_SHOW');
    expect([status, body.data.status, body.data.cancelReason, body.data.refusal]).toEqual([200, 'CANCELLED', 'NO_SHOW', null]);
    expect((await end('reason=NO_SHOW')).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    expect((await kinds())[0]).toBe('CANCELLED NO_SHOW');
    const { data } = (await asStaff('GET', `/customer/admin/${customer.userId}`)).body;
    expect(data.customer.noShows).toBe(1);
    const found = (await asStaff('GET', `/customer/admin?search=${customer.mobile}`)).body.data.content;
    expect(found).toMatchObject([{ noShows: 1 }]);
    const analytics = (await asStaff('GET', `/analytics/admin?from=${DAY}&to=${DAY}`)).body.data;
    expect(analytics.totals.noShows).toBeGreaterThan(0);
    expect(analytics.totals.cancelled).toBeGreaterThanOrEqual(analytics.totals.noShows);
    const csv = (await asStaff('GET', `/booking/admin/export?from=${DAY}&to=${DAY}&search=${customer.mobile}`)).text;
    expect(csv.split('\r\n')[0]?.split(',').at(-1)).toBe('Cancelled because');
    expect(csv).toContain(',NO_SHOW');
    // A year later it is forgotten.
    app.clock.moveTo('2027-12-06T12:00:00+05:30');
    expect((await asStaff('GET', `/customer/admin/${customer.userId}`)).body.data.customer.noShows).toBe(0);
  });

  it('as refused only with its reason, and neither when it is completed', async () => {
    app.clock.moveTo(at('11:00'));
    expect((await end('reason=REFUSED')).body.errors).toMatchObject([{ field: 'refusal', rule: 'required' }]);
    const completed = await asStaff('PUT', `/booking/admin/${id}/status?status=COMPLETED&reason=NO_SHOW`);
    expect(completed.body.errors).toMatchObject([{ field: 'reason' }]);
    expect((await booking()).status).toBe('PENDING');
    const { body } = await end('reason=REFUSED&refusal=NO_PLACE&chargeFee=true');
    expect(body.data).toMatchObject({ cancelReason: 'REFUSED', refusal: 'NO_PLACE', refundDue: 0 });
    expect((await asStaff('GET', `/customer/admin/${customer.userId}`)).body.data.customer.noShows).toBe(0);
  });
});

describe('N84 she refuses the visit', () => {
  it('and it ends at once; the customer does not see why', async () => {
    await arrive('11:00');
    expect(await tell('REFUSED', '11:03')).toEqual(['VALIDATION_ERROR', undefined]);
    await tell('REFUSED', '11:03', { refusal: 'UNSAFE' }, '11:30');
    expect(await booking()).toMatchObject({
      ...{ status: 'CANCELLED', cancelReason: 'REFUSED', refusal: 'UNSAFE', cancelledAt: '2026-12-05T05:33:00.000Z' },
    });
    const token = await makeSession(app, 'USER', customer.userId);
    const seen = (await app.call('GET', `/booking/${id}`, { token })).body.data;
    expect([seen.cancelReason, seen.refusal]).toEqual(['REFUSED', null]);
    // Her phone may not have got the answer.
    expect(await tell('REFUSED', '11:03', { refusal: 'UNSAFE' }, '11:31')).toMatchObject({ bookingId: id });
    expect(await tell('CALLED', '11:32')).toEqual(['VISIT_STATE', 'VISIT_CANCELLED']);
    expect((await kinds()).filter((kind: string) => kind.startsWith('CANCELLED'))).toEqual(['CANCELLED REFUSED']);
    // Her time is free again.
    const other = await salon.newCustomer();
    await changeSettings(app, { ...NAMED, startPlan: 'EVERY_15' });
    expect((await salon.book(other, DAY, '11:45:00', { professionalId: kavita })).status).toBe(201);
  });

  it('not before the eve, and nobody else’s visit', async () => {
    app.clock.moveTo('2026-12-04T17:59:00+05:30');
    const body = { what: 'REFUSED', at: at('11:00'), refusal: 'OTHER' };
    const early = await app.call('PUT', `/visit/${id}/door`, { token: await hers(), body });
    expect(early.body.errorCode).toBe('VISIT_TOO_EARLY');
    const other = await salon.addPerson('Meera Shah');
    const token = await makeSession(app, 'PROFESSIONAL', other);
    expect((await app.call('PUT', `/visit/${id}/door`, { token, body })).status).toBe(404);
  });
});

it('M41 what was just booked is free to cancel only until she sets out', async () => {
  await changeSettings(app, { ...NAMED, cancelFeePercent: 20, cancelFreeHours: 24 });
  app.clock.moveTo('2026-12-04T23:50:00+05:30');
  const own = async (method: string, path: string) =>
    app.call(method, path, { token: await makeSession(app, 'USER', customer.userId) });
  const token = await makeSession(app, 'USER', customer.userId);
  const booked = await salon.book({ ...customer, token }, DAY, '15:00:00', { professionalId: kavita });
  const { bookingId, cancellation } = booked.body.data;
  expect(cancellation).toMatchObject({ graceUntil: '2026-12-04T18:35:00.000Z', fee: 200 });
  const body = { amount: 999, method: 'CASH' };
  await app.call('POST', `/booking/admin/${bookingId}/payment`, { token: (await makeAdmin(app)).token, body });
  const step = { state: 'ON_THE_WAY', at: '2026-12-04T23:50:00+05:30' };
  expect((await app.call('PUT', `/visit/${bookingId}/state`, { token: await hers(), body: step })).status).toBe(200);
  expect((await own('GET', `/booking/${bookingId}`)).body.data.cancellation.graceUntil).toBeNull();
  const refused = await own('PUT', `/booking/${bookingId}/cancel?seenFee=0`);
  expect(refused.body).toMatchObject({ errorCode: 'FEE_CHANGED', params: { fee: 200 } });
  await changeSettings(app, NAMED);
});
