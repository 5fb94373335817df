/** The service area and the wishes from outside it (rules A17 to A20). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { areaWish, booking, setting } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';
import { ALL_WEEK } from '../../test/named-salon.ts';

let app: TestApp;
let token: string;
let service: string;
let asha: TestCustomer;
beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
  service = await makeService(app);
  asha = await makeCustomer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await app.db.tx(async tx => {
    await tx.delete(setting);
    await tx.delete(booking);
    await tx.delete(areaWish);
  });
});

const DAY_OF_VISIT = '2026-12-08';
/** Holds HOME. */
const CIRCLE = { kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 5 } as const;
const LIST = { kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] } as const;
const KAMPTEE = { ...HOME, city: 'Kamptee', postalCode: '441 001', latitude: '21.2200', longitude: '79.2000' };
const WARDHA = { ...HOME, city: 'Wardha', postalCode: '442001', latitude: '20.7453', longitude: '78.6022' };
const AREAS: Schemas['ServiceArea'][] = [CIRCLE, { ...LIST, postalCodes: [...LIST.postalCodes] }];

const save = (areas: unknown) => app.call('PUT', '/settings/admin', { token, body: { ...DEMO_SETTINGS, areas } });
const check = async (query: string) => (await app.call('GET', `/area/check?${query}`)).body.data;
const addressOf = async (body: object): Promise<string> =>
  (await app.call('POST', '/address', { token: asha.token, body })).body.data.id;
const book = (addressId: string, bookingTime = '11:00:00') =>
  app.call('POST', '/booking', {
    token: asha.token,
    body: {
      userId: asha.userId,
      serviceIds: [service],
      bookingDate: DAY_OF_VISIT,
      bookingTime,
      finalPrice: 999,
      addressId,
      paymentType: 'PAY_AFTER',
    },
  });
const refusalOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];
const OUTSIDE = [422, 'OUTSIDE_AREA'];

describe('the areas of the settings', () => {
  it('are everywhere by default, and only their existence is public', async () => {
    expect((await app.call('GET', '/settings')).body.data).toMatchObject({ servesEverywhere: true });
    const saved = await save([{ ...CIRCLE, name: ' Nagpur ' }, LIST]);
    expect([saved.status, saved.body.data.areas]).toEqual([200, [CIRCLE, LIST]]);
    const seen = (await app.call('GET', '/settings')).body.data;
    expect([seen.servesEverywhere, 'areas' in seen]).toEqual([false, false]);
  });

  it('stay when an older client saves without them', async () => {
    await save(AREAS);
    const { areas: _areas, ...older } = DEMO_SETTINGS;
    expect((await app.call('PUT', '/settings/admin', { token, body: older })).body.data.areas).toEqual(AREAS);
  });

  it.each([
    ['areas.0.kind', [{ ...CIRCLE, kind: 'SQUARE' }]],
    ['areas.0.radiusKm', [{ ...CIRCLE, radiusKm: 201 }]],
    ['areas.0.radiusKm', [{ ...CIRCLE, radiusKm: undefined }]],
    ['areas.0.postalCodes.1', [{ ...LIST, postalCodes: ['441001', '44100'] }]],
    ['areas.1.postalCodes.1', [CIRCLE, { ...LIST, postalCodes: ['441001', '441 001'] }]],
    [
      'areas.0.points',
      [{ kind: 'POLYGON', name: 'Line', points: [HOME, HOME, HOME].map(({ latitude, longitude }) => ({ latitude, longitude })) }],
    ],
    ['areas', Array.from({ length: 11 }, () => CIRCLE)],
  ])('are refused by their field: %s', async (field, areas) => {
    const answer = await save(areas);
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });
});

describe('asking whether the salon comes', () => {
  it('answers as surely as it can', async () => {
    expect(await check('postalCode=110001')).toEqual({ served: true, reason: null });
    await save(AREAS);
    expect(await check('postalCode=441001')).toEqual({ served: true, reason: null });
    expect(await check('postalCode=441%20001')).toEqual({ served: true, reason: null });
    expect(await check('postalCode=442001')).toEqual({ served: true, reason: 'UNSURE' });
    expect(await check('latitude=21.1350&longitude=79.0790')).toEqual({ served: true, reason: null });
    expect(await check('latitude=20.7453&longitude=78.6022')).toEqual({ served: true, reason: 'UNSURE' });
    expect(await check('latitude=20.7453&longitude=78.6022&postalCode=442001')).toEqual({
      served: false,
      reason: 'OUTSIDE_AREA',
    });
    await save([LIST]);
    expect(await check('postalCode=442001')).toEqual({ served: false, reason: 'OUTSIDE_AREA' });
  });

  it.each([
    ['', 'postalCode'],
    ['postalCode=4420', 'postalCode'],
    ['latitude=21', 'longitude'],
    ['latitude=91&longitude=79', 'latitude'],
  ])('refuses %j', async (query, field) => {
    const answer = await app.call('GET', `/area/check?${query}`);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });
});

