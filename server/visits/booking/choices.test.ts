/** Rules C31 and C32: variants and add-ons from the menu to the bill, through HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf } from '../../test/form.ts';
import { changeSettings, makeAddress, makeAdmin, makeCategory, makeCustomer, makeDays, makeService } from '../../test/makers.ts';

let app: TestApp;
let admin: string;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await makeAdmin(app)).token;
  categoryId = await makeCategory(app, 'Hair');
  await changeSettings(app, { minimumOrderValue: 0 });
});
afterAll(() => app.close());

const newDay = makeDays();

const VARIANTS = [
  { id: 'short', name: 'Short', price: 500, durationInMinutes: 30 },
  { id: 'long', name: 'Long', price: 700, durationInMinutes: 45, translations: { hi: { name: 'लंबे' }, mr: { name: 'लांब' } } },
];
const ADD_ONS = [
  { id: 'wash', name: 'with wash', price: 100, durationInMinutes: 15, translations: { hi: { name: 'धुलाई के साथ' } } },
  { id: 'oil', name: 'with oil', price: 50.5, durationInMinutes: 0 },
];

const create = async (fields: object) =>
  app.call('POST', '/service/create', { token: admin, ...(await formOf(fields as Parameters<typeof formOf>[0])) });
const update = async (id: string, fields: object) =>
  app.call('PUT', `/service/${id}`, { token: admin, ...(await formOf(fields as Parameters<typeof formOf>[0])) });
const json = JSON.stringify;

const makeHaircut = async (options: { variants?: object[]; addOns?: object[] } = { variants: VARIANTS, addOns: ADD_ONS }) => {
  const words = { name: 'Haircut', description: 'A cut.', translations: json({ hi: { name: 'हेयरकट' }, mr: { name: 'हेअरकट' } }) };
  const { variants, addOns } = options;
  const answer = await create({
    ...{ ...words, price: '400', durationInMinutes: 20, categoryId },
    ...(variants && { variants: json(variants) }),
    ...(addOns && { addOns: json(addOns) }),
  });
  expect(answer.status).toBe(201);
  return answer.body.data as { id: string; price: number; variants: { id: string }[] };
};
const readService = async (id: string, query = '') => (await app.call('GET', `/service/${id}${query}`)).body.data;

const makeShopper = async () => {
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const addressId = await makeAddress(app, customer);
  const cartId: string = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data.id;
  const cart = (method: string, path: string, body?: unknown) => app.call(method, `/cart/${cartId}${path}`, { token, body });
  const add = (serviceId: string, choice: object = {}) => cart('POST', '/items', { serviceId, quantity: 1, ...choice });
  const book = (order: object) =>
    app.call('POST', '/booking', {
      token,
      body: { userId, addressId, bookingDate: newDay(), bookingTime: '09:00:00', paymentType: 'PAY_AFTER', ...order },
    });
  return { token, userId, addressId, cartId, cart, add, book };
};

describe('a service with variants and add-ons', () => {
  it('C31 has the price and minutes of its first variant, and answers names in the reader’s language', async () => {
    const { id } = await makeHaircut();
    const service = await readService(id);
    expect(service).toMatchObject({ price: 500, durationInMinutes: 30 });
    expect(service.variants).toEqual([
      { id: 'short', name: 'Short', price: 500, durationInMinutes: 30 },
      { id: 'long', name: 'Long', price: 700, durationInMinutes: 45 },
    ]);
    expect((await readService(id, '?language=hi')).addOns.map(({ name }: { name: string }) => name)).toEqual([
      'धुलाई के साथ',
      'with oil',
    ]);
    expect((await readService(id, '?translations=true')).variants[1].translations).toEqual(VARIANTS[1]?.translations);
  });

  it('C31 keeps them in a change that leaves them out, and an older form’s price is the first variant’s', async () => {
    const { id } = await makeHaircut();
    expect((await update(id, { description: 'A better cut.', price: '550', durationInMinutes: 35 })).status).toBe(200);
    const { price, variants, addOns } = await readService(id);
    expect([price, variants[0].price, variants[0].durationInMinutes, variants[1].price]).toEqual([550, 550, 35, 700]);
    expect(addOns).toHaveLength(2);
    await update(id, { variants: '[]', addOns: '[]' });
    const bare = await readService(id);
    expect([bare.price, bare.variants, bare.addOns]).toEqual([550, undefined, undefined]);
  });

  it('C31 gives ids to new ones, keeps those of others, and refuses one id twice', async () => {
    const { id } = await makeHaircut({ variants: [{ name: 'One', price: 1, durationInMinutes: 1 }] });
    const [one] = (await readService(id)).variants;
    expect(one.id).toMatch(/^[a-z0-9]{12}$/);
    await update(id, { variants: json([{ name: 'Two', price: 2, durationInMinutes: 2 }, { ...one }]) });
    const { price, variants } = await readService(id);
    expect([price, variants[1].id, variants.length]).toEqual([2, one.id, 2]);
    const twice = await update(id, { addOns: json([ADD_ONS[0], ADD_ONS[0]]) });
    expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'addOns']);
  });

  it('C2 is found by the name of a variant, in any language', async () => {
    const { id } = await makeHaircut({
      variants: [{ name: 'Pixie', price: 1, durationInMinutes: 1, translations: { hi: { name: 'पिक्सी' } } }],
    });
    for (const search of ['pixie', 'पिक्सी']) {
      const { content } = (await app.call('GET', `/service/all?search=${encodeURIComponent(search)}`)).body.data;
      expect(content.map((one: { id: string }) => one.id)).toEqual([id]);
    }
  });
});

describe('a cart', () => {
  it('C32 has the same service twice with different choices, each all in', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    await shopper.add(id);
    await shopper.add(id, { variantId: 'long', addOnIds: ['wash', 'oil'] });
    const { body } = await shopper.add(id, { variantId: 'long', addOnIds: ['oil', 'wash'] });
    expect(body.data).toMatchObject({ totalItems: 3, totalPrice: 500 + 2 * 850.5 });
    expect(
      body.data.items.map(({ service, quantity }: { service: object; quantity: number }) => ({ ...service, quantity })),
    ).toMatchObject([
      { id, variantId: 'short', name: 'Haircut · Short', price: 500, durationInMinutes: 30, quantity: 1 },
      {
        ...{ id, variantId: 'long', addOnIds: ['oil', 'wash'], name: 'Haircut · Long · with wash · with oil', price: 850.5 },
        names: { hi: 'हेयरकट · लंबे · धुलाई के साथ · with oil', mr: 'हेअरकट · लांब · with wash · with oil' },
        ...{ durationInMinutes: 60, quantity: 2 },
      },
    ]);
    const put = await shopper.cart('PUT', `/services/${id}~long~oil~wash?quantity=5`);
    expect(put.body.data.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 5]);
    await shopper.cart('PUT', `/services/${id}~short?quantity=0`);
    // An older client means the only line.
    const older = await shopper.cart('PUT', `/services/${id}?quantity=2`);
    expect(older.body.data.items).toMatchObject([{ service: { variantId: 'long' }, quantity: 2 }]);
  });

  it('C32 refuses a choice that the service does not have', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    for (const choice of [{ variantId: 'gone' }, { addOnIds: ['gone'] }, { variantId: 'wash' }, { addOnIds: ['long'] }]) {
      const { status, body } = await shopper.add(id, choice);
      expect([status, body.errorCode, body.params]).toEqual([404, 'SERVICE_NOT_FOUND', { reason: 'CHOICE_GONE' }]);
    }
  });

  it('T6 tells of a choice that was removed, and goes on without it', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    await shopper.add(id, { variantId: 'long' });
    await shopper.add(id, { variantId: 'short' });
    await update(id, { variants: json(VARIANTS.slice(0, 1)) });
    const refused = await shopper.book({ cartId: shopper.cartId, serviceIds: [`${id}~long`], finalPrice: 700 });
    expect([refused.status, refused.body.errorCode]).toEqual([404, 'SERVICE_NOT_FOUND']);
    const { items, changes } = (await shopper.cart('GET', '')).body.data;
    expect(items).toHaveLength(1);
    expect(changes).toMatchObject([{ code: 'CHOICE_REMOVED', params: { name: 'Haircut', names: { hi: 'हेयरकट' } } }]);
    expect((await shopper.cart('GET', '')).body.data.changes).toEqual([]);
  });

  it('C32 keeps a line from before the service had variants, as the first of them', async () => {
    const id = await makeService(app, { name: 'Trim', price: 300 });
    const shopper = await makeShopper();
    await shopper.add(id);
    await update(id, { variants: json(VARIANTS) });
    await shopper.add(id, { variantId: 'short' });
    const { items } = (await shopper.cart('GET', '')).body.data;
    expect(items).toMatchObject([{ service: { name: 'Trim · Short', variantId: 'short', price: 500 }, quantity: 2 }]);
  });
});

describe('a booking', () => {
  it('C32 is the cart with its choices, and keeps what was sold', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    await shopper.add(id, { variantId: 'long', addOnIds: ['wash'] });
    await shopper.add(id, { variantId: 'short' });
    const wrong = await shopper.book({ cartId: shopper.cartId, serviceIds: [`${id}~long`, `${id}~short`], finalPrice: 1200 });
    expect(wrong.body.errorCode).toBe('CART_CHANGED');
    const serviceIds = [`${id}~long~wash`, `${id}~short`];
    const { status, body } = await shopper.book({ cartId: shopper.cartId, serviceIds, finalPrice: 1300 });
    expect(status).toBe(201);
    const sold = [
      {
        serviceId: id,
        variantId: 'long',
        addOnIds: ['wash'],
        name: 'Haircut · Long · with wash',
        price: 800,
        durationInMinutes: 60,
      },
      { serviceId: id, variantId: 'short', name: 'Haircut · Short', price: 500, durationInMinutes: 30 },
    ];
    expect(body.data).toMatchObject({ items: sold, totalPrice: 1300, durationInMinutes: 90 });
    await update(id, { name: 'Cut', variants: '[]', addOns: '[]' });
    const later = (await app.call('GET', `/booking/${body.data.bookingId}`, { token: shopper.token })).body.data;
    expect(later.items).toMatchObject(sold);
  });

  it('C32 takes the cart’s choices for ids without one, as older clients send them', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    await shopper.add(id, { variantId: 'long' });
    await shopper.add(id, { variantId: 'short', addOnIds: ['oil'] });
    const { status, body } = await shopper.book({ cartId: shopper.cartId, serviceIds: [id, id], finalPrice: 1250.5 });
    expect([status, body.data.name]).toEqual([201, ['Haircut · Long', 'Haircut · Short · with oil']]);
  });

  it('C32 without a cart is of the first variant, or of what is named', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    const byDefault = await shopper.book({ serviceIds: [id], finalPrice: 500 });
    expect(byDefault.body.data.items).toMatchObject([{ variantId: 'short', name: 'Haircut · Short' }]);
    const stale = await shopper.book({ serviceIds: [`${id}~long`], finalPrice: 500 });
    expect([stale.status, stale.body.data]).toEqual([409, { totalPrice: 700, discount: 0, finalPrice: 700 }]);
    const plain = await makeHaircut({ addOns: ADD_ONS });
    const named = await shopper.book({ serviceIds: [`${plain.id}~~wash`], finalPrice: 500 });
    expect(named.body.data.items).toMatchObject([{ addOnIds: ['wash'], name: 'Haircut · with wash', durationInMinutes: 35 }]);
  });

  it('C32 is offered only where the chosen minutes fit', async () => {
    const { id } = await makeHaircut({
      variants: [
        { id: 'short', name: 'Short', price: 1, durationInMinutes: 30 },
        { id: 'all', name: 'All day', price: 2, durationInMinutes: 1200 },
      ],
    });
    const day = newDay();
    const freeOf = async (ref: string) =>
      (await app.call('GET', `/booking/available-slots?date=${day}&serviceIds=${ref}`)).body.data.filter(
        ({ available }: { available: boolean }) => available,
      ).length;
    expect(await freeOf(id)).toBeGreaterThan(0);
    expect(await freeOf(`${id}~all`)).toBe(0);
  });

  it('W90 is booked again as it was chosen, and says what is gone', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    const booked = await shopper.book({ serviceIds: [`${id}~long~wash`, id], finalPrice: 1300 });
    const path = `/booking/${booked.body.data.bookingId}/book-again`;
    const again = async () => (await app.call('GET', path, { token: shopper.token })).body.data;
    expect(await again()).toMatchObject({
      items: [
        { serviceId: id, variantId: 'long', addOnIds: ['wash'], name: 'Haircut · Long · with wash', price: 800 },
        { serviceId: id, variantId: 'short', price: 500 },
      ],
      ...{ gone: [], finalPrice: 1300, durationInMinutes: 90 },
    });
    await update(id, { addOns: '[]' });
    expect(await again()).toMatchObject({
      items: [{ variantId: 'short' }],
      gone: [{ name: 'Haircut · Long · with wash' }],
      finalPrice: 500,
    });
    const cart = (await app.call('POST', path, { token: shopper.token })).body.data;
    expect(cart.items).toMatchObject([{ service: { variantId: 'short' } }]);
    expect(cart.changes).toMatchObject([{ code: 'SERVICE_NOT_ADDED', params: { name: 'Haircut · Long · with wash' } }]);
  });

  it('B60 grows by another choice of the same service, and an older client keeps what is booked', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    const { bookingId } = (await shopper.book({ serviceIds: [`${id}~long`], finalPrice: 700 })).body.data;
    const preview = async (services: object[]) =>
      (await app.call('PUT', `/booking/admin/${bookingId}/services?preview=true`, { token: admin, body: { services } })).body;
    expect((await preview([{ serviceId: id, quantity: 2 }])).data).toMatchObject({
      items: [{ variantId: 'long', quantity: 2 }],
      totalPrice: 1400,
    });
    const grown = await preview([
      { serviceId: id, variantId: 'long', quantity: 1 },
      { serviceId: id, variantId: 'short', addOnIds: ['oil'], quantity: 1 },
    ]);
    expect(grown.data).toMatchObject({
      totalPrice: 1250.5,
      items: [{ name: 'Haircut · Long' }, { name: 'Haircut · Short · with oil' }],
    });
    const gone = await preview([{ serviceId: id, variantId: 'gone', quantity: 1 }]);
    expect([gone.errorCode, gone.params]).toEqual(['SERVICE_NOT_FOUND', { reason: 'CHOICE_GONE' }]);
  });

  it('G1 has the names of what was chosen on the bill', async () => {
    const { id } = await makeHaircut();
    const shopper = await makeShopper();
    const { bookingId } = (await shopper.book({ serviceIds: [`${id}~long~wash`], finalPrice: 800 })).body.data;
    await app.call('PUT', `/booking/admin/${bookingId}/status?status=COMPLETED`, { token: admin });
    const [bill] = (await app.call('GET', `/booking/${bookingId}/documents`, { token: admin })).body.data;
    const { text } = await app.call('GET', `/document/${bill.id}/html`, { token: admin });
    expect(text).toContain('Haircut · Long · with wash');
  });
});
