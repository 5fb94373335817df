/** Visits to which only a woman may come (rule N13). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeProfessional,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
let asha: string;
let ravi: string;
let unknown: string;
const newDay = makeDays();

const addPerson = (name: string, gender: 'FEMALE' | 'MALE' | null): Promise<string> =>
  makeProfessional(app, staff, { name, gender, serviceIds: [facial] });

beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
  ravi = await addPerson('Ravi', 'MALE');
  unknown = await addPerson('Sam', null);
  asha = await addPerson('Asha', 'FEMALE');
});
afterAll(() => app.close());

let customer: TestCustomer;
let addressId: string;
let date: string;
beforeEach(async () => {
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
  date = newDay();
});

const wishInProfile = (womenOnly: unknown) => app.call('PUT', '/auth/profile', { token: customer.token, body: { womenOnly } });
const book = (hour: number, more: object = {}) => {
  const order = { userId: customer.userId, serviceIds: [facial], bookingDate: date, bookingTime: `${hour}:00:00` };
  const body = { ...order, finalPrice: 999, addressId, paymentType: 'PAY_AFTER', ...more };
  return app.call('POST', '/booking', { token: customer.token, body });
};
const asStaff = async (id: string): Promise<Schemas['Booking']> =>
  (await app.call('GET', `/booking/${id}`, { token: staff })).body.data;
const whoIsFree = async (hour: number, query = '', token: string | undefined = customer.token): Promise<string[]> => {
  const path = `/booking/available-slots?date=${date}&serviceIds=${facial}${query}`;
  const slots: Schemas['Slot'][] = (await app.call('GET', path, { token })).body.data;
  return slots.find(({ startTime }) => startTime === `${hour}:00:00`)?.professionals.toSorted() ?? [];
};
const everybody = () => [asha, ravi, unknown].toSorted();
const dayReason = async (query: string) => {
  const path = `/booking/available-days?from=${date}&to=${date}&serviceIds=${facial}${query}`;
  return (await app.call('GET', path, { token: customer.token })).body.data[0].reason;
};

describe('the wish', () => {
  it('N13 is kept in the profile and in the export of the account', async () => {
    const read = async () => (await app.call('GET', '/auth/profile', { token: customer.token })).body.data.womenOnly;
    expect(await read()).toBe(false);
    expect((await wishInProfile(true)).body.data.womenOnly).toBe(true);
    await app.call('PUT', '/auth/profile', { token: customer.token, body: { gender: 'FEMALE' } });
    expect(await read()).toBe(true);
    expect((await app.call('GET', '/auth/profile/export', { token: customer.token })).body.data.profile.womenOnly).toBe(true);
    for (const wrong of [null, 'true', 1]) expect((await wishInProfile(wrong)).status).toBe(400);
  });

  it('N13 counts in slots and days as the query says, otherwise as the profile of the signed-in customer says', async () => {
    expect(await whoIsFree(11)).toEqual(everybody());
    expect(await whoIsFree(11, '&womenOnly=true')).toEqual([asha]);
    await wishInProfile(true);
    expect(await whoIsFree(11)).toEqual([asha]);
    expect(await whoIsFree(11, '&womenOnly=false')).toEqual(everybody());
    // Staff and those who are not signed in have no such wish.
    expect(await whoIsFree(11, '', staff)).toEqual(everybody());
    expect((await app.call('GET', `/booking/available-slots?date=${date}`)).body.data[3].remaining).toBe(3);
    expect(await dayReason(`&professionalId=${ravi}`)).toBe('NO_PROFESSIONAL');
    expect(await dayReason(`&professionalId=${ravi}&womenOnly=false`)).toBeNull();
  });

  it('N13 sends only women, until no woman is free', async () => {
    const first = await book(11, { womenOnly: true });
    expect(first.body.data).toMatchObject({ womenOnly: true, professional: null });
    expect((await asStaff(first.body.data.bookingId)).professional?.id).toBe(asha);
    const other = await makeCustomer(app);
    const second = await book(11, { womenOnly: true, userId: other.userId });
    expect(second.status).toBe(403);
    customer = other;
    addressId = await makeAddress(app, other);
    const refused = await book(11, { womenOnly: true });
    expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
    const anyone = await book(11);
    expect(anyone.body.data.womenOnly).toBe(false);
    expect([ravi, unknown]).toContain((await asStaff(anyone.body.data.bookingId)).professional?.id);
  });

  it('N13 comes from the profile if the order does not say, by telephone too', async () => {
    await wishInProfile(true);
    expect((await book(11)).body.data.womenOnly).toBe(true);
    expect((await book(13, { womenOnly: false })).body.data.womenOnly).toBe(false);
    const call = (bookingTime: string, more: object = {}) => {
      const body = { mobile: customer.mobile, serviceIds: [facial], bookingDate: date, bookingTime, addressId, ...more };
      return app.call('POST', '/booking/admin', { token: staff, body });
    };
    const called = (await call('15:00:00')).body.data;
    expect([called.womenOnly, called.professional.id]).toEqual([true, asha]);
    expect((await call('17:00:00', { womenOnly: false })).body.data.womenOnly).toBe(false);
    const fullName = 'Nisha Rao';
    const stranger = await call('17:00:00', {
      mobile: newMobile(),
      fullName,
      addressId: undefined,
      address: HOME,
      womenOnly: true,
    });
    expect(stranger.body.data.womenOnly).toBe(true);
  });

  it('N13 refuses a chosen man with words that say what to do', async () => {
    for (const professionalId of [ravi, unknown]) {
      const refused = await book(11, { professionalId, womenOnly: true });
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'SLOT_UNAVAILABLE']);
      expect(refused.body).toMatchObject({ params: { reason: 'WOMEN_ONLY' }, data: { reason: 'NO_PROFESSIONAL' } });
      expect(refused.body.message).toBe('Only a woman may come to this visit. Please choose a woman, or anyone.');
    }
    expect((await book(11, { professionalId: ravi })).status).toBe(201);
    expect((await book(13, { professionalId: 'nobody', womenOnly: true })).body.params).toBeUndefined();
  });
});

describe('a visit with the wish', () => {
  it('N13 keeps it when it moves, whatever the profile says by then', async () => {
    const { bookingId } = (await book(11, { womenOnly: true })).body.data;
    const except = `&exceptBookingId=${bookingId}`;
    expect(await whoIsFree(13, except)).toEqual([asha]);
    expect(await whoIsFree(13, except, staff)).toEqual([asha]);
    // A stranger learns nothing of it.
    expect(await whoIsFree(13, except, (await makeCustomer(app)).token)).toEqual(everybody());
    const move = (body: object) => app.call('PUT', `/booking/${bookingId}`, { token: customer.token, body });
    expect((await move({ bookingTime: '13:00:00' })).body.data).toMatchObject({ bookingTime: '13:00:00', womenOnly: true });
    expect((await asStaff(bookingId)).professional?.id).toBe(asha);
    expect((await move({ professionalId: ravi })).body.params).toEqual({ reason: 'WOMEN_ONLY' });

    await wishInProfile(true);
    const plain = (await book(15, { womenOnly: false, professionalId: ravi })).body.data.bookingId;
    const moved = await app.call('PUT', `/booking/${plain}`, { token: customer.token, body: { bookingTime: '16:00:00' } });
    expect(moved.body.data).toMatchObject({ womenOnly: false, professional: { id: ravi } });
  });

  it('N13 is handed over only to a woman', async () => {
    const rekha = await addPerson('Rekha', 'FEMALE');
    const away = (id: string, spans: object[]) =>
      app.call('PUT', `/professional/admin/${id}/day?date=${date}`, { token: staff, body: { spans } });
    await away(rekha, []);
    const { bookingId } = (await book(11, { womenOnly: true })).body.data;
    const next = await makeCustomer(app);
    const theirs = await makeAddress(app, next);
    const chooseAsha = () => {
      const order = { userId: next.userId, serviceIds: [facial], bookingDate: date, bookingTime: '11:00:00', finalPrice: 999 };
      const body = { ...order, addressId: theirs, paymentType: 'PAY_AFTER', professionalId: asha };
      return app.call('POST', '/booking', { token: next.token, body });
    };
    // The men are free, but the first visit is not for them.
    expect((await chooseAsha()).body.data).toEqual({ reason: 'FULL' });
    await app.call('DELETE', `/professional/admin/${rekha}/day?date=${date}`, { token: staff });
    expect((await chooseAsha()).status).toBe(201);
    expect((await asStaff(bookingId)).professional?.id).toBe(rekha);
    await app.call('PUT', `/professional/admin/${rekha}`, { token: staff, body: { active: false } });
  });

  it('N13 is not given to a man by staff either, even by force', async () => {
    const { bookingId } = (await book(11, { womenOnly: true })).body.data;
    const candidates: Schemas['Candidate'][] = (await app.call('GET', `/booking/admin/${bookingId}/candidates`, { token: staff }))
      .body.data;
    expect(candidates.find(({ professional }) => professional.id === ravi)?.reason).toBe('WISH');
    for (const force of [false, true]) {
      const path = `/booking/admin/${bookingId}/professional?professionalId=${ravi}&force=${force}`;
      const refused = await app.call('PUT', path, { token: staff });
      expect([refused.status, refused.body.data]).toEqual([409, { reason: 'WISH' }]);
    }
  });

  it('N13 is uncovered as soon as the salon corrects her gender', async () => {
    const { bookingId } = (await book(11, { womenOnly: true })).body.data;
    const correct = async (gender: string | null) =>
      (await app.call('PUT', `/professional/admin/${asha}`, { token: staff, body: { gender } })).body.data.uncovered;
    expect(await correct(null)).toContainEqual(expect.objectContaining({ bookingId, reason: 'WISH' }));
    expect(await correct('FEMALE')).toEqual([]);
  });

  it('N13 takes it from the profile when a salon of teams gets names', async () => {
    const switchTo = async (capacity: string) => {
      const settings = (await app.call('GET', '/settings/admin', { token: staff })).body.data;
      expect((await app.call('PUT', '/settings/admin', { token: staff, body: { ...settings, capacity } })).status).toBe(200);
    };
    await switchTo('TEAMS');
    await wishInProfile(true);
    const { bookingId, womenOnly } = (await book(11, { womenOnly: true })).body.data;
    expect(womenOnly).toBe(false);
    await switchTo('PROFESSIONALS');
    expect(await asStaff(bookingId)).toMatchObject({ womenOnly: true, professional: { id: asha } });
  });
});
