/** A professional's day on her phone (rules N40 to N45). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit } from '../../platform/db/schema.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeKey,
  makeService,
  newMobile,
  signInProfessional,
  type TestCustomer,
  type TestProfessional,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  ({ token: staff } = await makeKey(app, (await makeAdmin(app)).token));
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});

const newProfessional = (more: object = {}) => signInProfessional(app, { serviceIds: [facial], ...more });

interface Visit {
  id: string;
  date: string;
  customer: TestCustomer;
}
const book = async (who: TestProfessional, hour = 11, date = newDay(), price = 999): Promise<Visit> => {
  const customer = await makeCustomer(app, 'Asha Deshmukh');
  const { id: addressId } = (await app.call('POST', '/address', { token: customer.token, body: HOME })).body.data;
  const body = {
    userId: customer.userId,
    serviceIds: [facial, facial],
    bookingDate: date,
    bookingTime: `${hour}:00:00`,
    finalPrice: price * 2,
    addressId,
    paymentType: 'PAY_AFTER',
    professionalId: who.professionalId,
  };
  const { status, body: answer } = await app.call('POST', '/booking', { token: customer.token, body });
  expect([status, answer.message]).toEqual([201, expect.any(String)]);
  return { id: answer.data.bookingId, date, customer };
};
/** A visit of this day, at ten: steps begin on the eve. */
const bookToday = async (who: TestProfessional, hour = 11): Promise<Visit> => {
  const one = await book(who, hour, '2026-12-08');
  app.clock.moveTo(at(one.date, '10:00'));
  return one;
};
const at = (date: string, time: string) => `${date}T${time}:00+05:30`;
const utc = (date: string, time: string) => new Date(at(date, time)).toISOString();
const read = async (path: string, token = staff) => (await app.call('GET', path, { token })).body.data;
const asStaff = ({ id }: Visit): Promise<Schemas['Booking']> => read(`/booking/${id}`);
const asCustomer = ({ id, customer }: Visit): Promise<Schemas['Booking']> => read(`/booking/${id}`, customer.token);
const codeOf = async (one: Visit) => String((await asCustomer(one)).startCode);
const wrongFor = (code: string) => (/^0+$/.test(code) ? code.replace(/0$/, '1') : code.replaceAll(/./g, '0'));
const tap = ({ id }: Visit, { token }: TestProfessional, body: object) => app.call('PUT', `/visit/${id}/state`, { token, body });
const daysOf = async ({ token }: TestProfessional, query = ''): Promise<Schemas['OwnVisits']> => read(`/visit${query}`, token);
const kindsOf = async ({ id }: Visit) =>
  (await read(`/booking/admin/${id}/history`)).map(({ kind }: Schemas['BookingEvent']) => kind).toReversed();

