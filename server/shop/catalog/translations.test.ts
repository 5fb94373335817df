/** Names and texts in Hindi and Marathi: who reads them, and where they stay (rule C30). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { aCourse } from '../../test/academy.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { type FormFields, formOf } from '../../test/form.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCustomer,
  makeService,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
});
afterAll(() => app.close());

const get = async (path: string, token?: string) => (await app.call('GET', path, { ...(token && { token }) })).body.data;
const send = async (method: string, path: string, fields: FormFields) =>
  app.call(method, path, { token: staff, ...(await formOf(fields)) });

const WAX = {
  hi: { name: 'फ़ुल आर्म्स वैक्स', description: 'दोनों बाँहें, कंधे से उँगलियों तक।' },
  mr: { name: 'फुल आर्म्स वॅक्स', description: 'दोन्ही हात, खांद्यापासून बोटांपर्यंत.' },
};
const FORM = { name: 'Full Arms Wax', description: 'Both arms.', price: 999, durationInMinutes: 60 };

let waxing: string;
let wax: Schemas['Service'];
beforeEach(async () => {
  waxing = await makeCategory(app, 'Waxing');
  await send('PUT', `/category/update/${waxing}`, { translations: JSON.stringify({ hi: { name: 'वैक्सिंग' } }) });
  const fields = { ...FORM, categoryId: waxing, translations: JSON.stringify(WAX) };
  wax = (await send('POST', '/service/create', fields)).body.data;
});

describe('C30 the catalogue', () => {
  it('is read in the language that is asked for, and in English by who asks for none', async () => {
    expect(await get(`/service/${wax.id}`)).toMatchObject({
      name: FORM.name,
      description: FORM.description,
      categoryName: 'Waxing',
    });
    expect(await get(`/service/${wax.id}?language=hi`)).toMatchObject({ ...WAX.hi, categoryName: 'वैक्सिंग' });
    // No Marathi name of the category.
    expect(await get(`/service/${wax.id}?language=mr`)).toMatchObject({ ...WAX.mr, categoryName: 'Waxing' });
    const lists = [`/service/all?categoryId=${waxing}&language=hi`, `/service/category?categoryId=${waxing}&language=hi`];
    for (const list of lists) expect((await get(list)).content[0]).toMatchObject(WAX.hi);
    expect(await get(`/category/${waxing}?language=hi`)).toMatchObject({ name: 'वैक्सिंग', otherNames: ['Waxing'] });
    const categories: Schemas['Category'][] = (await get('/category?language=hi')).content;
    expect(categories.find(({ id }) => id === waxing)?.name).toBe('वैक्सिंग');
    expect((await app.call('GET', `/service/${wax.id}?language=fr`)).status).toBe(400);
  });

  it('has another ETag in another language', async () => {
    const etags = await Promise.all(
      ['en', 'hi', 'mr'].map(async language => (await app.call('GET', `/service/${wax.id}?language=${language}`)).headers.etag),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('gives all languages to forms, and to nobody else', async () => {
    expect(wax.translations).toEqual(WAX);
    expect((await get(`/service/${wax.id}?translations=true`)).translations).toEqual(WAX);
    expect(await get(`/service/${wax.id}`)).not.toHaveProperty('translations');
    expect(await get(`/service/${wax.id}`)).toMatchObject({ otherNames: [WAX.hi.name, WAX.mr.name] });
  });

  it('keeps what a change leaves out, replaces what it names, and drops empty texts', async () => {
    await send('PUT', `/service/${wax.id}`, { price: 1099 });
    expect(await get(`/service/${wax.id}?language=hi`)).toMatchObject(WAX.hi);
    const change = JSON.stringify({ hi: { name: ' हाथ का वैक्स ', description: '  ' } });
    const { translations } = (await send('PUT', `/service/${wax.id}`, { translations: change })).body.data;
    expect(translations).toEqual({ hi: { name: 'हाथ का वैक्स' } });
    expect(await get(`/service/${wax.id}?language=hi`)).toMatchObject({ name: 'हाथ का वैक्स', description: FORM.description });
    expect((await send('PUT', `/service/${wax.id}`, { translations: '{}' })).body.data).not.toHaveProperty('translations');
  });

  it.each([
    ['no JSON', 'hi'],
    ['a list', '[]'],
    ['a number', '7'],
    ['another language', '{"fr":{"name":"Épilation"}}'],
    ['a long name', JSON.stringify({ hi: { name: 'व'.repeat(101) } })],
  ])('refuses %s', async (_, translations) => {
    const answer = await send('PUT', `/service/${wax.id}`, { translations });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, expect.stringMatching(/^translations/)]);
  });

  it('takes the longest texts that it allows', async () => {
    const longest = { name: 'व'.repeat(100), description: '😀'.repeat(1000) };
    const translations = { hi: longest, mr: longest };
    const answer = await send('PUT', `/service/${wax.id}`, { translations: JSON.stringify(translations) });
    expect(answer.body.data.translations).toEqual(translations);
  });

  it('is found in every language, whatever the language of the page', async () => {
    for (const language of ['en', 'hi', 'mr'])
      for (const search of ['full arms', 'फुल आर्म्स वैक्स', 'वॅक्स', 'खांद्यापासून', 'वैक्सिंग']) {
        const { content, matched } = await get(`/service/all?language=${language}&search=${encodeURIComponent(search)}`);
        expect([search, matched, content.some(({ id }: Schemas['Service']) => id === wax.id)]).toEqual([search, 'EXACT', true]);
      }
  });

  it('translates coupons for customers, and shows all to staff', async () => {
    const { token } = await makeCustomer(app);
    const hi = { description: 'दिवाली की छूट' };
    const coupon = { code: 'DIWALI20', description: 'Diwali offer', discountType: 'FIXED', discountValue: 20 };
    const body = { ...coupon, validFrom: '2026-12-01', validTill: '2026-12-31', translations: { hi } };
    await app.call('POST', '/coupon/create', { token: staff, body });
    const shown = async (path: string, by = token) =>
      [await get(path, by)].flat().find(({ code }: Schemas['Coupon']) => code === 'DIWALI20');
    for (const path of ['/coupon?language=hi', '/coupon/DIWALI20?language=hi']) {
      expect((await shown(path)).description).toBe(hi.description);
      expect(await shown(path)).not.toHaveProperty('translations');
    }
    expect((await shown('/coupon?language=mr')).description).toBe('Diwali offer');
    expect(await shown('/coupon?language=hi', staff)).toMatchObject({ description: 'Diwali offer', translations: { hi } });
    expect((await app.call('GET', '/coupon?language=fr', { token })).status).toBe(400);
    // A client that does not know them.
    const { translations: _, ...older } = body;
    await app.call('PUT', '/coupon/DIWALI20', { token: staff, body: { ...older, discountValue: 30 } });
    expect((await shown('/coupon?language=hi')).description).toBe(hi.description);
    await app.call('PUT', '/coupon/DIWALI20', { token: staff, body: { ...body, translations: {} } });
    expect((await shown('/coupon?language=hi')).description).toBe('Diwali offer');
  });

  it('translates courses, with their certificate', async () => {
    const hi = { name: 'मेहंदी वीकेंड', description: 'कोन से दुल्हन के हाथ तक।', certificate: 'डिप्लोमा' };
    const body = { ...aCourse({ name: 'Mehendi Weekend', certificate: 'Diploma' }), translations: { hi } };
    const { id } = (await app.call('POST', '/academy/admin/course', { token: staff, body })).body.data;
    expect(await get(`/academy/course/${id}?language=hi`)).toMatchObject(hi);
    expect((await get('/academy/course?language=hi')).find((one: Schemas['Course']) => one.id === id)).toMatchObject(hi);
    expect(await get(`/academy/course/${id}`)).toMatchObject({ name: 'Mehendi Weekend', certificate: 'Diploma' });
    const ofStaff = () => get('/academy/admin/course', staff);
    expect((await ofStaff()).find((one: Schemas['Course']) => one.id === id)).toMatchObject({
      name: 'Mehendi Weekend',
      translations: { hi },
    });
    expect((await app.call('GET', '/academy/course?language=fr')).status).toBe(400);
    await app.call('PUT', `/academy/admin/course/${id}`, { token: staff, body: { translations: {} } });
    expect((await get(`/academy/course/${id}?language=hi`)).name).toBe('Mehendi Weekend');
  });
});

describe('B8 a booking keeps the names in every language as they were', () => {
  const names = { hi: WAX.hi.name, mr: WAX.mr.name };
  const order = async (customer: TestCustomer, more: object = {}) => {
    const addressId = await makeAddress(app, customer);
    const { token, userId } = customer;
    const request = { userId, serviceIds: [wax.id], finalPrice: 999, addressId, paymentType: 'PAY_AFTER', ...more };
    const body = { bookingDate: '2026-12-07', bookingTime: '11:00:00', ...request };
    return (await app.call('POST', '/booking', { token, body })).body.data as Schemas['Booking'];
  };

  it('from the cart on, also after the service was renamed or withdrawn', async () => {
    const customer = await makeCustomer(app);
    const { token, userId } = customer;
    const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
    const body = { serviceId: wax.id, quantity: 1 };
    const added = (await app.call('POST', `/cart/${id}/items`, { token, body })).body.data as Schemas['Cart'];
    expect(added.items[0]?.service).toMatchObject({ name: FORM.name, names, categoryNames: { hi: 'वैक्सिंग' } });
    expect((await get(`/cart/${id}`, token)).items).toEqual(added.items);
    const booked = await order(customer, { cartId: id });
    expect(booked).toMatchObject({ name: [FORM.name], items: [{ name: FORM.name, names }] });

    await send('PUT', `/service/${wax.id}`, { translations: JSON.stringify({ hi: { name: 'और कुछ' } }) });
    expect((await get(`/booking/${booked.bookingId}`, token)).items).toMatchObject([{ names }]);
    expect((await get(`/booking/user/${userId}`, token))[0].items).toMatchObject([{ names }]);
    await app.call('DELETE', `/service/${wax.id}`, { token: staff });
    const again = (await app.call('POST', `/booking/${booked.bookingId}/book-again`, { token })).body.data as Schemas['Cart'];
    expect(again.changes).toMatchObject([{ code: 'SERVICE_NOT_ADDED', params: { name: FORM.name, names } }]);
  });

  it('tells them when it leaves the cart', async () => {
    const { token, userId } = await makeCustomer(app);
    const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
    await app.call('POST', `/cart/${id}/items`, { token, body: { serviceId: wax.id, quantity: 1 } });
    await app.call('DELETE', `/service/${wax.id}`, { token: staff });
    expect((await get(`/cart/${id}`, token)).changes).toMatchObject([{ code: 'SERVICE_REMOVED', params: { names } }]);
  });

  it('and has none for a service that is English only', async () => {
    wax = await get(`/service/${await makeService(app, { name: 'Facial' })}`);
    const booked = await order(await makeCustomer(app));
    expect(booked.items[0]).not.toHaveProperty('names');
  });

  it('so the reader meets them in e-mails and documents, each in their language', async () => {
    const customer = await makeCustomer(app);
    const profile = { language: 'hi', email: 'asha@example.com' };
    await app.call('PUT', '/auth/profile', { token: customer.token, body: profile });
    const { bookingId } = await order(customer);
    app.clock.advance(1000);
    await app.worker.runDue();
    const letter = app.messages.sent.findLast(({ subject }) => subject)?.text;
    expect(letter).toContain(`सर्विस: ${WAX.hi.name}`);

    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: staff });
    const [document] = await get(`/booking/${bookingId}/documents`, customer.token);
    const html = (await app.call('GET', `/document/${document.id}/html`, { token: customer.token })).text;
    expect(html).toContain(`${WAX.hi.name} / ${FORM.name}`);
  });

  it('and a professional sees them beside the English ones', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    const { token, professionalId } = await signInProfessional(app, { serviceIds: [wax.id], messageLanguage: 'mr' });
    const customer = await makeCustomer(app);
    await app.call('PUT', '/auth/profile', { token: customer.token, body: { language: 'hi' } });
    await order(customer, { professionalId });
    const { days, language }: Schemas['OwnVisits'] = await get('/visit?date=2026-12-07', token);
    expect(language).toBe('mr');
    expect(days[0]?.visits[0]).toMatchObject({ language: 'hi', services: [{ name: FORM.name, names, quantity: 1 }] });
    await changeSettings(app, { capacity: 'TEAMS' });
  });
});