describe.each(['TEAMS', 'PROFESSIONALS'] as const)('a salon of %s', capacity => {
  const setAreas = (areas: Schemas['ServiceArea'][]) => changeSettings(app, { capacity, areas });
  beforeAll(async () => {
    const body = { name: 'Rekha', gender: 'FEMALE', serviceIds: [service], hours: ALL_WEEK };
    if (capacity === 'PROFESSIONALS') await app.call('POST', '/professional/admin', { token, body });
  });

  it('offers and takes no visit outside, and takes one in a listed PIN code', async () => {
    await setAreas(AREAS);
    const [home, kamptee, wardha] = [await makeAddress(app, asha), await addressOf(KAMPTEE), await addressOf(WARDHA)];
    const slots = async (query: string) => {
      const path = `/booking/available-slots?date=${DAY_OF_VISIT}&${query}`;
      const { data } = (await app.call('GET', path, { token: asha.token })).body;
      return [...new Set(data.map(({ reason }: Schemas['Slot']) => reason))];
    };
    expect(await slots(`addressId=${home}`)).toEqual([null]);
    expect(await slots(`addressId=${wardha}`)).toEqual(['OUTSIDE_AREA']);
    // Its PIN code may be in the list.
    expect(await slots('latitude=20.7453&longitude=78.6022')).not.toContain('OUTSIDE_AREA');
    await setAreas([CIRCLE]);
    expect(await slots('latitude=20.7453&longitude=78.6022')).toEqual(['OUTSIDE_AREA']);
    const days = await app.call('GET', `/booking/available-days?from=${DAY_OF_VISIT}&to=${DAY_OF_VISIT}&addressId=${wardha}`, {
      token: asha.token,
    });
    expect(days.body.data).toEqual([{ date: DAY_OF_VISIT, availableSlots: 0, reason: 'OUTSIDE_AREA' }]);

    await setAreas(AREAS);
    expect(refusalOf(await book(wardha))).toEqual(OUTSIDE);
    const staff = { mobile: newMobile(), fullName: 'Kamla Bai', serviceIds: [service], address: WARDHA };
    const body = { ...staff, bookingDate: DAY_OF_VISIT, bookingTime: '11:00:00' };
    expect(refusalOf(await app.call('POST', '/booking/admin', { token, body }))).toEqual(OUTSIDE);
    expect((await app.call('GET', `/customer/admin?search=${staff.mobile}`, { token })).body.data.totalElements).toBe(0);
    expect(refusalOf(await book(kamptee))).toEqual([201, undefined]);
  });

  it('moves no visit out of the area, and keeps those that a smaller one leaves outside', async () => {
    await setAreas([]);
    const [home, wardha] = [await makeAddress(app, asha), await addressOf(WARDHA)];
    const { bookingId } = (await book(home)).body.data;
    await setAreas(AREAS);
    const move = (body: object) => app.call('PUT', `/booking/${bookingId}`, { token: asha.token, body });
    expect(refusalOf(await move({ addressId: wardha }))).toEqual(OUTSIDE);
    expect(refusalOf(await move({ addressId: wardha, bookingTime: '15:00:00' }))).toEqual(OUTSIDE);
    expect((await move({ bookingTime: '13:00:00' })).status).toBe(200);

    const preview = await app.call('POST', '/settings/admin/preview', {
      token,
      body: { ...DEMO_SETTINGS, capacity, areas: [LIST] },
    });
    expect(preview.body.data.conflicts).toEqual([{ date: DAY_OF_VISIT, reason: 'OUTSIDE_AREA', bookings: 1 }]);
    await setAreas([AREAS[1] as Schemas['ServiceArea']]);
    expect((await app.call('GET', `/booking/${bookingId}`, { token: asha.token })).body.data.status).toBe('PENDING');
    const own = `/booking/available-slots?date=${DAY_OF_VISIT}&durationInMinutes=60&addressId=${home}&exceptBookingId=${bookingId}`;
    const offered = (await app.call('GET', own, { token: asha.token })).body.data.find(
      ({ startTime }: Schemas['Slot']) => startTime === '11:00:00',
    );
    expect(offered).toMatchObject({ available: true, reason: null });
    expect((await move({ bookingTime: '11:00:00' })).status).toBe(200);
    expect(refusalOf(await move({ bookingTime: '15:00:00', addressId: wardha }))).toEqual(OUTSIDE);
    if (capacity === 'PROFESSIONALS') {
      const path = `/booking/admin/${bookingId}`;
      const candidates = (await app.call('GET', `${path}/candidates`, { token })).body.data;
      expect(candidates).toMatchObject([{ addedMinutes: null, reason: 'AREA' }]);
      const give = `${path}/professional?professionalId=${candidates[0].professional.id}`;
      const refused = await app.call('PUT', give, { token });
      expect([refused.status, refused.body.data]).toEqual([409, { reason: 'AREA' }]);
      expect((await app.call('PUT', `${give}&force=true`, { token })).status).toBe(200);
    }
    expect((await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token })).status).toBe(200);
  });
});