describe('N40 signing in', () => {
  const login = (mobile: string) => app.call('POST', '/auth/professional/login', { body: { mobile } });
  const signIn = async (mobile: string) => {
    const { verificationId } = (await login(mobile)).body.data;
    const body = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
    return app.call('POST', '/auth/professional/verify-otp', { body });
  };

  it('gives a token for 30 days that opens her days and ends with a logout', async () => {
    const { mobile, professionalId } = await newProfessional();
    const { status, body } = await signIn(mobile);
    expect([status, body.data.professionalId]).toEqual([200, professionalId]);
    const { token } = body.data;
    expect(await read('/auth/validate-token', token)).toEqual({ userId: professionalId, role: 'PROFESSIONAL' });
    app.clock.advance(29 * 86_400_000);
    expect((await app.call('GET', '/visit', { token })).status).toBe(200);
    await app.call('POST', '/auth/logout', { token });
    expect((await app.call('GET', '/visit', { token })).status).toBe(401);
  });

  it('answers 404 to an unknown mobile, a customer’s and an inactive professional’s', async () => {
    const inactive = await newProfessional({ active: false });
    for (const mobile of [newMobile(), (await makeCustomer(app)).mobile, inactive.mobile]) {
      const { status, body } = await login(mobile);
      expect([status, body.errorCode]).toEqual([404, 'PROFESSIONAL_NOT_FOUND']);
    }
  });

  it('keeps the passcodes of customers and professionals apart, on one mobile', async () => {
    const customer = await makeCustomer(app);
    app.clock.advance(61_000);
    const { professionalId } = await newProfessional({ mobile: customer.mobile });
    const { mobile } = customer;
    const { verificationId } = (await login(mobile)).body.data;
    const body = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
    const asCustomer = await app.call('POST', '/auth/verify-otp', { body });
    expect([asCustomer.status, asCustomer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
    const cut = await app.call('POST', '/auth/verify-otp', { body: { ...body, otp: body.otp.slice(0, 4) } });
    expect([cut.status, cut.body.errorCode]).toEqual([400, 'OTP_INVALID']);
    // One SMS in 60 seconds, whatever it is for.
    expect((await app.call('POST', '/auth/login', { body: { mobile } })).body.errorCode).toBe('RATE_LIMITED');
    const { data } = (await app.call('POST', '/auth/professional/verify-otp', { body })).body;
    expect(data.professionalId).toBe(professionalId);
  });

  it('counts wrong passcodes', async () => {
    const { mobile } = await newProfessional();
    const { verificationId } = (await login(mobile)).body.data;
    const otp = wrongFor(app.sms.codeFor(mobile));
    const tries = [];
    for (let n = 0; n < 6; n++)
      tries.push(
        (await app.call('POST', '/auth/professional/verify-otp', { body: { mobile, verificationId, otp } })).body.errorCode,
      );
    expect(tries).toEqual([...Array(5).fill('OTP_INVALID'), 'OTP_ATTEMPTS_EXCEEDED']);
  });

  it.each([
    ['she is deactivated', { active: false }],
    ['her mobile changes', { mobile: '9123450001' }],
    ['her mobile is taken out', { mobile: null }],
  ])('ends at once when %s', async (_when, body) => {
    const { token, professionalId } = await newProfessional();
    await app.call('PUT', `/professional/admin/${professionalId}`, { token: staff, body: { about: 'Bridal make-up' } });
    expect((await app.call('GET', '/visit', { token })).status).toBe(200);
    await app.call('PUT', `/professional/admin/${professionalId}`, { token: staff, body });
    expect((await app.call('GET', '/visit', { token })).status).toBe(401);
    if (!('active' in body)) return;
    await app.call('PUT', `/professional/admin/${professionalId}`, { token: staff, body: { active: true } });
    expect((await app.call('GET', '/visit', { token })).status).toBe(401);
  });

  it('says when the SMS failed, and opens nothing once she is deactivated', async () => {
    const { mobile, professionalId } = await newProfessional();
    app.sms.broken = true;
    const failed = await login(mobile);
    app.sms.broken = false;
    expect([failed.status, failed.body.errorCode]).toEqual([502, 'SMS_FAILED']);
    const { verificationId } = (await login(mobile)).body.data;
    await app.call('PUT', `/professional/admin/${professionalId}`, { token: staff, body: { active: false } });
    const body = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
    const late = await app.call('POST', '/auth/professional/verify-otp', { body });
    expect([late.status, late.body.errorCode]).toEqual([404, 'PROFESSIONAL_NOT_FOUND']);
  });

  it('ends at once when she is deleted', async () => {
    const { token, professionalId } = await newProfessional();
    expect((await app.call('DELETE', `/professional/admin/${professionalId}`, { token: staff })).status).toBe(200);
    expect((await app.call('GET', '/visit', { token })).status).toBe(401);
  });
});

describe('N44 her days', () => {
  it('are today and the next 14, in route order, with hours, leave and what to collect', async () => {
    const rekha = await newProfessional();
    const date = '2026-12-08';
    const late = await book(rekha, 15, date);
    const early = await book(rekha, 10, date);
    const body = { fromDate: '2026-12-09', fromTime: '12:00:00', toDate: '2026-12-09', toTime: '14:00:00' };
    await app.call('POST', '/visit/leave', { token: rekha.token, body });
    const { professional, salon, days } = await daysOf(rekha);
    expect(professional).toEqual({ id: rekha.professionalId, name: 'Rekha Patil', photoUrl: null });
    expect(salon).toEqual({ name: expect.any(String), phone: expect.any(String), upiId: null });
    expect(days.map(day => day.date)).toEqual(Array.from({ length: 15 }, (_, n) => addDays('2026-12-04', n)));
    const day = days.find(one => one.date === date);
    expect(day).toMatchObject({ hours: [{ from: '09:00:00', to: '20:00:00' }], leave: false });
    const around = [
      { from: '09:00:00', to: '12:00:00' },
      { from: '14:00:00', to: '20:00:00' },
    ];
    expect(days.find(one => one.date === '2026-12-09')).toMatchObject({ hours: around, leave: true });
    expect(day?.visits.map(({ bookingId }) => bookingId)).toEqual([early.id, late.id]);
    expect(day?.visits[0]).toMatchObject({
      from: '10:00:00',
      to: '12:00:00',
      services: [{ name: 'Facial', quantity: 2 }],
      firstName: 'Asha',
      area: 'Ramdaspeth',
      travelMinutes: expect.any(Number),
      collect: 1998,
      state: 'PLANNED',
    });
    // The second visit is at the same address: only parking and stairs are left of the way.
    expect(day?.visits[1]?.travelMinutes).toBe(10);
    await app.call('PUT', `/booking/admin/${early.id}/mark-paid`, { token: staff });
    await app.call('PUT', `/booking/${late.id}/cancel`, { token: late.customer.token });
    const [again] = (await daysOf(rekha, `?date=${date}`)).days;
    expect(again?.visits.map(({ bookingId, collect }) => [bookingId, collect])).toEqual([[early.id, 0]]);
  });

  it('are one day when she asks for it, from yesterday to 14 days ahead', async () => {
    const { token } = await newProfessional();
    const statusOf = async (date: string) => (await app.call('GET', `/visit?date=${date}`, { token })).status;
    expect([await statusOf('2026-12-02'), await statusOf('2026-12-19')]).toEqual([400, 400]);
    expect([await statusOf('2026-12-03'), await statusOf('2026-12-18')]).toEqual([200, 200]);
  });

  it('show address and mobile from 18:00 on the eve until the end of the day after', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha, 11, '2026-12-10');
    const contact = async () => {
      const shown = (await daysOf(rekha, `?date=${one.date}`)).days[0]?.visits[0];
      const { mobile, address, latitude, longitude } = shown as Schemas['ProfessionalVisit'];
      return { mobile, address, latitude, longitude };
    };
    const hidden = { mobile: null, address: null, latitude: null, longitude: null };
    const address = '12, Lotus Residency, Ramdaspeth, Opposite the park, Nagpur 440010\nRing twice.';
    const shown = { mobile: one.customer.mobile, address, latitude: HOME.latitude, longitude: HOME.longitude };
    app.clock.moveTo('2026-12-09T17:59:59+05:30');
    expect(await contact()).toEqual(hidden);
    app.clock.moveTo('2026-12-09T18:00:00+05:30');
    expect(await contact()).toEqual(shown);
    app.clock.moveTo('2026-12-11T23:59:59+05:30');
    expect(await contact()).toEqual(shown);
    app.clock.moveTo('2026-12-12T00:00:00+05:30');
    // The day can no longer be read, but a late tap is answered.
    const { body } = await tap(one, rekha, { state: 'ON_THE_WAY', at: at('2026-12-10', '10:30') });
    expect(body.data).toMatchObject({ state: 'ON_THE_WAY', area: 'Ramdaspeth', ...hidden });
  });

  it('have no contact of a customer whose account was deleted', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha, 11, '2026-12-10');
    app.clock.moveTo(at('2026-12-10', '13:00'));
    await app.call('PUT', `/booking/admin/${one.id}/mark-completed`, { token: staff });
    await app.call('DELETE', '/auth/profile', { token: one.customer.token });
    const [day] = (await daysOf(rekha, '?date=2026-12-10')).days;
    expect(day?.visits[0]).toMatchObject({ firstName: '', area: '', mobile: null, address: null, note: null, state: 'DONE' });
  });

  it('are empty with teams', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha, 11, newDay());
    await changeSettings(app, { capacity: 'TEAMS' });
    const { days } = await daysOf(rekha);
    expect(days).toHaveLength(15);
    for (const day of days) expect(day).toMatchObject({ hours: [], leave: false, visits: [] });
    expect((await tap(one, rekha, { state: 'ON_THE_WAY', at: NOON })).status).toBe(404);
    expect(await asCustomer(one)).toMatchObject({ visit: null, startCode: null });
    expect((await app.call('PUT', `/booking/admin/${one.id}/start-code-waiver`, { token: staff })).body).toMatchObject({
      errorCode: 'VISIT_STATE',
      params: { reason: 'NO_VISIT' },
    });
  });
});

