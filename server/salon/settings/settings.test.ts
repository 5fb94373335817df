import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setting } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, makeAdmin, makeCustomer } from '../../test/makers.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
});
afterAll(() => app.close());
beforeEach(() => app.db.tx(async tx => void (await tx.delete(setting))));

const read = async () => (await app.call('GET', '/settings/admin', { token })).body.data;
const readPublic = async () => (await app.call('GET', '/settings')).body.data;
const put = (body: unknown) => app.call('PUT', '/settings/admin', { token, body });
const withHours = (day: number, change: object) => ({
  ...DEFAULT_SETTINGS,
  openingHours: DEFAULT_SETTINGS.openingHours.map((hours, i) => (i === day ? { ...hours, ...change } : hours)),
});

describe('a fresh installation', () => {
  it('C20 says nothing of the salon', async () => {
    expect(await read()).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({
      ...{ phone: '', email: '', address: '', city: null, areasServed: null, minimumOrderValue: 899 },
      ...{ showListPrice: false, showDecorativeRatings: false },
      claims: { years: null, clients: null, services: null, rating: null, ownAcademy: false, checksPapers: false, lines: [] },
    });
  });

  it('shows the public everything except teams, limits and tax', async () => {
    const { teams, travel, arrivalGraceMinutes, shortestNotice, areas, maxPendingBookings, ...others } = DEFAULT_SETTINGS;
    const { keyRequestsPerMinute, keyPasscodesPerHour, messagesOff, payOnline, holdMinutes, tax, latinName, ...more } = others;
    const {
      refundsLowerCommission,
      commissionBeforeTax,
      feedsShowCustomer,
      staffSecondFactor,
      waitOfferMinutes,
      waitRegularsFirst,
      nudges,
      referralReward,
      referralDays,
      ...known
    } = more;
    expect(await readPublic()).toEqual({
      ...known,
      nameLines: ['Beauty', 'Salon'],
      // Without online payment nobody can pay a deposit.
      noShowDepositPercent: 0,
      logoPath: null,
      map: {
        tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
        typeAhead: true,
      },
      onlinePayment: false,
      paymentTypes: ['PAY_AFTER'],
      servesEverywhere: true,
      hasCourses: false,
      hasWaitingList: true,
      ...{ rating: null, reviewCount: 0, wasRated: false },
      whatsappConsentText: 'Beauty Salon may send me messages about my visits on WhatsApp.',
      whatsappConsentTexts: {
        en: 'Beauty Salon may send me messages about my visits on WhatsApp.',
        hi: 'Beauty Salon मुझे मेरी विज़िट के मैसेज व्हाट्सऐप पर भेज सकता है।',
        mr: 'Beauty Salon मला माझ्या भेटींचे मेसेज व्हॉट्सॲपवर पाठवू शकते.',
      },
    });
  });
});

