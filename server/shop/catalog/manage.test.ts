/** Staff change the catalogue, and customers see the change (rules C1 to C7, R14, R45 and R46). */
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { type FormFields, formOf, picture } from '../../test/form.ts';
import { makeAddress, makeAdmin, makeCategory, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
let token: string;
let customer: TestCustomer;
let nails: string;
let taken: Buffer;
beforeAll(async () => {
  taken = await picture(80, 60);
  app = await startApp();
  token = (await makeAdmin(app)).token;
  customer = await makeCustomer(app);
  nails = await makeCategory(app, 'Nails');
});
afterAll(() => app.close());

const send = async (method: string, path: string, fields: FormFields, bearer = token) =>
  app.call(method, path, { token: bearer, ...(await formOf(fields)) });
const get = async (path: string) => (await app.call('GET', path)).body.data;
const find = async (search: string) =>
  (await get(`/service/all?search=${encodeURIComponent(search)}`)).content.map(({ name }: { name: string }) => name);
const saying = ({ status, body }: { status: number; body: { errorCode?: string; message: string } }) => [
  status,
  body.errorCode,
  body.message,
];

const MANICURE = { name: 'Manicure', description: 'Soak, shape and polish.', price: 599.5, durationInMinutes: 45 };
const newService = async (change: FormFields = {}) =>
  (await send('POST', '/service/create', { ...MANICURE, categoryId: nails, ...change })).body.data;
const newCategory = async (change: FormFields = {}) =>
  (await send('POST', '/category/create', { name: 'Hands', description: 'Hands and feet at home.', ...change })).body.data;

describe('services', () => {
  it('are answered when created as they are read later, and are seen at once', async () => {
    const before = (await get('/service/all')).totalElements;
    const answer = await send('POST', '/service/create', {
      ...MANICURE,
      categoryId: nails,
      imageUrl: { bytes: await picture(400, 300) },
    });
    expect([answer.status, answer.body.message]).toEqual([201, 'Service created']);
    const service = answer.body.data;
    expect(service).toEqual({
      ...MANICURE,
      id: service.id,
      categoryId: nails,
      categoryName: 'Nails',
      imageUrl: service.imageUrl,
      ...{ rating: null, reviewCount: 0, wasRated: false },
    });
    expect((await app.call('GET', service.imageUrl)).status).toBe(200);
    expect(await get(`/service/${service.id}`)).toEqual(service);
    expect((await get('/service/all')).totalElements).toBe(before + 1);
    expect((await get(`/category/${nails}`)).serviceCount).toBe(1);
  });

  it('keep their price to the paisa', async () => {
    for (const price of ['0.01', '1.10', '19.99', '4.35', '1.15', '99999.99', '100000']) {
      expect((await newService({ price })).price).toBe(Number(price));
    }
  });

  it.each([
    ['name', ' ', 'Name is required'],
    ['description', '', 'Description is required'],
    ['price', '0', 'Price must be greater than 0'],
    ['price', '-5', 'Price must be greater than 0'],
    ['price', '0.001', 'Price must be greater than 0'],
    ['durationInMinutes', '0', 'Duration must be greater than 0'],
    ['durationInMinutes', '-30', 'Duration must be greater than 0'],
    ['categoryId', '', 'Category is required'],
  ])('R62 with %s=%j answer %s', async (field, value, message) => {
    const { id } = await newService();
    for (const answer of [
      await send('POST', '/service/create', { ...MANICURE, categoryId: nails, [field]: value }),
      await send('PUT', `/service/${id}`, { [field]: value }),
    ]) {
      expect(saying(answer)).toEqual([400, 'VALIDATION_ERROR', message]);
      expect(answer.body.errors).toEqual([refusedField(field, message)]);
    }
    expect(await get(`/service/${id}`)).toMatchObject(MANICURE);
  });

  it('are changed field by field, and fields left out stay', async () => {
    const other = await makeCategory(app, 'Spa');
    const service = await newService({ imageUrl: { bytes: await picture(50, 50) } });
    let expected = service;
    const steps: [FormFields, object][] = [
      [{ name: ' Gel Manicure ' }, { name: 'Gel Manicure' }],
      [{ description: 'With gel.' }, { description: 'With gel.' }],
      [{ price: '649' }, { price: 649 }],
      [{ durationInMinutes: 60 }, { durationInMinutes: 60 }],
      [{ categoryId: other }, { categoryId: other, categoryName: 'Spa' }],
    ];
    for (const [change, effect] of steps) {
      const answer = await send('PUT', `/service/${service.id}`, change);
      expected = { ...expected, ...effect };
      expect([answer.status, answer.body.message, answer.body.data]).toEqual([200, 'Service updated', expected]);
      expect(await get(`/service/${service.id}`)).toEqual(expected);
    }
    const { imageUrl } = (await send('PUT', `/service/${service.id}`, { imageUrl: { bytes: await picture(60, 60) } })).body.data;
    expect(imageUrl).not.toBe(service.imageUrl);
    expect([(await app.call('GET', imageUrl)).status, (await app.call('GET', service.imageUrl)).status]).toEqual([200, 404]);
  });

  it('are found by their new words, not by the old ones', async () => {
    const { id } = await newService({ name: 'Zebra Éclat', description: 'Stripes' });
    await send('PUT', `/service/${id}`, { name: 'Quokka ÉCLAT' });
    expect([await find('zebra'), await find('quokka éclat'), await find('STRIPES')]).toEqual([
      [],
      ['Quokka ÉCLAT'],
      ['Quokka ÉCLAT'],
    ]);
  });

  it('need an existing id and category', async () => {
    const { id } = await newService();
    const gone = await newService();
    await app.call('DELETE', `/service/${gone.id}`, { token });
    for (const answer of [
      await send('POST', '/service/create', { ...MANICURE, categoryId: 'none' }),
      await send('PUT', `/service/${id}`, { categoryId: 'none', name: 'Half' }),
    ]) {
      expect(saying(answer)).toEqual([404, 'CATEGORY_NOT_FOUND', 'Category not found.']);
    }
    expect((await get(`/service/${id}`)).name).toBe('Manicure');
    for (const unknown of ['none', gone.id]) {
      expect(saying(await send('PUT', `/service/${unknown}`, { name: 'Late' }))[1]).toBe('SERVICE_NOT_FOUND');
      expect(saying(await app.call('DELETE', `/service/${unknown}`, { token }))[1]).toBe('SERVICE_NOT_FOUND');
    }
  });

  it('do not change if a picture is refused', async () => {
    const service = await newService({ imageUrl: { bytes: await picture(50, 50) } });
    const answer = await send('PUT', `/service/${service.id}`, { name: 'Half', imageUrl: { bytes: Buffer.from('<svg/>') } });
    expect(answer.body.errorCode).toBe('INVALID_IMAGE');
    expect(await get(`/service/${service.id}`)).toEqual(service);
    expect((await app.call('GET', service.imageUrl)).status).toBe(200);
  });

  it('get one of several changes at the same time, and keep only its picture', async () => {
    const { id } = await newService();
    const bytes = await picture(30, 30);
    const urls = await Promise.all(
      ['A', 'B', 'C', 'D'].map(
        async name => (await send('PUT', `/service/${id}`, { name: `Manicure ${name}`, imageUrl: { bytes } })).body.data.imageUrl,
      ),
    );
    const { imageUrl } = await get(`/service/${id}`);
    const there = await Promise.all(urls.map(async url => (await app.call('GET', url)).status));
    expect(there.filter(status => status === 200)).toHaveLength(1);
    expect(there[urls.indexOf(imageUrl)]).toBe(200);
  });
});

const cartWith = async (serviceId: string) => {
  const { token: bearer, userId } = customer;
  const cartId = (await app.call('POST', `/cart?userId=${userId}`, { token: bearer })).body.data.id;
  await app.call('DELETE', `/cart/${cartId}/items`, { token: bearer });
  await app.call('POST', `/cart/${cartId}/items`, { token: bearer, body: { serviceId, quantity: 2 } });
  return async () => (await app.call('GET', `/cart/${cartId}`, { token: bearer })).body.data;
};

describe('R45 a service in carts and in history', () => {
  it('has its new price in carts and its old price in bookings', async () => {
    const service = await newService({ name: 'Bridal Make-up', price: 1500 });
    const readCart = await cartWith(service.id);
    const addressId = await makeAddress(app, customer);
    const booked = await app.call('POST', '/booking', {
      token: customer.token,
      body: {
        userId: customer.userId,
        serviceIds: [service.id],
        bookingDate: '2026-12-10',
        bookingTime: '09:00:00',
        finalPrice: 1500,
        addressId,
        paymentType: 'PAY_AFTER',
      },
    });
    expect(booked.status).toBe(201);
    const booking = async () =>
      (await app.call('GET', `/booking/${booked.body.data.bookingId}`, { token: customer.token })).body.data;

    await send('PUT', `/service/${service.id}`, { name: 'Grand Bridal Make-up', price: 2000 });
    expect(await readCart()).toMatchObject({
      totalPrice: 4000,
      items: [{ service: { name: 'Grand Bridal Make-up', price: 2000 } }],
    });
    expect(await booking()).toMatchObject({ name: ['Bridal Make-up'], totalPrice: 1500, finalPrice: 1500 });

    const removed = await app.call('DELETE', `/service/${service.id}`, { token });
    expect([removed.status, removed.body]).toEqual([200, { success: true, message: 'Service deleted', data: null }]);
    expect(await readCart()).toMatchObject({
      items: [],
      totalPrice: 0,
      notices: ['Grand Bridal Make-up is no longer available and was removed from your cart.'],
    });
    expect((await readCart()).notices).toEqual([]);
    expect(await booking()).toMatchObject({ name: ['Bridal Make-up'], items: [{ price: 1500 }], finalPrice: 1500 });
    expect((await app.call('GET', `/service/${service.id}`)).body.errorCode).toBe('SERVICE_NOT_FOUND');
    expect(await find('Bridal Make-up')).toEqual([]);
  });

  it('loses its picture when it is withdrawn', async () => {
    const service = await newService({ imageUrl: { bytes: await picture(50, 50) } });
    await app.call('DELETE', `/service/${service.id}`, { token });
    expect((await app.call('GET', service.imageUrl)).status).toBe(404);
  });
});

describe('categories', () => {
  it('are answered when created as they are read later, and are seen at once', async () => {
    const before = (await get('/category')).totalElements;
    const answer = await send('POST', '/category/create', {
      name: 'Feet',
      description: 'Feet cared for at home.',
      imageFile: { bytes: await picture(400, 300, 'png') },
    });
    expect([answer.status, answer.body.message]).toEqual([201, 'Category created']);
    const category = answer.body.data;
    expect(category).toMatchObject({ name: 'Feet', description: 'Feet cared for at home.', serviceCount: 0 });
    expect((await app.call('GET', category.imagePath)).status).toBe(200);
    expect(await get(`/category/${category.id}`)).toEqual(category);
    expect((await get('/category')).totalElements).toBe(before + 1);
  });

  it.each([
    ['name', '  ', 'Name is required'],
    ['name', 'a', 'Name must be at least 2 characters'],
    ['name', ' a ', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['description', '', 'Description is required'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['description', `${' '.repeat(10)}x`, 'Description must be at least 10 characters'],
    ['description', 'x'.repeat(501), 'Description must be at most 500 characters'],
  ])('R62 with %s=%j answer %s', async (field, value, message) => {
    const { id } = await newCategory();
    for (const [method, path] of [
      ['POST', '/category/create'],
      ['PUT', `/category/update/${id}`],
    ] as const) {
      const answer = await send(method, path, { name: 'Hands', description: 'Hands and feet at home.', [field]: value });
      expect(saying(answer)).toEqual([400, 'VALIDATION_ERROR', message]);
    }
  });

  it('have their length measured in characters of any script', async () => {
    expect((await newCategory({ name: '💅'.repeat(100), description: 'नाखून की देखभाल घर पर' })).name).toBe('💅'.repeat(100));
  });

  it('are changed field by field, and their services show it', async () => {
    const category = await newCategory();
    const service = await newService({ categoryId: category.id });
    const answer = await send('PUT', `/category/update/${category.id}`, { name: 'Hands & Feet' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Category updated']);
    expect(answer.body.data).toEqual({ ...category, name: 'Hands & Feet', serviceCount: 1 });
    expect((await get(`/service/${service.id}`)).categoryName).toBe('Hands & Feet');
    expect((await send('PUT', '/category/update/none', { name: 'Late' })).body.errorCode).toBe('CATEGORY_NOT_FOUND');
  });

  it('change their services’ dates in the sitemap when they are renamed or deleted', async () => {
    const category = await newCategory();
    const service = await newService({ categoryId: category.id });
    const changedOn = async () =>
      (await supertest(app.app.server).get('/sitemap.xml')).text
        .split('\n')
        .find(line => line.includes(service.id))
        ?.match(/<lastmod>([^<]*)/)?.[1];
    const before = await changedOn();
    const days: unknown[] = [];
    for (const [n, change] of [
      () => send('PUT', `/category/update/${category.id}`, { description: 'Hands alone, at home.' }),
      () => send('PUT', `/category/update/${category.id}`, { name: 'Hands & Feet' }),
      () => app.call('DELETE', `/category/delete/${category.id}`, { token }),
    ].entries()) {
      app.clock.moveTo(`2026-12-1${n + 1}T10:00:00+05:30`);
      token = (await makeAdmin(app)).token;
      expect((await change()).status).toBe(200);
      days.push(await changedOn());
    }
    expect(days).toEqual([before, '2026-12-12', '2026-12-13']);
    app.clock.moveTo(NOON);
  });

  it('R46 are deleted with services, which stay on sale without a category', async () => {
    const category = await newCategory({ imageFile: { bytes: await picture(50, 50) } });
    const service = await newService({ name: 'Orphan Polish', categoryId: category.id });
    const readCart = await cartWith(service.id);
    const removed = await app.call('DELETE', `/category/delete/${category.id}`, { token });
    expect([removed.status, removed.body]).toEqual([200, { success: true, message: 'Category deleted', data: null }]);

    expect(await get(`/service/${service.id}`)).toEqual({ ...service, categoryId: null, categoryName: null });
    expect(await find('Orphan Polish')).toEqual(['Orphan Polish']);
    expect((await readCart()).items[0].service).toMatchObject({ id: service.id, categoryName: null });
    expect((await app.call('GET', category.imagePath)).status).toBe(404);
    for (const path of [`/category/${category.id}`, `/service/category?categoryId=${category.id}`]) {
      expect((await app.call('GET', path)).body.errorCode).toBe('CATEGORY_NOT_FOUND');
    }
    expect((await app.call('DELETE', `/category/delete/${category.id}`, { token })).body.errorCode).toBe('CATEGORY_NOT_FOUND');

    // Rule C4: a service without a category can be changed, and gets a category again.
    expect((await send('PUT', `/service/${service.id}`, { price: 700 })).body.data).toMatchObject({
      price: 700,
      categoryId: null,
    });
    expect((await send('PUT', `/service/${service.id}`, { categoryId: nails })).body.data.categoryName).toBe('Nails');
  });
});

describe('a picture', () => {
  it.each([
    ['service', 'imageUrl', 'imageUrl', () => newService({ imageUrl: { bytes: taken } }), '/service/'],
    ['category', 'imageFile', 'imagePath', () => newCategory({ imageFile: { bytes: taken } }), '/category/update/'],
  ])('of a %s stays until it is replaced or removed', async (_, field, shownAs, make, path) => {
    const { id, [shownAs]: first } = await make();
    const change = async (fields: FormFields) => send('PUT', `${path}${id}`, fields);
    expect((await change({ name: 'Renamed' })).body.data[shownAs]).toBe(first);
    expect((await change({ removeImage: 'false' })).body.data[shownAs]).toBe(first);
    expect((await change({ removeImage: 'yes' })).body.errors[0].field).toBe('removeImage');

    const both = await change({ removeImage: 'true', [field]: { bytes: taken } });
    expect([both.status, both.body.errors[0].field]).toEqual([400, 'removeImage']);
    expect((await app.call('GET', first)).status).toBe(200);

    const removed = await change({ removeImage: 'true' });
    expect([removed.status, removed.body.data[shownAs], removed.body.data.name]).toEqual([200, null, 'Renamed']);
    expect((await app.call('GET', first)).status).toBe(404);
    expect((await change({ removeImage: 'true' })).status).toBe(200);

    const again = (await change({ [field]: { bytes: taken } })).body.data[shownAs];
    expect((await app.call('GET', again)).status).toBe(200);

    // Looking for other uses of a picture reads every service, so it happens only when the picture is replaced.
    const { tx } = app.db;
    let asked = 0;
    const watched = vi.spyOn(app.db, 'tx').mockImplementation(work =>
      tx(async db => {
        const drop = vi.spyOn(db, 'delete');
        const result = await work(db);
        asked += drop.mock.calls.length;
        drop.mockRestore();
        return result;
      }),
    );
    expect((await change({ name: 'Renamed again' })).body.data[shownAs]).toBe(again);
    expect(asked).toBe(0);
    await change({ removeImage: 'true' });
    expect(asked).toBe(1);
    watched.mockRestore();
  });
});

it('shows each change at once, although answers are cached for a second', async () => {
  const seen = async () => JSON.stringify([await get('/service/all?search=zumba'), await get('/category')]);
  // The first list of a day updates the popular order and is not cached.
  await seen();
  // Stops the cache's clock, so that no answer expires on a busy machine.
  const steady = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  let before = await seen();
  const mustBeSeen = async () => {
    const after = await seen();
    expect(after).not.toBe(before);
    before = after;
  };
  const category = await newCategory({ name: 'Dancing' });
  await mustBeSeen();
  await send('PUT', `/category/update/${category.id}`, { name: 'Dances' });
  await mustBeSeen();
  const service = await newService({ name: 'Zumba', categoryId: category.id });
  await mustBeSeen();
  await send('PUT', `/service/${service.id}`, { price: '650' });
  await mustBeSeen();
  await app.call('DELETE', `/service/${service.id}`, { token });
  await mustBeSeen();
  await app.call('DELETE', `/category/delete/${category.id}`, { token });
  await mustBeSeen();
  steady.mockRestore();
});

it('R14 R70 refuses changes by visitors and customers', async () => {
  const [serviceId, categoryId] = [await makeService(app), await makeCategory(app)];
  const before = [await get('/service/all'), await get('/category')];
  const calls: [string, string, FormFields?][] = [
    ['POST', '/service/create', { ...MANICURE, categoryId: nails }],
    ['PUT', `/service/${serviceId}`, { price: 1 }],
    ['DELETE', `/service/${serviceId}`],
    ['POST', '/category/create', { name: 'Hands', description: 'Hands and feet at home.' }],
    ['PUT', `/category/update/${categoryId}`, { name: 'Owned' }],
    ['DELETE', `/category/delete/${categoryId}`],
  ];
  for (const [method, path, fields] of calls) {
    const request = fields ? await formOf(fields) : {};
    expect((await app.call(method, path, request)).body.errorCode).toBe('UNAUTHORIZED');
    expect((await app.call(method, path, { ...request, token: customer.token })).body.errorCode).toBe('FORBIDDEN');
  }
  expect([await get('/service/all'), await get('/category')]).toEqual(before);
});