describe('N41 the steps of a visit', () => {
  it('lead through a day, and DONE completes the booking and takes the money', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    const { date } = one;
    app.clock.moveTo(at(date, '10:30'));
    const before = await asCustomer(one);
    expect(before.visit).toMatchObject({ state: 'PLANNED', arrivalFrom: '11:00:00', arrivalTo: '11:15:00' });
    expect(before.startCode).toMatch(/^\d{4}$/);
    expect((await asStaff(one)).startCode).toBeNull();

    await tap(one, rekha, { state: 'ON_THE_WAY', at: at(date, '10:30') });
    app.clock.moveTo(at(date, '10:58'));
    const arrived = await tap(one, rekha, { state: 'ARRIVED', at: at(date, '10:58') });
    expect(arrived.body.data).toMatchObject({
      state: 'ARRIVED',
      onTheWayAt: utc(date, '10:30'),
      arrivedAt: utc(date, '10:58'),
      startedAt: null,
    });
    expect((await asCustomer(one)).visit).toMatchObject({ state: 'ARRIVED', arrivedAt: utc(date, '10:58') });
    await tap(one, rekha, { state: 'STARTED', at: at(date, '10:58'), code: await codeOf(one) });
    app.clock.moveTo(at(date, '13:00'));
    const done = await tap(one, rekha, { state: 'DONE', at: at(date, '12:55'), paymentReceived: 'CASH' });
    expect([done.status, done.body.data]).toEqual([200, expect.objectContaining({ state: 'DONE', collect: 0 })]);

    expect(await asStaff(one)).toMatchObject({
      status: 'COMPLETED',
      completedAt: utc(date, '12:55'),
      paymentStatus: 'PAID',
      paidAt: utc(date, '12:55'),
      visit: { state: 'DONE', doneAt: utc(date, '12:55'), collected: 'CASH' },
    });
    expect(await asCustomer(one)).toMatchObject({ startCode: null, visit: { state: 'DONE', collected: null } });
    expect(await kindsOf(one)).toEqual(['BOOKED', 'ON_THE_WAY', 'ARRIVED', 'STARTED', 'COMPLETED', 'PAID']);
    const [paid] = await read(`/booking/admin/${one.id}/history`);
    expect(paid).toMatchObject({ at: utc(date, '12:55'), by: { kind: 'PROFESSIONAL', name: 'Rekha Patil' } });
    expect((await read('/professional')).find(({ id }: { id: string }) => id === rekha.professionalId).completedVisits).toBe(1);
  });

  it('count once, with the first time, when a tap is sent twice or at the same moment', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    app.clock.moveTo(at(one.date, '10:40'));
    const taps = await Promise.all(
      ['10:31', '10:32', '10:33'].map(time => tap(one, rekha, { state: 'ON_THE_WAY', at: at(one.date, time) })),
    );
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(taps.map(({ body }) => body.data.onTheWayAt)).size).toBe(1);
    expect(await kindsOf(one)).toEqual(['BOOKED', 'ON_THE_WAY']);
  });

  it('count by the phone’s clock when they are sent later', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    app.clock.moveTo(at(one.date, '11:20'));
    const { body } = await tap(one, rekha, { state: 'ARRIVED', at: at(one.date, '10:58') });
    expect(body.data).toMatchObject({ arrivedAt: utc(one.date, '10:58'), onTheWayAt: null });
    const [event] = await read(`/booking/admin/${one.id}/history`);
    expect([event.kind, event.at]).toEqual(['ARRIVED', utc(one.date, '10:58')]);
  });

  it.each([
    ['in the future', 0, '12:00'],
    ['before the eve', -1, '17:59'],
  ])('count as now when their time is %s', async (_when, days, time) => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    app.clock.moveTo(at(one.date, '11:00'));
    const { body } = await tap(one, rekha, { state: 'ARRIVED', at: at(addDays(one.date, days), time) });
    expect(body.data.arrivedAt).toBe(utc(one.date, '11:00'));
  });

  it('never lead back, and skip neither the start nor a cancellation', async () => {
    const rekha = await newProfessional();
    const [cancelled, one] = [await book(rekha, 14, '2026-12-08'), await bookToday(rekha)];
    const refusal = async (which: Visit, state: string) => {
      const { status, body } = await tap(which, rekha, { state, at: NOON });
      return [status, body.errorCode, body.params?.reason];
    };
    expect(await refusal(one, 'DONE')).toEqual([409, 'VISIT_STATE', 'NOT_STARTED']);
    await tap(one, rekha, { state: 'STARTED', at: NOON, code: await codeOf(one) });
    expect(await refusal(one, 'ARRIVED')).toEqual([409, 'VISIT_STATE', undefined]);
    await app.call('PUT', `/booking/${cancelled.id}/cancel`, { token: staff });
    expect(await refusal(cancelled, 'ON_THE_WAY')).toEqual([409, 'VISIT_STATE', 'VISIT_CANCELLED']);
    expect(await kindsOf(one)).toEqual(['BOOKED', 'STARTED']);
  });

  it('begin at 18:00 on the eve, and never weeks before', async () => {
    const rekha = await newProfessional();
    const date = addDays('2026-12-04', 57);
    const one = await book(rekha, 11, date);
    const token = one.customer.token;
    const code = await codeOf(one);
    const early = async () => {
      const taps = [{ state: 'ON_THE_WAY' }, { state: 'ARRIVED' }, { state: 'STARTED', code }, { state: 'DONE' }];
      const answers = [];
      for (const body of taps) answers.push((await tap(one, rekha, { at: at(date, '10:00'), ...body })).body.errorCode);
      return new Set(answers);
    };
    expect(await early()).toEqual(new Set(['VISIT_TOO_EARLY']));
    expect(await kindsOf(one)).toEqual(['BOOKED']);
    // The customer may still do what she could.
    const moved = await app.call('PUT', `/booking/${one.id}`, { token, body: { bookingDate: '2026-12-10' } });
    expect([moved.status, moved.body.data.visit.state]).toEqual([200, 'PLANNED']);
    app.clock.moveTo('2026-12-09T17:59:59+05:30');
    expect(await early()).toEqual(new Set(['VISIT_TOO_EARLY']));
    app.clock.moveTo('2026-12-09T18:00:00+05:30');
    expect((await tap(one, rekha, { state: 'ON_THE_WAY', at: '2026-12-09T18:00:00+05:30' })).status).toBe(200);
  });

  it('end what the customer may do, also before the planned time', async () => {
    const who = await newProfessional();
    const one = await book(who);
    const { token } = one.customer;
    app.clock.moveTo(at(one.date, '10:00'));
    const reasonOf = async (path: string, body?: object) => {
      const { status, body: answer } = await app.call('PUT', `/booking/${one.id}${path}`, { token, ...(body && { body }) });
      return [status, answer.params?.reason];
    };
    await tap(one, who, { state: 'ON_THE_WAY', at: utc(one.date, '10:00') });
    expect(await reasonOf('', { bookingTime: '15:00:00' })).toEqual([409, 'ON_HER_WAY']);
    await tap(one, who, { state: 'STARTED', at: utc(one.date, '10:00'), code: await codeOf(one) });
    expect(await reasonOf('', { bookingTime: '15:00:00' })).toEqual([409, 'VISIT_BEGUN']);
    expect(await reasonOf('/cancel')).toEqual([409, 'VISIT_BEGUN']);
    expect((await app.call('PUT', `/booking/${one.id}/cancel`, { token: staff })).status).toBe(200);

    const other = await book(who, 13, one.date);
    await tap(other, who, { state: 'ON_THE_WAY', at: utc(one.date, '10:00') });
    expect((await app.call('PUT', `/booking/${other.id}/cancel`, { token: other.customer.token })).status).toBe(200);
  });

  it('name the start code when it is malformed', async () => {
    const who = await newProfessional();
    const one = await book(who);
    const refused = await tap(one, who, { state: 'STARTED', at: utc(one.date, '10:00'), code: 'abcd' });
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'code', message: expect.stringMatching(/start code/i) }],
    ]);
  });

  it('are hers alone: another’s visit is 404, also after staff gave it to somebody else', async () => {
    const [rekha, meena] = [await newProfessional(), await newProfessional({ name: 'Meena Joshi' })];
    const one = await bookToday(rekha);
    const foreign = await tap(one, meena, { state: 'ON_THE_WAY', at: NOON });
    expect([foreign.status, foreign.body.errorCode]).toEqual([404, 'BOOKING_NOT_FOUND']);
    await tap(one, rekha, { state: 'ARRIVED', at: NOON });
    await tap(one, rekha, { state: 'STARTED', at: NOON, code: wrongFor(await codeOf(one)) });
    const path = `/booking/admin/${one.id}/professional?professionalId=${meena.professionalId}`;
    expect((await app.call('PUT', path, { token: staff })).body.data.visit).toMatchObject({ state: 'PLANNED', arrivedAt: null });
    expect((await tap(one, rekha, { state: 'STARTED', at: NOON, code: await codeOf(one) })).status).toBe(404);
    expect((await app.call('PUT', `/visit/${one.id}/help`, { token: rekha.token })).status).toBe(404);
    const [row] = (await app.db.read.select().from(visit)).filter(({ bookingId }) => bookingId === one.id);
    expect(row).toMatchObject({ state: 'PLANNED', startedAt: null, wrongCodes: 1, helpAt: null });
    expect((await tap(one, meena, { state: 'ON_THE_WAY', at: NOON })).status).toBe(200);
  });

  it('begin anew when the visit moves to another time, and go on at another address', async () => {
    const rekha = await newProfessional();
    const one = await bookToday(rekha);
    await tap(one, rekha, { state: 'ON_THE_WAY', at: NOON });
    const move = (body: object) => app.call('PUT', `/booking/${one.id}`, { token: staff, body });
    const elsewhere = await move({ address: { ...HOME, flatNumber: '14' } });
    expect(elsewhere.body.data.visit.state).toBe('ON_THE_WAY');
    const later = await move({ bookingTime: '14:00:00' });
    expect(later.body.data.visit).toMatchObject({ state: 'PLANNED', onTheWayAt: null, arrivalFrom: '14:00:00' });
  });

  it('end when staff complete the booking, and what she took is still recorded', async () => {
    const rekha = await newProfessional();
    const one = await bookToday(rekha);
    await tap(one, rekha, { state: 'STARTED', at: NOON, code: await codeOf(one) });
    const completed = await app.call('PUT', `/booking/admin/${one.id}/mark-completed`, { token: staff });
    expect(completed.body.data.visit).toMatchObject({ state: 'DONE', doneAt: completed.body.data.completedAt });
    expect((await tap(one, rekha, { state: 'ARRIVED', at: NOON })).body.errorCode).toBe('VISIT_STATE');
    app.clock.advance(60_000);
    const done = await tap(one, rekha, { state: 'DONE', at: NOON, paymentReceived: 'UPI' });
    expect([done.status, done.body.data.collect]).toEqual([200, 0]);
    expect(await asStaff(one)).toMatchObject({ paymentStatus: 'PAID', visit: { collected: 'UPI' } });
    await app.call('PUT', `/booking/admin/${one.id}/mark-unpaid`, { token: staff });
    // A repeat changes nothing, whatever it says.
    await tap(one, rekha, { state: 'DONE', at: NOON, paymentReceived: 'CASH' });
    expect(await asStaff(one)).toMatchObject({ paymentStatus: 'UNPAID', visit: { collected: 'UPI' } });
    expect(await kindsOf(one)).toEqual(['BOOKED', 'STARTED', 'COMPLETED', 'PAID', 'UNPAID']);
  });

  it('show integrators each change', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    app.clock.moveTo(at(one.date, '09:00'));
    const after = `${app.clock.now()}.${one.id}`;
    const changed = async () => {
      app.clock.advance(60_000);
      const { content } = await read(`/booking/admin/changes?after=${after}`);
      return content.map(({ booking }: { booking: Schemas['Booking'] }) => [booking.bookingId, booking.visit?.state]);
    };
    expect(await changed()).toEqual([]);
    await tap(one, rekha, { state: 'ON_THE_WAY', at: NOON });
    expect(await changed()).toEqual([[one.id, 'ON_THE_WAY']]);
  });
});