describe('the map of the public settings', () => {
  it('comes from the configuration and the geocoder', async () => {
    const other = await startApp({
      env: { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: 'Example' },
      geocoder: { typeAhead: false, search: async () => [], reverse: async () => ({}) },
    });
    const { map } = (await other.call('GET', '/settings')).body.data;
    expect(map).toEqual({ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example', typeAhead: false });
    await other.close();
  });
});

const withClaims = (claims: object) => ({ ...DEFAULT_SETTINGS, claims: { ...DEFAULT_SETTINGS.claims, ...claims } });

const REGISTERED = {
  from: '2026-04-01',
  regime: 'REGULAR' as const,
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Nikhar Beauty LLP',
  address: 'Ramdaspeth, Nagpur',
};
const withTax = (...registrations: object[]) => ({
  ...DEFAULT_SETTINGS,
  tax: { ...DEFAULT_SETTINGS.tax, registrations: registrations.map(one => ({ ...REGISTERED, ...one })) },
});

describe('changing', () => {
  it('G1 keeps the registrations by their first day, and drops the GSTIN of a salon without one', async () => {
    const entered = withTax({ from: '2027-04-01', gstin: ' 27aapfu0939f1zv ' }, { regime: 'UNREGISTERED', legalName: ' Meera ' });
    const { tax } = (await put(entered)).body.data;
    expect(tax.registrations).toEqual([
      { ...REGISTERED, regime: 'UNREGISTERED', gstin: null, legalName: 'Meera' },
      { ...REGISTERED, from: '2027-04-01' },
    ]);
    const { tax: _, ...older } = DEFAULT_SETTINGS;
    expect((await put(older)).body.data.tax).toEqual(tax);
  });

  it('replaces all settings, and everybody sees them at once', async () => {
    const changed = {
      ...DEFAULT_SETTINGS,
      salonName: ' Nikhar Ladies Salon ',
      closedDays: ['2027-08-15', '2027-01-26'],
      slotPlan: 'HOURLY',
      teams: 4,
      minimumOrderValue: 499.5,
      upiId: 'nikhar.salon@okbank',
      showListPrice: false,
    };
    // The prefix of bills follows the name (rule C23).
    const tax = { ...changed.tax, numberPrefix: 'NL' };
    const kept = { ...changed, salonName: 'Nikhar Ladies Salon', closedDays: ['2027-01-26', '2027-08-15'], tax };
    const answer = await put({ ...changed, currentPassword: ADMIN_PASSWORD });
    expect([answer.status, answer.body.data]).toEqual([200, kept]);
    expect(await read()).toEqual(kept);
    expect(await readPublic()).toMatchObject({
      salonName: 'Nikhar Ladies Salon',
      upiId: 'nikhar.salon@okbank',
      paymentTypes: ['PAY_AFTER', 'PAY_NOW'],
    });
    expect((await put(await read())).body.data).toEqual(kept);
    expect((await put({ ...kept, upiId: null, currentPassword: ADMIN_PASSWORD })).body.data.upiId).toBeNull();
    expect((await readPublic()).paymentTypes).toEqual(['PAY_AFTER']);
  });

  it.each([
    ['openingHours.3.closes', withHours(3, { opens: '20:00:00', closes: '09:00:00' })],
    ['openingHours.6.day', withHours(6, { day: 'MONDAY' })],
    ['openingHours.0.opens', withHours(0, { opens: '24:00:00' })],
    ['openingHours.0.opens', withHours(0, { opens: '09:00' })],
    ['openingHours.0.lunch', withHours(0, { lunch: '13:00:00' })],
    ['openingHours', { ...DEFAULT_SETTINGS, openingHours: DEFAULT_SETTINGS.openingHours.slice(1) }],
    ['closedDays.1', { ...DEFAULT_SETTINGS, closedDays: ['2027-01-26', '2027-01-26'] }],
    ['closedDays.0', { ...DEFAULT_SETTINGS, closedDays: ['2027-02-30'] }],
    ['latitude', { ...DEFAULT_SETTINGS, latitude: '91' }],
    ['longitude', { ...DEFAULT_SETTINGS, longitude: '181' }],
    ['latitude', { ...DEFAULT_SETTINGS, latitude: 21.1458 }],
    ['salonName', { ...DEFAULT_SETTINGS, salonName: ' ' }],
    ['phone', { ...DEFAULT_SETTINGS, phone: 'call us' }],
    ['email', { ...DEFAULT_SETTINGS, email: 'nobody' }],
    ['latinName', { ...DEFAULT_SETTINGS, latinName: 'साई' }],
    ['nameLines', { ...DEFAULT_SETTINGS, nameLines: ['a', 'b', 'c'] }],
    ['nameLines.0', { ...DEFAULT_SETTINGS, nameLines: [' '] }],
    ['claims.years', withClaims({ years: 0 })],
    ['claims.rating', withClaims({ rating: 5.1, reviews: 3 })],
    ['claims.reviews', withClaims({ rating: 4.8 })],
    ['claims.lines.0.en', withClaims({ lines: [{ en: ' ', hi: null, mr: null }] })],
    ['slotPlan', { ...DEFAULT_SETTINGS, slotPlan: 'DAILY' }],
    ['teams', { ...DEFAULT_SETTINGS, teams: 0 }],
    ['teams', { ...DEFAULT_SETTINGS, teams: 2.5 }],
    ['bookingHorizonDays', { ...DEFAULT_SETTINGS, bookingHorizonDays: 366 }],
    ['minimumOrderValue', { ...DEFAULT_SETTINGS, minimumOrderValue: -1 }],
    ['minimumOrderValue', { ...DEFAULT_SETTINGS, minimumOrderValue: 1.005 }],
    ['upiId', { ...DEFAULT_SETTINGS, upiId: '' }],
    ['upiId', { ...DEFAULT_SETTINGS, upiId: 'nikhar' }],
    ['showListPrice', { ...DEFAULT_SETTINGS, showListPrice: null }],
    ['searchSynonyms.0', { ...DEFAULT_SETTINGS, searchSynonyms: [['alone']] }],
    ['searchSynonyms.0.1', { ...DEFAULT_SETTINGS, searchSynonyms: [['wax', ' - ']] }],
    ['searchSynonyms.0.0', { ...DEFAULT_SETTINGS, searchSynonyms: [['x'.repeat(41), 'wax']] }],
    ['city', { ...DEFAULT_SETTINGS, city: 'x'.repeat(61) }],
    ['areasServed', { ...DEFAULT_SETTINGS, areasServed: 5 }],
    ['paymentTypes', { ...DEFAULT_SETTINGS, paymentTypes: ['PAY_NOW'] }],
    ['teams', { ...DEFAULT_SETTINGS, teams: undefined }],
    ['tax.registrations.0.gstin', withTax({ gstin: '27AAPFU0939F1ZX' })],
    ['tax.registrations.0.gstin', withTax({ gstin: null })],
    ['tax.registrations.0.legalName', withTax({ legalName: ' ' })],
    ['tax.registrations.0.address', withTax({ address: ' ' })],
    ['tax.registrations.1.from', withTax({}, {})],
    ['tax.numberPrefix', { ...DEFAULT_SETTINGS, tax: { ...DEFAULT_SETTINGS.tax, numberPrefix: 'NKR' } }],
  ])('names a wrong %s and changes nothing', async (field, body) => {
    const answer = await put(body);
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await read()).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps the search words if a client omits them, and trims those that it sends', async () => {
    const { searchSynonyms, ...older } = DEFAULT_SETTINGS;
    expect((await put({ ...older, teams: 4 })).body.data).toEqual({ ...DEFAULT_SETTINGS, teams: 4 });
    await put({ ...older, searchSynonyms: [[' wax ', 'waxing']] });
    expect((await put(older)).body.data.searchSynonyms).toEqual([['wax', 'waxing']]);
    expect((await readPublic()).searchSynonyms).toEqual([['wax', 'waxing']]);
    expect((await put({ ...older, searchSynonyms: [] })).body.data.searchSynonyms).toEqual([]);
    expect(searchSynonyms.length).toBeGreaterThan(5);
  });

  it('leaves city and areas empty if the first client omits them, and keeps them if a later one does', async () => {
    const { city: _city, areasServed: _areas, ...older } = { ...DEFAULT_SETTINGS, address: 'FC Road, Pune, Maharashtra 411005' };
    const unsaid = { city: null, areasServed: null };
    expect((await put(older)).body.data).toEqual({ ...older, ...unsaid });
    expect(await readPublic()).toMatchObject(unsaid);
    await put({ ...older, city: ' Pune ', areasServed: ' From Aundh to Kothrud ' });
    const said = { city: 'Pune', areasServed: 'From Aundh to Kothrud' };
    expect((await put(older)).body.data).toMatchObject(said);
    expect(await readPublic()).toMatchObject(said);
    expect((await put({ ...older, city: '  ', areasServed: null })).body.data).toMatchObject(unsaid);
  });

  it('leaves city and areas empty in settings of an earlier version', async () => {
    const { city: _city, areasServed: _areas, ...older } = DEFAULT_SETTINGS;
    await app.db.tx(async tx => void (await tx.insert(setting).values({ id: 1, value: older })));
    expect(await readPublic()).toMatchObject({ city: null, areasServed: null });
  });

  it('names every wrong field at once', async () => {
    const answer = await put({
      ...withHours(6, { day: 'MONDAY', closes: '08:00:00' }),
      latitude: '91',
      closedDays: ['2027-01-26', '2027-01-26'],
    });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([
      'latitude',
      'openingHours.6.day',
      'openingHours.6.closes',
      'closedDays.1',
    ]);
  });

  it('hides and drops a setting of an earlier version', async () => {
    await app.db.tx(tx => tx.insert(setting).values({ id: 1, value: { retired: 'yes' } }));
    expect(await read()).toEqual({ ...DEFAULT_SETTINGS, city: null, areasServed: null });
    await put({ ...DEFAULT_SETTINGS, teams: 9 });
    const [row] = await app.db.read.select().from(setting);
    const tax = { ...DEFAULT_SETTINGS.tax, numberPrefix: null };
    expect(row?.value).toEqual({ ...DEFAULT_SETTINGS, teams: 9, shortestNotice: null, tax });
  });

  it('does not overwrite settings that somebody else has saved meanwhile', async () => {
    const opened = await app.call('GET', '/settings/admin', { token });
    const { etag } = opened.headers as { etag: string };
    const put = (change: object, ifMatch: string) =>
      app.call('PUT', '/settings/admin', { token, body: { ...DEFAULT_SETTINGS, ...change }, headers: { 'if-match': ifMatch } });
    expect((await app.call('GET', '/settings/admin', { token, headers: { 'if-none-match': etag } })).status).toBe(304);

    expect((await put({ teams: 4 }, etag)).status).toBe(200);
    const late = await put({ minimumOrderValue: 1 }, etag);
    expect([late.status, late.body.errorCode]).toEqual([412, 'SETTINGS_CHANGED']);
    expect(await read()).toEqual({ ...DEFAULT_SETTINGS, teams: 4 });

    const { etag: newer } = (await app.call('GET', '/settings/admin', { token })).headers as { etag: string };
    expect(newer).not.toBe(etag);
    const both = await Promise.all([put({ teams: 5 }, newer), put({ teams: 6 }, newer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('answers with the new ETag, and accepts * for any version', async () => {
    const put = (teams: number, ifMatch: string) =>
      app.call('PUT', '/settings/admin', { token, body: { ...DEFAULT_SETTINGS, teams }, headers: { 'if-match': ifMatch } });
    const first = await put(4, '*');
    expect(first.status).toBe(200);
    expect((await put(5, String(first.headers.etag))).status).toBe(200);
    expect((await put(6, String(first.headers.etag))).status).toBe(412);
  });

  it.each([
    ['nginx', (etag: string) => `W/${etag}`],
    ['Caddy', (etag: string) => etag.replace(/"$/, '-zstd"')],
  ])('accepts the ETag that %s changes when it compresses', async (_proxy, marked) => {
    // Caddy asks for identity when it compresses itself.
    const asked = { token, headers: { 'accept-encoding': 'identity' } };
    const { etag } = (await app.call('GET', '/settings/admin', asked)).headers as { etag: string };
    const headers = { 'if-match': marked(etag) };
    const put = (teams: number) => app.call('PUT', '/settings/admin', { token, body: { ...DEFAULT_SETTINGS, teams }, headers });
    expect((await put(4)).status).toBe(200);
    expect((await put(5)).status).toBe(412);
  });

  it('R14 is for staff', async () => {
    const customer = await makeCustomer(app);
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', DEFAULT_SETTINGS],
      ['POST', DEFAULT_SETTINGS],
    ] as const) {
      const path = method === 'POST' ? '/settings/admin/preview' : '/settings/admin';
      expect((await app.call(method, path, { body })).status).toBe(401);
      expect((await app.call(method, path, { body, token: customer.token })).status).toBe(403);
    }
  });
});
