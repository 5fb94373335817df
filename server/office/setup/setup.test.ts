/** Rules C20 to C23 and W50: a new salon claims nothing, goes six steps, and empties the demo. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfRatings } from '../../salon/rating/damage.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { seedDemo } from '../../seed/seed.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf, picture } from '../../test/form.ts';
import { makeAdmin, makeCategory, makeProfessional, makeService, newMobile } from '../../test/makers.ts';

let app: TestApp;
afterEach(() => app.close());

const open = async () => {
  app = await startApp({ unsaid: true, env: { PUBLIC_URL: 'https://salon.example' } });
  const { token } = await makeAdmin(app);
  const call = (method: string, path: string, body?: object) => app.call(method, path, { token, ...(body && { body }) });
  const data = async (method: string, path: string, body?: object) => (await call(method, path, body)).body.data;
  const setup = async (): Promise<Schemas['Setup']> => data('GET', '/setup/admin');
  const done = async () => (await setup()).steps.filter(step => step.done).map(({ step }) => step);
  const settings = async (): Promise<Schemas['Settings']> => data('GET', '/settings/admin');
  const save = async (change: object) => data('PUT', '/settings/admin', { ...(await settings()), ...change });
  return { token, call, data, setup, done, settings, save };
};

describe('a new salon', () => {
  it('C20 names no telephone, e-mail, place, claim or rating', async () => {
    await open();
    const { body } = await app.call('GET', '/settings');
    expect(body.data).toMatchObject({ phone: '', email: '', address: '', city: null, showListPrice: false, rating: null });
    expect(body.data.claims).toMatchObject({ years: null, clients: null, services: null, rating: null, ownAcademy: false });
  });

  it('W50 goes six steps, each done by itself or confirmed', async () => {
    const salon = await open();
    expect(await salon.done()).toEqual([]);
    await salon.save({ salonName: 'Saanvi Beauty at Home' });
    expect(await salon.done()).toEqual(['NAME']);
    await salon.data('PUT', '/setup/admin', { confirm: ['HOURS'] });
    await salon.data('PUT', '/setup/admin', { confirm: ['AREA', 'HOURS'] });
    expect(await salon.done()).toEqual(['NAME', 'HOURS', 'AREA']);
    await makeService(app, { name: 'Haircut' });
    await makeProfessional(app, salon.token, { name: 'Kavita' });
    expect(await salon.done()).toEqual(['NAME', 'HOURS', 'AREA', 'SERVICES', 'PEOPLE']);
    await salon.data('PUT', '/setup/admin', { dismissed: true });
    expect((await salon.setup()).dismissed).toBe(true);
    await salon.data('PUT', '/setup/admin', { dismissed: false });
    expect((await salon.setup()).dismissed).toBe(false);
  });

  it('W50 books a test whose messages reach the owner alone, and removes it', async () => {
    const salon = await open();
    const mobile = newMobile();
    expect((await salon.call('POST', '/setup/admin/test-booking', { mobile })).body.errorCode).toBe('SERVICE_NOT_FOUND');
    const serviceId = await makeService(app, { name: 'Haircut' });
    const kavita = newMobile();
    await makeProfessional(app, salon.token, { name: 'Kavita', mobile: kavita, serviceIds: [serviceId] });
    await salon.save({ salonName: 'श्री साई', latinName: 'Shree Saai', capacity: 'PROFESSIONALS' });
    const { testBooking } = await salon.data('POST', '/setup/admin/test-booking', { mobile });
    expect(testBooking).toMatchObject({ serviceName: 'Haircut', bookingDate: '2026-12-04' });
    const again = await salon.data('POST', '/setup/admin/test-booking', { mobile });
    expect(again.testBooking).toEqual(testBooking);
    app.clock.advance(5 * 60_000);
    await app.worker.runDue();
    const sent = app.messages.sent.map(({ to, text }) => [to, text.split(':')[0]]);
    expect(sent).toEqual([[mobile, 'Shree Saai']]);
    expect(await salon.done()).toContain('TEST_BOOKING');
    expect((await salon.data('DELETE', '/setup/admin/test-booking')).testBooking).toBeNull();
    expect((await salon.call('GET', `/booking/${testBooking.bookingId}`)).status).toBe(404);
    expect(await salon.done()).toContain('TEST_BOOKING');
    await salon.data('DELETE', '/setup/admin/test-booking');
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
  });

  it('W50 books no test visit when no time is free', async () => {
    const salon = await open();
    await makeService(app);
    const { openingHours } = await salon.settings();
    await salon.save({ openingHours: openingHours.map(hours => ({ ...hours, closed: true })) });
    const answer = await salon.call('POST', '/setup/admin/test-booking', { mobile: '9876543210' });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'SLOT_UNAVAILABLE']);
  });

  it('C22 has a logo, which everybody can see until it is removed', async () => {
    const salon = await open();
    const form = await formOf({ logo: { bytes: await picture(200, 200) } });
    const { logoPath } = (await app.call('PUT', '/setup/admin/logo', { token: salon.token, ...form })).body.data;
    expect((await app.call('GET', '/settings')).body.data.logoPath).toBe(logoPath);
    expect((await app.call('GET', `${logoPath}?width=160`)).status).toBe(200);
    const removed = await formOf({ removeLogo: 'true' });
    expect((await app.call('PUT', '/setup/admin/logo', { token: salon.token, ...removed })).body.data.logoPath).toBeNull();
    expect((await app.call('GET', `${logoPath}?width=160`)).status).toBe(404);
    const stray = await formOf({ removeLogo: 'perhaps' });
    expect((await app.call('PUT', '/setup/admin/logo', { token: salon.token, ...stray })).status).toBe(400);
  });

  it('C22 is told what follows from a name before it is saved', async () => {
    const salon = await open();
    const name = encodeURIComponent('श्री साई ब्यूटी पार्लर');
    expect(await salon.data('GET', `/settings/admin/name?salonName=${name}`)).toEqual({
      ...{ nameLines: ['श्री साई', 'ब्यूटी पार्लर'], latinName: 'Shri Sai Byuti Parlar', numberPrefix: 'SS' },
    });
    await salon.save({ salonName: 'Roop Rang', nameLines: ['Roop', 'Rang'] });
    const { nameLines: _lines, latinName: _latin, ...older } = await salon.settings();
    const renamed = await salon.data('PUT', '/settings/admin', { ...older, salonName: 'Saanvi' });
    expect(renamed).toMatchObject({ nameLines: null, latinName: null });
    expect((await app.call('GET', '/settings')).body.data.nameLines).toEqual(['Saanvi']);
  });

  it('C23 has its initials on bills until somebody types others', async () => {
    const salon = await open();
    const prefix = async () => (await salon.settings()).tax?.numberPrefix;
    expect(await prefix()).toBe('BS');
    await salon.save({ salonName: 'Roop Rang' });
    expect(await prefix()).toBe('RR');
    const { tax } = await salon.settings();
    await salon.save({ tax: { ...tax, numberPrefix: 'RX' } });
    await salon.save({ salonName: 'Saanvi Beauty' });
    expect(await prefix()).toBe('RX');
  });

  it('C23 keeps the prefix of the first bill when its name changes', async () => {
    const salon = await open();
    await salon.save({ salonName: 'Roop Rang', minimumOrderValue: 0 });
    await makeService(app, { name: 'Haircut' });
    const { testBooking } = await salon.data('POST', '/setup/admin/test-booking', { mobile: newMobile() });
    await salon.data('PUT', `/booking/admin/${testBooking.bookingId}/status?status=COMPLETED`);
    await app.worker.runDue();
    const { content } = await salon.data('GET', '/document/admin');
    expect(content[0].number).toMatch(/^RR/);
    await salon.save({ salonName: 'Saanvi Beauty' });
    expect((await salon.settings()).tax?.numberPrefix).toBe('RR');
  });
});

describe('C21 the demo', { timeout: 60_000 }, () => {
  const demo = async () => {
    const salon = await open();
    await seedDemo(app.db, app.clock, { named: true, reviewed: true });
    const empty = (settings = false) => salon.data('POST', '/setup/admin/demo', { word: 'EMPTY', settings });
    const emptyAll = async (settings = false) => {
      let calls = 0;
      for (let left: object | null = {}; left; calls++) left = (await empty(settings)).demo;
      return calls;
    };
    return { ...salon, empty, emptyAll };
  };

  it('is emptied in pieces, without a trace, and only once', async () => {
    const salon = await demo();
    const { demo: left } = await salon.setup();
    expect(left).toEqual({ services: 63, categories: 11, coupons: 6, courses: 4, professionals: 6, customers: 13, visits: 13 });
    expect((await salon.call('POST', '/setup/admin/demo', { word: 'empty' })).status).toBe(400);
    expect(await salon.emptyAll(true)).toBeGreaterThan(3);
    const { body: services } = await app.call('GET', '/service/all');
    const { body: bookings } = await app.call('GET', '/booking/admin', { token: salon.token });
    expect([services.data.totalElements, bookings.data.totalElements]).toEqual([0, 0]);
    expect((await app.call('GET', '/category')).body.data.totalElements).toBe(0);
    expect(await salon.data('GET', '/professional/admin')).toEqual([]);
    expect(await salon.data('GET', '/academy/admin/course')).toEqual([]);
    const { data } = (await app.call('GET', '/settings')).body;
    expect(data).toMatchObject({ salonName: 'Beauty Salon', phone: '', address: '', rating: null, reviewCount: 0 });
    expect(await app.db.tx(damageOfRatings)).toEqual([]);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    expect((await salon.empty()).demo).toBeNull();
  });

  it('leaves what the owner made, changed or uses', async () => {
    const salon = await demo();
    const { content } = (await app.call('GET', '/service/all?size=100')).body.data;
    const facial = content.find(({ name }: { name: string }) => name === 'Gold Radiance Facial');
    const form = await formOf({ price: '1599' });
    expect((await app.call('PUT', `/service/${facial.id}`, { token: salon.token, ...form })).status).toBe(200);
    const own = await makeService(app, { name: 'Own Haircut', categoryId: await makeCategory(app, 'Own') });
    const [sunita] = await salon.data('GET', '/professional/admin');
    await salon.data('PUT', `/professional/admin/${sunita.id}`, { name: 'Sunita Wagh' });
    await salon.save({ phone: '+91 90110 22334' });
    const coupons = (await salon.data('GET', '/coupon')) as { code: string }[];
    const welcome = coupons.find(({ code }) => code === 'WELCOME200');
    const { id: _, usedCount: __, ...sent } = welcome as { code: string; id: string; usedCount: number };
    const translations = { hi: { description: 'पहली विज़िट पर हमारी ओर से ₹200 की छूट।' } };
    await salon.data('PUT', '/coupon/WELCOME200', { ...sent, translations });
    await salon.emptyAll(true);
    const kept = (await salon.data('GET', '/coupon')) as { code: string }[];
    expect(kept.map(({ code }) => code)).toEqual(['WELCOME200']);
    const after = (await app.call('GET', '/service/all?size=100')).body.data.content as { id: string; categoryName: string }[];
    expect(after.map(({ id }) => id).toSorted()).toEqual([facial.id, own].toSorted());
    const categories = (await app.call('GET', '/category')).body.data.content.map(({ name }: { name: string }) => name);
    expect(categories.toSorted()).toEqual(['Facials & Clean-ups', 'Own']);
    expect((await salon.data('GET', '/professional/admin')).map(({ name }: { name: string }) => name)).toEqual(['Sunita Wagh']);
    expect(await salon.settings()).toMatchObject({ phone: '+91 90110 22334', email: '', salonName: 'Beauty Salon' });
  });

  it('keeps its settings if nobody asks to empty them', async () => {
    const salon = await demo();
    await salon.emptyAll();
    expect(await salon.settings()).toMatchObject({
      salonName: 'Nikhar Salon & Academy',
      claims: { years: 15, ownAcademy: true },
    });
  });
});