describe('N43 the start code', () => {
  it('locks the visit after five wrong tries, until staff waive it', async () => {
    const rekha = await newProfessional();
    const one = await bookToday(rekha);
    const code = await codeOf(one);
    const start = (given?: string) => tap(one, rekha, { state: 'STARTED', at: NOON, ...(given && { code: given }) });
    const missing = await start();
    expect([missing.status, missing.body.errors[0].field]).toEqual([400, 'code']);
    for (let n = 0; n < 5; n++) {
      const { status, body } = await start(wrongFor(code));
      expect([status, body.errorCode]).toEqual([400, 'START_CODE_INVALID']);
    }
    const locked = await start(code);
    expect([locked.status, locked.body.errorCode, Number(locked.headers['retry-after'])]).toEqual([429, 'START_CODE_LOCKED', 60]);
    expect((await asStaff(one)).visit).toMatchObject({ state: 'PLANNED', codeLocked: true, codeWaived: false });
    expect((await asCustomer(one)).visit).toMatchObject({ codeLocked: false, codeWaived: false });

    const waive = () => app.call('PUT', `/booking/admin/${one.id}/start-code-waiver`, { token: staff });
    expect((await waive()).body.data.visit).toMatchObject({ codeLocked: false, codeWaived: true });
    expect((await waive()).status).toBe(200);
    expect((await asCustomer(one)).visit?.codeWaived).toBe(false);
    expect((await start()).body.data).toMatchObject({ state: 'STARTED', codeWaived: true });
    expect(await kindsOf(one)).toEqual(['BOOKED', 'CODE_WAIVED', 'STARTED']);
  });

  it('counts every wrong try when many come at once', async () => {
    const rekha = await newProfessional();
    const one = await bookToday(rekha);
    const code = wrongFor(await codeOf(one));
    const tries = await Promise.all(Array.from({ length: 12 }, () => tap(one, rekha, { state: 'STARTED', at: NOON, code })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
  });

  it('stays locked when the visit moves or goes to somebody else: the code is the same', async () => {
    const [rekha, meena] = [await newProfessional(), await newProfessional({ name: 'Meena Joshi' })];
    const one = await bookToday(rekha);
    const code = await codeOf(one);
    const guess = async (who = rekha, given = wrongFor(code)) =>
      (await tap(one, who, { state: 'STARTED', at: NOON, code: given })).body.errorCode;
    const guesses = [];
    for (const bookingTime of ['12:00:00', '13:00:00', '14:00:00', '15:00:00', '16:00:00', '17:00:00']) {
      guesses.push(await guess());
      expect((await app.call('PUT', `/booking/${one.id}`, { token: one.customer.token, body: { bookingTime } })).status).toBe(
        200,
      );
    }
    expect(guesses).toEqual([...Array(5).fill('START_CODE_INVALID'), 'START_CODE_LOCKED']);
    expect(await codeOf(one)).toBe(code);
    await app.call('PUT', `/booking/admin/${one.id}/professional?professionalId=${meena.professionalId}`, { token: staff });
    expect(await guess(meena, code)).toBe('START_CODE_LOCKED');
    await app.call('PUT', `/booking/admin/${one.id}/start-code-waiver`, { token: staff });
    expect((await tap(one, meena, { state: 'STARTED', at: NOON })).status).toBe(200);
  });

  it('is in the answer of the booking, its repetition and its customer’s list, and not in the database', async () => {
    const rekha = await newProfessional();
    const { id, customer } = await book(rekha);
    const [mine] = await read('/booking', customer.token);
    expect(mine.startCode).toMatch(/^\d{4}$/);
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    expect((await read(`/booking/${id}`, customer.token)).startCode).toBeNull();
    const addressId = mine.addressId;
    const body = {
      userId: customer.userId,
      serviceIds: [facial],
      bookingDate: newDay(),
      bookingTime: '11:00:00',
      finalPrice: 999,
      addressId,
      paymentType: 'PAY_AFTER',
      professionalId: rekha.professionalId,
    };
    const send = () => app.call('POST', '/booking', { token: customer.token, body, headers: { 'idempotency-key': id } });
    const [first, second] = [await send(), await send()];
    expect(first.body.data.startCode).toMatch(/^\d{4}$/);
    expect(second.body).toEqual(first.body);
  });
});

describe('N41 a phone whose clock is wrong', () => {
  it.each<[string, string, string | undefined, string]>([
    ['three hours behind', '07:10', '07:30', '10:10'],
    ['half an hour ahead', '10:40', '11:00', '10:10'],
    ['right, and without network for a while', '10:10', '10:30', '10:10'],
    ['nearly right', '10:09', '10:29', '10:09'],
    ['unknown, as of a client that does not tell', '10:10', undefined, '10:10'],
  ])('%s', async (_what, tapped, sent, counts) => {
    const rekha = await newProfessional();
    const one = await book(rekha, 11);
    app.clock.moveTo(at(one.date, '10:30'));
    const times = { at: utc(one.date, tapped), ...(sent && { sentAt: utc(one.date, sent) }) };
    expect((await tap(one, rekha, { state: 'ON_THE_WAY', ...times })).body.data.onTheWayAt).toBe(utc(one.date, counts));
    await tap(one, rekha, { state: 'ARRIVED', ...times });
    const called = await app.call('PUT', `/visit/${one.id}/door`, { token: rekha.token, body: { what: 'CALLED', ...times } });
    expect(called.body.data.calledAt).toBe(utc(one.date, counts));
  });
});

describe('N45 help', () => {
  it('stands on the dashboard until staff answer', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha, 11, '2026-12-10');
    app.clock.moveTo(at(one.date, '11:42'));
    const call = () => app.call('PUT', `/visit/${one.id}/help`, { token: rekha.token });
    expect((await call()).body.data.helpAt).toBe(utc(one.date, '11:42'));
    app.clock.moveTo(at(one.date, '11:50'));
    expect((await call()).body.data.helpAt).toBe(utc(one.date, '11:42'));
    const expected = {
      bookingId: one.id,
      professional: { id: rekha.professionalId, name: 'Rekha Patil', photoUrl: null },
      helpAt: utc(one.date, '11:42'),
      bookingDate: one.date,
      bookingTime: '11:00:00',
      customerName: 'Asha Deshmukh',
      customerMobile: one.customer.mobile,
    };
    expect(await read('/visit/admin/help')).toEqual([expected]);
    // Somebody else takes over the visit: the call is still Rekha's.
    const meena = await newProfessional({ name: 'Meena Joshi' });
    await app.call('PUT', `/booking/admin/${one.id}/professional?professionalId=${meena.professionalId}`, { token: staff });
    expect(await read('/visit/admin/help')).toEqual([expected]);
    expect((await asCustomer(one)).visit?.helpAt).toBeNull();
    for (let n = 0; n < 2; n++) {
      const answer = await app.call('DELETE', `/booking/admin/${one.id}/help`, { token: staff });
      expect([answer.status, answer.body.data.visit.helpAt]).toEqual([200, null]);
    }
    expect(await read('/visit/admin/help')).toEqual([]);
    expect(await kindsOf(one)).toEqual(['BOOKED', 'HELP', 'ASSIGNED', 'HELP_ANSWERED']);
  });

  it('may be called from a cancelled visit', async () => {
    const rekha = await newProfessional();
    const one = await book(rekha);
    await app.call('PUT', `/booking/${one.id}/cancel`, { token: staff });
    expect((await app.call('PUT', `/visit/${one.id}/help`, { token: rekha.token })).status).toBe(200);
    await app.call('DELETE', `/booking/admin/${one.id}/help`, { token: staff });
  });
});

