/** A PIN code alone, where circles decide (rule A22). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { AnswerCache } from '../../platform/contract/answer-cache.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking, geocodeCache, pinPlace } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, HOME, makeAdmin, makeCustomer, makeDays, makeService, newMobile } from '../../test/makers.ts';
import { learnFromHomes } from './pins.ts';

const CIRCLE = { kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 10 } as const;
const WARDHA = { latitude: '20.7453', longitude: '78.6022' };
/** What the map has, by words. */
const onMap = new Map<string, { lat: string; lon: string; display_name: string }[]>();
let isDown = false;
const asked: string[] = [];
const geocoder = {
  typeAhead: false,
  search: async (text: string) => {
    asked.push(text);
    if (isDown) throw new Error('down');
    return (onMap.get(text) ?? []).map(place => ({ place_id: place.display_name, ...place }));
  },
  reverse: async () => ({}),
};

let app: TestApp;
let token: string;
let service: string;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp({ geocoder, catalogAnswers: new AnswerCache(0) });
  token = (await makeAdmin(app)).token;
  service = await makeService(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.tx(async tx => {
    for (const table of [booking, pinPlace, geocodeCache]) await tx.delete(table);
  });
  onMap.clear();
  asked.length = 0;
  isDown = false;
  await changeSettings(app, { areas: [CIRCLE] });
});

const check = async (postalCode: string): Promise<Schemas['AreaCheck']> =>
  (await app.call('GET', `/area/check?postalCode=${postalCode}`)).body.data;
/** What the home page may ask for. */
const decides = async () => (await app.call('GET', '/front')).body.data.pinCodeDecides;
const learn = () => learnFromHomes(app, new AbortController().signal);

/** A customer with an address there, and perhaps a visit that is done. */
const resident = async (postalCode: string, place: { latitude: string; longitude: string }, visited = true) => {
  const customer = await makeCustomer(app);
  const body = { ...HOME, ...place, postalCode };
  const { id: addressId } = (await app.call('POST', '/address', { token: customer.token, body })).body.data;
  if (!visited) return;
  await changeSettings(app, { areas: [] });
  const order = {
    serviceIds: [service],
    bookingDate: newDay(),
    bookingTime: '11:00:00',
    finalPrice: 999,
    paymentType: 'PAY_AFTER',
  };
  const booked = await app.call('POST', '/booking', {
    token: customer.token,
    body: { userId: customer.userId, addressId, ...order },
  });
  expect(booked.status).toBe(201);
  await app.call('PUT', `/booking/admin/${booked.body.data.bookingId}/mark-completed`, { token });
  await changeSettings(app, { areas: [CIRCLE] });
};

describe('homes', () => {
  it('say where a PIN code is from three visited ones on, once a day', async () => {
    for (let n = 0; n < 2; n++) await resident('442 001', WARDHA);
    for (let n = 0; n < 3; n++) await resident('442001', WARDHA, false);
    await learn();
    expect(await check('442001')).toEqual({ served: true, reason: 'UNSURE' });
    await resident('442001', WARDHA);
    expect(await check('442001')).toEqual({ served: true, reason: 'UNSURE' });
    await learn();
    expect(await check('442001')).toEqual({ served: false, reason: 'OUTSIDE_AREA' });
  });

  it('count by their squares alone, so that no two homes of a square can be told apart', async () => {
    const kept = async (latitude: string) => {
      await app.db.tx(async tx => void (await tx.delete(booking)));
      for (let n = 0; n < 3; n++) await resident('440010', { latitude, longitude: '79.0790' });
      await learn();
      const [{ learntAt: _, ...row } = { learntAt: 0 }] = await app.db.read.select().from(pinPlace);
      return row;
    };
    const [one, other] = [await kept('21.1305'), await kept('21.1489')];
    expect(one).toEqual({ postalCode: '440010', latitude: '21.1400', longitude: '79.0800', metres: 1500, source: 'HOMES' });
    expect(other).toEqual(one);
    expect(await check('440010')).toEqual({ served: true, reason: null });
  });
});

describe('the geocoder', () => {
  it('says where a PIN code is, once', async () => {
    onMap.set('442001', [
      { lat: WARDHA.latitude, lon: WARDHA.longitude, display_name: 'Wardha, Maharashtra, 442001, India' },
      { lat: '21.14', lon: '79.08', display_name: 'House 442001, Nagpur, 440010, India' },
    ]);
    onMap.set('440010', [{ lat: '21.1350', lon: '79.0790', display_name: '440010, Nagpur, India' }]);
    for (let n = 0; n < 2; n++) {
      expect(await check('442001')).toEqual({ served: false, reason: 'OUTSIDE_AREA' });
      expect(await check('440010')).toEqual({ served: true, reason: null });
    }
    expect(asked).toEqual(['442001', '440010']);
  });

  it('refuses nobody when it does not know, or does not answer', async () => {
    expect(await check('500001')).toEqual({ served: true, reason: 'UNSURE' });
    isDown = true;
    expect(await check('500002')).toEqual({ served: true, reason: 'UNSURE' });
    expect(await app.db.read.select().from(pinPlace)).toEqual([]);
  });

  it('gives way to what homes say', async () => {
    onMap.set('442001', [{ lat: '21.1350', lon: '79.0790', display_name: '442001, Nagpur, India' }]);
    expect(await check('442001')).toEqual({ served: true, reason: null });
    for (let n = 0; n < 3; n++) await resident('442001', WARDHA);
    await learn();
    expect(await check('442001')).toEqual({ served: false, reason: 'OUTSIDE_AREA' });
  });

  it('is forgotten after half a year', async () => {
    onMap.set('442001', [{ lat: WARDHA.latitude, lon: WARDHA.longitude, display_name: '442001, India' }]);
    await check('442001');
    const before = app.clock.now();
    app.clock.advance(181 * 1440 * MINUTE);
    await learn();
    expect(await app.db.read.select().from(pinPlace)).toEqual([]);
    app.clock.moveTo(new Date(before).toISOString());
  });

  it('is not asked where lists decide alone', async () => {
    await changeSettings(app, { areas: [{ kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] }] });
    expect([await check('441001'), await check('442001')]).toEqual([
      { served: true, reason: null },
      { served: false, reason: 'OUTSIDE_AREA' },
    ]);
    expect(asked).toEqual([]);
  });
});

it('the home page asks for the PIN code only where something can decide', async () => {
  expect(await decides()).toBe(false);
  await check('500001');
  expect(await decides()).toBe(true);
  await changeSettings(app, { areas: [] });
  expect(await decides()).toBe(false);
  await app.db.tx(async tx => void (await tx.delete(geocodeCache)));
  await changeSettings(app, { areas: [CIRCLE, { kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] }] });
  expect(await decides()).toBe(true);
});

describe('a wish by a PIN code', () => {
  it('knows whether the salon goes there', async () => {
    onMap.set('442001', [{ lat: WARDHA.latitude, lon: WARDHA.longitude, display_name: '442001, India' }]);
    await check('442001');
    const wish = { mobile: newMobile(), postalCode: '442001' };
    const { verificationId } = (await app.call('POST', '/area/wish', { body: wish })).body.data;
    const otp = app.sms.codeFor(wish.mobile);
    expect((await app.call('POST', '/area/wish/verify', { body: { ...wish, verificationId, otp } })).status).toBe(200);
    const served = async () => (await app.call('GET', '/area/admin/wish', { token })).body.data.content[0].served;
    expect(await served()).toBe(false);
    await changeSettings(app, { areas: [{ ...CIRCLE, radiusKm: 120 }] });
    expect(await served()).toBe(true);
  });
});