describe('a wish', () => {
  const wish = (mobile: string, place: object = { postalCode: '442001' }) =>
    app.call('POST', '/area/wish', { body: { mobile, ...place } });
  const verify = (
    mobile: string,
    verificationId: string,
    place: object = { postalCode: '442001' },
    otp = app.sms.codeFor(mobile),
  ) => app.call('POST', '/area/wish/verify', { body: { mobile, verificationId, otp, ...place } });
  const leave = async (mobile: string, place?: object) =>
    verify(mobile, (await wish(mobile, place)).body.data.verificationId, place);
  const list = async (): Promise<Schemas['AreaWishPage']> => (await app.call('GET', '/area/admin/wish', { token })).body.data;

  it('is left with a passcode, takes the place of an earlier one, and is deleted by staff', async () => {
    await save(AREAS);
    const mobile = newMobile();
    expect((await leave(mobile)).status).toBe(200);
    app.clock.advance(MINUTE);
    expect((await leave(mobile, { latitude: '21.1350', longitude: '79.0790' })).status).toBe(200);
    const { content, totalElements } = await list();
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({ mobile, postalCode: null, latitude: '21.1350', longitude: '79.0790', served: true });
    const remove = () => app.call('DELETE', `/area/admin/wish/${content[0]?.id}`, { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await list()).content).toEqual([]);
  });

  it('says when the SMS failed, and can be left again at once', async () => {
    const mobile = newMobile();
    app.sms.broken = true;
    const failed = await wish(mobile);
    app.sms.broken = false;
    expect([failed.status, failed.body.errorCode]).toEqual([502, 'SMS_FAILED']);
    expect((await wish(mobile)).status).toBe(200);
  });

  it('needs a place before an SMS is sent', async () => {
    const sent = app.sms.sent.length;
    expect((await wish(newMobile(), {})).body.errors[0].field).toBe('postalCode');
    expect((await wish(newMobile(), { latitude: '21' })).body.errors[0].field).toBe('longitude');
    expect(app.sms.sent.length).toBe(sent);
  });

  it('answers the same for a customer and for anybody else', async () => {
    const customer = await makeCustomer(app);
    app.clock.advance(MINUTE);
    const answers = await Promise.all([wish(customer.mobile), wish(newMobile())]);
    const shapes = answers.map(({ status, body }) => [status, body.message, Object.keys(body.data)]);
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('has a passcode that opens nothing else, and takes no other', async () => {
    const customer = await makeCustomer(app);
    app.clock.advance(MINUTE);
    const wished = (await wish(customer.mobile)).body.data.verificationId;
    const body = { mobile: customer.mobile, verificationId: wished, otp: app.sms.codeFor(customer.mobile) };
    expect((await app.call('POST', '/auth/verify-otp', { body })).body.errorCode).toBe('OTP_INVALID');
    app.clock.advance(MINUTE);
    const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile: customer.mobile } })).body.data;
    expect((await verify(customer.mobile, verificationId)).body.errorCode).toBe('OTP_INVALID');
    expect((await list()).totalElements).toBe(0);
  });

  it('goes with the account of its mobile, is in its export, and ends after a year', async () => {
    const customer = await makeCustomer(app);
    app.clock.advance(MINUTE);
    await leave(customer.mobile);
    const other = newMobile();
    await leave(other);
    const exported = await app.call('GET', '/auth/profile/export', { token: customer.token });
    expect(exported.body.data.areaWish).toMatchObject({ mobile: customer.mobile, postalCode: '442001' });
    await app.call('DELETE', '/auth/profile', { token: customer.token });
    expect((await list()).content.map(({ mobile }) => mobile)).toEqual([other]);
    app.clock.advance(364 * DAY);
    await forgetOld(app);
    expect((await app.db.read.select().from(areaWish)).length).toBe(1);
    app.clock.advance(2 * DAY);
    await forgetOld(app);
    expect((await app.db.read.select().from(areaWish)).length).toBe(0);
  });
});