describe('N46 her own leave', () => {
  const leave = (date: string) => ({ fromDate: date, fromTime: '09:00:00', toDate: date, toTime: '20:00:00', note: 'Wedding' });

  it('holds at once, leaves visits uncovered, and can be taken back by her alone', async () => {
    const [rekha, meena] = [await newProfessional(), await newProfessional()];
    const one = await book(rekha);
    const added = await app.call('POST', '/visit/leave', { token: rekha.token, body: leave(one.date) });
    expect([added.status, added.body.data.enteredByHerself]).toEqual([201, true]);
    const { id } = added.body.data;
    expect((await read(`/professional/admin/${rekha.professionalId}/leave`))[0]).toMatchObject({ id, enteredByHerself: true });
    expect(await read('/booking/admin/uncovered')).toContainEqual(
      expect.objectContaining({ bookingId: one.id, reason: 'LEAVE' }),
    );
    const remove = (token: string, leaveId = id) => app.call('DELETE', `/visit/leave/${leaveId}`, { token });
    expect((await remove(meena.token)).status).toBe(404);
    expect((await remove(rekha.token)).status).toBe(200);
    expect(await read('/visit/leave', rekha.token)).toEqual([]);

    const path = `/professional/admin/${rekha.professionalId}/leave`;
    const byStaff = await app.call('POST', path, { token: staff, body: leave(one.date) });
    expect(byStaff.body.data.leave.enteredByHerself).toBe(false);
    expect((await remove(rekha.token, byStaff.body.data.leave.id)).status).toBe(404);
    expect(await read('/visit/leave', rekha.token)).toHaveLength(1);
  });
});
