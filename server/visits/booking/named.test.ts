/** Bookings of a salon with named professionals (rules N4 to N11). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEEK } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit, visitQuarter } from '../../platform/db/schema.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, HOME, makeAdmin, makeCustomer, makeDays, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let token: string;
let facial: string;
let bridal: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  bridal = await makeService(app, { name: 'Bridal make-up', price: 2999, durationInMinutes: 120 });
});
afterAll(() => app.close());

const allWeek = WEEK.map(day => ({ day, spans: [{ from: '09:00:00', to: '20:00:00' }] }));
const addPerson = async (name: string, more: object = {}): Promise<string> => {
  const body = { name, serviceIds: [facial], hours: allWeek, gender: 'FEMALE', ...more };
  return (await app.call('POST', '/professional/admin', { token, body })).body.data.id;
};
const everybody = async (): Promise<Schemas['ProfessionalDetail'][]> =>
  (await app.call('GET', '/professional/admin', { token })).body.data;

beforeEach(async () => {
  app.clock.moveTo(NOON);
  for (const { id, active } of await everybody())
    if (active) await app.call('PUT', `/professional/admin/${id}`, { token, body: { active: false } });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});

type Customer = TestCustomer & { addressId: string };
/** Kilometres to the east of the salon. */
const newCustomer = async (km = 0): Promise<Customer> => {
  const customer = await makeCustomer(app);
  const body = { ...HOME, latitude: '21.1458', longitude: String((79.0882 + km / 103.71).toFixed(6)) };
  const { id } = (await app.call('POST', '/address', { token: customer.token, body })).body.data;
  return { ...customer, addressId: id };
};
const book = (customer: Customer, bookingDate: string, hour: number, more: object = {}) =>
  app.call('POST', '/booking', {
    token: customer.token,
    body: {
      userId: customer.userId,
      serviceIds: [facial],
      bookingDate,
      bookingTime: `${String(hour).padStart(2, '0')}:00:00`,
      finalPrice: 999,
      addressId: customer.addressId,
      paymentType: 'PAY_AFTER',
      ...more,
    },
  });
const slots = async (date: string, query = '', caller?: string): Promise<Schemas['Slot'][]> =>
  (await app.call('GET', `/booking/available-slots?date=${date}${query}`, { token: caller })).body.data;
const hoursOf = (some: Schemas['Slot'][]) =>
  some.filter(({ available }) => available).map(({ startTime }) => Number(startTime.slice(0, 2)));
const asStaff = async (id: string): Promise<Schemas['Booking']> => (await app.call('GET', `/booking/${id}`, { token })).body.data;

describe('a booking', () => {
  it('gets the professional with the skill, and blocks only her', async () => {
    const [asha, rekha] = [await addPerson('Asha', { serviceIds: [facial, bridal] }), await addPerson('Rekha')];
    const date = newDay();
    const wedding = await book(await newCustomer(), date, 11, { serviceIds: [bridal], finalPrice: 2999 });
    expect(wedding.status).toBe(201);
    expect((await asStaff(wedding.body.data.bookingId)).professional).toEqual({ id: asha, name: 'Asha', photoUrl: null });
    const [eleven] = (await slots(date)).filter(({ startTime }) => startTime === '11:00:00');
    expect(eleven).toMatchObject({ available: true, remaining: 1, professionals: [rekha] });
    const second = await book(await newCustomer(), date, 12, { serviceIds: [bridal], finalPrice: 2999 });
    expect([second.status, second.body.errorCode, second.body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
  });

  it('is refused with NO_PROFESSIONAL on a day when nobody with the skill works', async () => {
    await addPerson('Rekha');
    const date = newDay();
    const customer = await newCustomer();
    const refused = await book(customer, date, 11, { serviceIds: [bridal], finalPrice: 2999 });
    expect([refused.status, refused.body.data]).toEqual([409, { reason: 'NO_PROFESSIONAL' }]);
    const listed = await slots(date, `&serviceIds=${bridal}`);
    expect(new Set(listed.map(({ reason }) => reason))).toEqual(new Set(['CLOSED', 'NO_PROFESSIONAL']));
    const days = (await app.call('GET', `/booking/available-days?from=${date}&to=${date}&serviceIds=${bridal}`)).body.data;
    expect(days).toEqual([{ date, availableSlots: 0, reason: 'NO_PROFESSIONAL' }]);
  });

  it('is offered as soon as somebody free gets the skill, on every instance', async () => {
    const rekha = await addPerson('Rekha');
    await addPerson('Asha', { serviceIds: [facial, bridal] });
    const date = newDay();
    const wedding = { serviceIds: [bridal], finalPrice: 2999 };
    expect((await book(await newCustomer(), date, 11, wedding)).status).toBe(201);
    const other = await startApp({ beside: app });
    const ask = async (instance: TestApp): Promise<Schemas['Slot'] | undefined> => {
      const { body } = await instance.call('GET', `/booking/available-slots?date=${date}&serviceIds=${bridal}`);
      return body.data.find(({ startTime }: Schemas['Slot']) => startTime === '11:00:00');
    };
    for (const instance of [app, other]) expect(await ask(instance)).toMatchObject({ available: false, reason: 'FULL' });
    await app.call('PUT', `/professional/admin/${rekha}`, { token, body: { serviceIds: [facial, bridal] } });
    for (const instance of [app, other]) expect(await ask(instance)).toMatchObject({ available: true, professionals: [rekha] });
    expect((await book(await newCustomer(), date, 11, wedding)).status).toBe(201);
    await other.close();
  });

  it('counts travel from the neighbours in the list of a signed-in customer and in the booking', async () => {
    await addPerson('Asha');
    const date = newDay();
    const [far, near] = [await newCustomer(12), await newCustomer()];
    expect((await book(far, date, 11)).status).toBe(201);
    const listed = await slots(date, `&serviceIds=${facial}&addressId=${near.addressId}`, near.token);
    // The way takes 65 minutes: from 10 to 11 it is 5 minutes late, within the grace.
    expect(hoursOf(listed)).toEqual([9, 13, 14, 15, 16, 17, 18, 19]);
    expect((await book(near, date, 12)).body.data).toEqual({ reason: 'FULL' });
    expect((await book(near, date, 13)).status).toBe(201);
  });

  it('is offered at any place that is not signed in only where it can be booked', async () => {
    await addPerson('Asha');
    const date = newDay();
    const [far, near] = [await newCustomer(5), await newCustomer(1)];
    await book(far, date, 13);
    for (let visits = 0; visits < 2; visits++) {
      const offered = hoursOf(await slots(date, `&serviceIds=${facial}&latitude=21.1458&longitude=79.0978`));
      expect(offered).not.toContain(14);
      expect((await book(near, date, offered[0] as number)).status).toBe(201);
    }
  });

  it('asks for a sign-in when a saved address is named, and answers 404 for somebody else’s', async () => {
    const [mine, other] = [await newCustomer(), await newCustomer()];
    const path = `/booking/available-slots?date=${newDay()}&addressId=${mine.addressId}`;
    expect((await app.call('GET', path)).status).toBe(401);
    expect((await app.call('GET', path, { token: other.token })).body.errorCode).toBe('ADDRESS_NOT_FOUND');
    const days = `/booking/available-days?addressId=${mine.addressId}`;
    expect((await app.call('GET', days, { token: other.token })).body.errorCode).toBe('ADDRESS_NOT_FOUND');
    expect((await app.call('GET', path, { token })).status).toBe(200);
    expect((await app.call('GET', `${path.split('&')[0]}&latitude=21`)).body.errors[0]).toMatchObject({ field: 'longitude' });
  });

  it('names a chosen professional at once, others from 18:00 on the eve', async () => {
    const asha = await addPerson('Asha');
    const date = newDay();
    const customer = await newCustomer();
    const anyone = (await book(customer, date, 10)).body.data;
    const chosen = (await book(customer, date, 14, { professionalId: asha })).body.data;
    expect([anyone.professional, anyone.professionalChosen]).toEqual([null, false]);
    expect([chosen.professional.name, chosen.professionalChosen]).toEqual(['Asha', true]);
    const eve = new Date(Date.parse(`${date}T18:00:00+05:30`) - 86_400_000);
    app.clock.moveTo(eve.toISOString());
    const mine: Schemas['Booking'][] = (await app.call('GET', '/booking', { token: customer.token })).body.data;
    expect(mine.map(({ professional }) => professional?.name)).toEqual(['Asha', 'Asha']);
  });

  it('hands over a visit that nobody chose, when only so it fits, and tells no one', async () => {
    const [asha, rekha] = [await addPerson('Asha', { serviceIds: [facial, bridal] }), await addPerson('Rekha')];
    const date = newDay();
    // Rekha is away from 11 to 12, so Asha gets the facial; at 12 Rekha is back.
    await app.call('PUT', `/professional/admin/${rekha}/day?date=${date}`, { token, body: { spans: [] } });
    const customer = await newCustomer();
    const first = (await book(customer, date, 11)).body.data;
    expect((await asStaff(first.bookingId)).professional?.id).toBe(asha);
    await app.call('DELETE', `/professional/admin/${rekha}/day?date=${date}`, { token });
    const wedding = await book(await newCustomer(), date, 11, { serviceIds: [bridal], finalPrice: 2999 });
    expect(wedding.status).toBe(201);
    expect((await asStaff(wedding.body.data.bookingId)).professional?.id).toBe(asha);
    expect((await asStaff(first.bookingId)).professional?.id).toBe(rekha);
    expect(await asStaff(first.bookingId)).toMatchObject({ bookingDate: date, bookingTime: '11:00:00' });
    app.clock.advance(1000);
    await app.worker.runDue();
    expect(app.messages.kindsTo(customer.mobile)).toEqual(['CONFIRMATION']);
  });

  it('moves with its professional, frees her time when it ends, and checks a new address', async () => {
    const asha = await addPerson('Asha');
    const date = newDay();
    const [customer, far] = [await newCustomer(), await newCustomer(12)];
    const { bookingId } = (await book(customer, date, 10, { professionalId: asha })).body.data;
    const moved = await app.call('PUT', `/booking/${bookingId}`, { token: customer.token, body: { bookingTime: '15:00:00' } });
    expect(moved.body.data).toMatchObject({ bookingTime: '15:00:00', professional: { id: asha }, professionalChosen: true });
    expect(hoursOf(await slots(date, `&serviceIds=${facial}`))).not.toContain(15);
    expect(hoursOf(await slots(date, `&serviceIds=${facial}`))).toContain(10);
    expect((await book(far, date, 13)).status).toBe(201);
    const body = { address: { ...HOME, latitude: '21.1458', longitude: '78.9700' } };
    const elsewhere = await app.call('PUT', `/booking/${bookingId}`, { token: customer.token, body });
    expect([elsewhere.status, elsewhere.body.data]).toEqual([409, { reason: 'FULL' }]);
    expect(await asStaff(bookingId)).toMatchObject({ bookingTime: '15:00:00', address: { longitude: '79.088200' } });
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: customer.token });
    expect(hoursOf(await slots(date, `&serviceIds=${facial}`))).toContain(15);
  });

  it('lets one of 20 callers have the last professional of a slot', async () => {
    await addPerson('Asha');
    const date = newDay();
    const customers = await Promise.all(Array.from({ length: 20 }, () => newCustomer()));
    const answers = await Promise.all(customers.map(customer => book(customer, date, 11)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const visits = await app.db.read.select().from(visit);
    const quarters = await app.db.read.select().from(visitQuarter);
    const pending = visits.filter(({ pending, professionalId }) => pending && professionalId !== null);
    expect(quarters.length).toBe(pending.reduce((sum, { startMinute, endMinute }) => sum + (endMinute - startMinute) / 15, 0));
  });
});

describe('leave and changes of a professional', () => {
  const uncoveredOn = async (date: string): Promise<string[]> =>
    ((await app.call('GET', '/booking/admin/uncovered', { token })).body.data as Schemas['UncoveredVisit'][])
      .filter(({ bookingDate }) => bookingDate === date)
      .map(({ bookingId }) => bookingId);

  it.each([
    ['a skill that she loses', { serviceIds: [] }, 'SKILL'],
    ['shorter hours', { hours: [] }, 'OFF'],
  ])('say before what %s leaves uncovered, keep it, and offer no more of it', async (_what, body, reason) => {
    const asha = await addPerson('Asha');
    const date = newDay();
    const { bookingId } = (await book(await newCustomer(), date, 11)).body.data;
    const short = (visits: Schemas['UncoveredVisit'][]) => visits.map(visit => [visit.bookingId, visit.reason]);
    const preview = await app.call('POST', `/professional/admin/${asha}/preview`, { token, body });
    expect(short(preview.body.data)).toEqual([[bookingId, reason]]);
    expect(await uncoveredOn(date)).toEqual([]);
    const saved = await app.call('PUT', `/professional/admin/${asha}`, { token, body });
    expect(short(saved.body.data.uncovered)).toEqual([[bookingId, reason]]);
    expect(await asStaff(bookingId)).toMatchObject({ status: 'PENDING', professional: { id: asha } });
    const again = await app.call('GET', `/professional?serviceIds=${facial}`);
    expect(again.body.data.filter(({ id, nextFree }: Schemas['OfferedProfessional']) => id === asha && nextFree)).toEqual([]);
    expect(hoursOf(await slots(date, `&serviceIds=${facial}`))).toEqual([]);
  });

  it('are always saved, cancel nothing, and name what they leave uncovered', async () => {
    const asha = await addPerson('Asha');
    const date = newDay();
    const customer = await newCustomer();
    const ids = [];
    for (const hour of [10, 12, 15]) ids.push((await book(customer, date, hour)).body.data.bookingId);
    const leave = { fromDate: date, fromTime: '09:00:00', toDate: date, toTime: '13:00:00', note: ' Fever ' };
    const preview = await app.call('POST', `/professional/admin/${asha}/preview`, { token, body: { leave } });
    expect(preview.body.data.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual(ids.slice(0, 2));
    const saved = await app.call('POST', `/professional/admin/${asha}/leave`, { token, body: leave });
    expect(saved.status).toBe(201);
    expect(saved.body.data.leave.note).toBe('Fever');
    expect(saved.body.data.uncovered).toEqual(
      ids.slice(0, 2).map((bookingId, n) => ({
        bookingId,
        professionalId: asha,
        professional: { id: asha, name: 'Asha', photoUrl: null },
        bookingDate: date,
        bookingTime: `${n === 0 ? 10 : 12}:00:00`,
        customerName: 'Asha Deshmukh',
        services: 'Facial',
        reason: 'LEAVE',
      })),
    );
    expect(hoursOf(await slots(date, `&serviceIds=${facial}`))).toEqual([13, 14, 16, 17, 18, 19]);
    expect(await uncoveredOn(date)).toEqual(ids.slice(0, 2));
    const gone = await app.call('DELETE', `/professional/admin/${asha}/leave/${saved.body.data.leave.id}`, { token });
    expect(gone.status).toBe(200);
    expect(await uncoveredOn(date)).toEqual([]);
    expect((await app.call('POST', `/professional/admin/${asha}/preview`, { token, body: { active: true } })).body.data).toEqual(
      [],
    );
    const change = await app.call('PUT', `/professional/admin/${asha}`, { token, body: { active: false } });
    expect(change.body.data.uncovered.map(({ reason }: { reason: string }) => reason)).toEqual([
      'INACTIVE',
      'INACTIVE',
      'INACTIVE',
    ]);
    expect((await app.call('DELETE', `/professional/admin/${asha}`, { token })).body.errorCode).toBe('PROFESSIONAL_HAS_VISITS');
  });
});

it('a salon that switches gives each pending booking a professional, and can go back', async () => {
  const put = async (capacity: 'TEAMS' | 'PROFESSIONALS') => {
    const settings = (await app.call('GET', '/settings/admin', { token })).body.data;
    return app.call('PUT', '/settings/admin', { token, body: { ...settings, capacity } });
  };
  const date = newDay();
  await put('TEAMS');
  const customers = [await newCustomer(), await newCustomer()];
  const ids: string[] = [];
  for (const customer of customers) ids.push((await book(customer, date, 11)).body.data.bookingId);
  const asha = await addPerson('Asha');
  const body = { ...(await app.call('GET', '/settings/admin', { token })).body.data, capacity: 'PROFESSIONALS' };
  const { capacitySwitch } = (await app.call('POST', '/settings/admin/preview', { token, body })).body.data;
  const ofDay = capacitySwitch.uncovered.filter(({ bookingDate }: Schemas['UncoveredVisit']) => bookingDate === date);
  expect(ofDay.map(({ bookingId }: Schemas['UncoveredVisit']) => bookingId)).toEqual([ids[1]]);
  expect(capacitySwitch.pending).toBeGreaterThanOrEqual(ids.length);
  expect((await app.call('GET', '/settings/admin', { token })).body.data.capacity).toBe('TEAMS');
  expect((await put('PROFESSIONALS')).status).toBe(200);
  const given = await Promise.all(ids.map(asStaff));
  expect(given.map(({ professional }) => professional?.id)).toEqual([asha, undefined]);
  expect((await put('TEAMS')).body.data.capacity).toBe('TEAMS');
  expect((await asStaff(ids[0] as string)).professional).toBeNull();
  expect((await slots(date)).find(({ startTime }) => startTime === '11:00:00')).toMatchObject({
    remaining: 1,
    professionals: [],
  });
});

describe('staff', () => {
  const assign = (bookingId: string, professionalId: string, force = false) =>
    app.call('PUT', `/booking/admin/${bookingId}/professional?professionalId=${professionalId}&force=${force}`, { token });
  const uncovered = async (): Promise<Schemas['UncoveredVisit'][]> =>
    (await app.call('GET', '/booking/admin/uncovered', { token })).body.data;
  const candidates = async (bookingId: string): Promise<[string, number | null, string | null][]> =>
    (await app.call('GET', `/booking/admin/${bookingId}/candidates`, { token })).body.data.map(
      ({ professional: { name }, addedMinutes, reason }: Schemas['Candidate']) => [name, addedMinutes, reason],
    );
  const since = async (cursor: string): Promise<Schemas['BookingChanges']> => {
    app.clock.advance(60_000);
    return (await app.call('GET', `/booking/admin/changes?size=100&after=${cursor}`, { token })).body.data;
  };

  it('see who could come and why others cannot, and give the visit to somebody', async () => {
    const date = newDay();
    const asha = await addPerson('Asha');
    const rekha = await addPerson('Rekha', { start: { latitude: '21.1458', longitude: '79.1846' } });
    const meera = await addPerson('Meera', { serviceIds: [bridal] });
    const customer = await newCustomer();
    const { bookingId } = (await book(customer, date, 11)).body.data;
    await app.call('PUT', `/professional/admin/${asha}/day?date=${date}`, { token, body: { spans: [] } });
    expect((await uncovered()).map(({ reason, ...visit }) => [visit.bookingId, reason])).toEqual([[bookingId, 'OFF']]);
    expect(await candidates(bookingId)).toEqual([
      ['Rekha', 55, null],
      ['Asha', null, 'OFF'],
      ['Meera', null, 'SKILL'],
      ...(await everybody()).filter(({ active }) => !active).map(({ name }) => [name, null, 'INACTIVE']),
    ]);
    const { next } = await since('0.');
    const given = await assign(bookingId, rekha);
    expect(given.body.data).toMatchObject({ professional: { id: rekha }, professionalChosen: true });
    expect(await uncovered()).toEqual([]);
    expect((await since(next)).content.map(change => change.booking?.professional?.name)).toEqual(['Rekha']);
    const history = (await app.call('GET', `/booking/admin/${bookingId}/history`, { token })).body.data;
    expect(history[0]).toMatchObject({ kind: 'ASSIGNED', by: { kind: 'STAFF' } });
    // Undo restores what it was before.
    const path = `/booking/admin/${bookingId}/professional?professionalId=${rekha}&chosen=false`;
    expect((await app.call('PUT', path, { token })).body.data.professionalChosen).toBe(false);
    const refused = await assign(bookingId, asha);
    expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([409, 'NO_PROFESSIONAL', { reason: 'OFF' }]);
    expect((await assign(bookingId, meera, true)).body.data).toEqual({ reason: 'SKILL' });
    expect((await assign(bookingId, asha, true)).body.data.professional.id).toBe(asha);
    // Staff decided it, so it is covered.
    expect(await uncovered()).toEqual([]);
    expect((await assign(bookingId, 'nobody')).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: customer.token });
    expect((await assign(bookingId, rekha)).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
  });

  it('cannot send one professional to two visits at a time, even by force', async () => {
    const date = newDay();
    const [asha, rekha] = [await addPerson('Asha'), await addPerson('Rekha')];
    const [first, second] = [
      (await book(await newCustomer(), date, 11)).body.data,
      (await book(await newCustomer(), date, 11)).body.data,
    ];
    expect([await asStaff(first.bookingId), await asStaff(second.bookingId)].map(one => one.professional?.id).sort()).toEqual(
      [asha, rekha].sort(),
    );
    const other = (await asStaff(first.bookingId)).professional?.id as string;
    expect((await assign(second.bookingId, other, true)).body.data).toEqual({ reason: 'BUSY' });
  });

  it('of a salon with teams have nobody to choose from', async () => {
    await changeSettings(app, {});
    const customer = await newCustomer();
    const { bookingId } = (await book(customer, newDay(), 11)).body.data;
    expect(await candidates(bookingId)).toEqual([]);
    expect(await uncovered()).toEqual([]);
    expect((await assign(bookingId, 'nobody')).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
  });
});
