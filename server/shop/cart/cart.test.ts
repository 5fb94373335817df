import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category, image, service } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  makeAdmin,
  makeCategory,
  makeCoupon,
  makeCustomer,
  makeService,
  type TestCustomer,
  withdraw,
} from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const open = ({ token, userId }: TestCustomer) => app.call('POST', `/cart?userId=${userId}`, { token });

/** A customer with a cart, and their calls. */
const makeShopper = async () => {
  const customer = await makeCustomer(app);
  const cartId: string = (await open(customer)).body.data.id;
  const { token } = customer;
  const call = (method: string, path: string, body?: unknown) => app.call(method, `/cart/${cartId}${path}`, { token, body });
  return {
    ...customer,
    cartId,
    call,
    add: (serviceId: string, quantity: unknown = 1) => call('POST', '/items', { serviceId, quantity }),
    read: async () => (await call('GET', '')).body.data,
  };
};
type Shopper = Awaited<ReturnType<typeof makeShopper>>;

const itemIdOf = async (shopper: Shopper): Promise<string> => (await shopper.read()).items[0].id;

describe('setting the quantity of a service', () => {
  const put = (shopper: Shopper, serviceId: string, quantity: unknown) =>
    shopper.call('PUT', `/services/${serviceId}?quantity=${quantity}`);

  it('adds the service, changes its quantity or removes it, and may be repeated', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app, { price: 100 });
    for (const quantity of [2, 2, 5, 1, 0, 0]) {
      const { status, body } = await put(shopper, serviceId, quantity);
      expect([status, body.data.totalItems, body.data.items.length]).toEqual([200, quantity, quantity === 0 ? 0 : 1]);
      expect(body.data).toEqual(await shopper.read());
    }
  });

  it('keeps the item and the coupon when only the quantity changes', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    await shopper.add(serviceId);
    const id = await itemIdOf(shopper);
    expect((await put(shopper, serviceId, 3)).body.data.items).toMatchObject([{ id, quantity: 3 }]);
  });

  it('R43 refuses other quantities, services that are not on sale and one service too many', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    for (const quantity of [-1, 21, 1.5, 'two', '']) expect((await put(shopper, serviceId, quantity)).status).toBe(400);
    await withdraw(app, serviceId);
    expect((await put(shopper, serviceId, 1)).body.errorCode).toBe('SERVICE_NOT_FOUND');
    const most = await Promise.all(Array.from({ length: 50 }, () => makeService(app)));
    for (const one of most) await put(shopper, one, 1);
    const full = await put(shopper, await makeService(app), 1);
    expect([full.status, full.body.message]).toEqual([400, 'You can have at most 50 different services in your cart.']);
    expect((await shopper.read()).totalItems).toBe(50);
  });

  it("R19 answers another customer's cart like one that does not exist", async () => {
    const [shopper, other] = [await makeShopper(), await makeShopper()];
    const path = `/cart/${other.cartId}/services/${await makeService(app)}?quantity=1`;
    expect((await app.call('PUT', path, { token: shopper.token })).body.errorCode).toBe('CART_NOT_FOUND');
  });

  it('R44 sets one quantity when many set it at once', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(shopper, serviceId, 3)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shopper.read()).items).toMatchObject([{ quantity: 3 }]);
  });
});

describe('opening a cart', () => {
  it('makes a cart once, and answers the same one later', async () => {
    const customer = await makeCustomer(app);
    expect((await app.call('GET', `/cart/user/${customer.userId}`, { token: customer.token })).body.errorCode).toBe(
      'CART_NOT_FOUND',
    );
    const first = await open(customer);
    expect(first.status).toBe(201);
    expect(first.body.data).toEqual({
      id: expect.any(String),
      items: [],
      totalItems: 0,
      totalPrice: 0,
      discount: 0,
      coupon: null,
      finalPrice: 0,
      notices: [],
      changes: [],
    });
    const again = await open(customer);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const ofUser = await app.call('GET', `/cart/user/${customer.userId}`, { token: customer.token });
    expect(ofUser.body.data).toEqual(first.body.data);
    expect(ofUser.headers['cache-control']).toBe('no-store');
  });

  it('R44 makes one cart for twenty calls at once', async () => {
    const customer = await makeCustomer(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(customer)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  });

  it('makes a new cart after a deletion', async () => {
    const shopper = await makeShopper();
    await shopper.add(await makeService(app));
    expect((await shopper.call('DELETE', '')).body).toEqual({ success: true, message: expect.any(String), data: null });
    for (const method of ['GET', 'DELETE']) expect((await shopper.call(method, '')).body.errorCode).toBe('CART_NOT_FOUND');
    const next = await open(shopper);
    expect([next.status, next.body.data.items]).toEqual([201, []]);
    expect(next.body.data.id).not.toBe(shopper.cartId);
  });
});

describe('the owner of a cart', () => {
  const operations: [method: string, path: string, body?: unknown][] = [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/items', { serviceId: 'SERVICE', quantity: 1 }],
    ['DELETE', '/items'],
    ['PUT', '/items/ITEM?quantity=2'],
    ['DELETE', '/items/ITEM'],
    ['POST', '/coupons?couponCode=MINE10'],
    ['DELETE', '/coupons'],
  ];
  let owner: Shopper;
  let stranger: Shopper;
  let itemId: string;
  let serviceId: string;
  beforeAll(async () => {
    await makeCoupon(app, { code: 'MINE10' });
    serviceId = await makeService(app);
    [owner, stranger] = [await makeShopper(), await makeShopper()];
    await owner.add(serviceId, 3);
    await owner.call('POST', '/coupons?couponCode=MINE10');
    itemId = await itemIdOf(owner);
  });

  it.each(operations)(
    'R19 is required: %s /cart/{id}%s of another customer is refused like an unknown one',
    async (method, path, body) => {
      const before = await owner.read();
      const attempt = (cartId: string) =>
        app.call(method, `/cart/${cartId}${path.replace('ITEM', itemId)}`, {
          token: stranger.token,
          body: body && { ...body, serviceId },
        });
      const [theirs, unknown] = [await attempt(owner.cartId), await attempt(newId())];
      expect([theirs.status, theirs.body.errorCode]).toEqual([404, 'CART_NOT_FOUND']);
      expect([unknown.status, unknown.text]).toEqual([404, theirs.text]);
      expect(await owner.read()).toEqual(before);
    },
  );

  it('R19 R20 is required: another user id is forbidden, known or unknown', async () => {
    for (const userId of [owner.userId, newId()]) {
      for (const [method, path] of [
        ['GET', `/cart/user/${userId}`],
        ['POST', `/cart?userId=${userId}`],
      ] as const) {
        const answer = await app.call(method, path, { token: stranger.token });
        expect([method, answer.status, answer.body.errorCode]).toEqual([method, 403, 'FORBIDDEN']);
      }
    }
  });

  it.each([
    ['PUT', '?quantity=9'],
    ['DELETE', ''],
  ])('R21 is required: %s of an item in another cart finds no item', async (method, query) => {
    const before = await owner.read();
    const answer = await stranger.call(method, `/items/${itemId}${query}`);
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'CART_ITEM_NOT_FOUND']);
    expect(await owner.read()).toEqual(before);
  });

  it.each(operations)('R15 is never staff: %s /cart/{id}%s is forbidden', async (method, path, body) => {
    const { token } = await makeAdmin(app);
    const answer = await app.call(method, `/cart/${owner.cartId}${path}`, { token, body });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(operations)('needs a token: %s /cart/{id}%s is 401', async (method, path, body) => {
    const answer = await app.call(method, `/cart/${owner.cartId}${path}`, { body });
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('may be read by staff, who find no cart if there is none', async () => {
    const { token } = await makeAdmin(app);
    expect((await app.call('GET', `/cart/user/${owner.userId}`, { token })).body.data).toEqual(await owner.read());
    for (const userId of [(await makeCustomer(app)).userId, newId()]) {
      const answer = await app.call('GET', `/cart/user/${userId}`, { token });
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'CART_NOT_FOUND']);
    }
  });
});

describe('items', () => {
  it('have the catalogue’s present data, in the order in which they were added', async () => {
    const shopper = await makeShopper();
    const [categoryId, imageId] = [await makeCategory(app, 'Hands'), newId()];
    const manicure = await makeService(app, { name: 'Manicure', price: 599.5, durationInMinutes: 45, categoryId });
    const facial = await makeService(app, { name: 'Facial', price: 0.01 });
    await app.db.tx(async tx => {
      await tx.insert(image).values({ id: imageId, createdAt: 0 });
      await tx.update(service).set({ imageId }).where(eq(service.id, facial));
    });
    await shopper.add(facial);
    const answer = await shopper.add(manicure, 2);
    expect(answer.body.data).toMatchObject({ totalItems: 3, totalPrice: 1199.01, discount: 0, finalPrice: 1199.01 });
    expect(answer.body.data.items).toEqual([
      {
        id: expect.any(String),
        quantity: 1,
        service: {
          id: facial,
          name: 'Facial',
          price: 0.01,
          durationInMinutes: 60,
          imageUrl: `/api/v1/image/${imageId}`,
          categoryName: null,
        },
      },
      {
        id: expect.any(String),
        quantity: 2,
        service: { id: manicure, name: 'Manicure', price: 599.5, durationInMinutes: 45, imageUrl: null, categoryName: 'Hands' },
      },
    ]);
    expect(await shopper.read()).toEqual(answer.body.data);

    await app.db.tx(tx => tx.delete(category).where(eq(category.id, categoryId)));
    expect((await shopper.read()).items[1].service.categoryName).toBeNull();
  });

  it('can be raised, set, removed and cleared, and every answer is the new cart', async () => {
    const shopper = await makeShopper();
    const [a, b] = [await makeService(app, { price: 100 }), await makeService(app, { price: 10 })];
    await shopper.add(a, 2);
    const raised = await shopper.add(a, 3);
    expect(raised.body.data).toMatchObject({ items: [{ quantity: 5 }], totalItems: 5, totalPrice: 500 });
    await shopper.add(b);
    const itemId = raised.body.data.items[0].id;
    const set = await shopper.call('PUT', `/items/${itemId}?quantity=1`);
    expect(set.body.data).toMatchObject({ totalItems: 2, totalPrice: 110 });
    expect(await shopper.read()).toEqual(set.body.data);
    const taken = await shopper.call('DELETE', `/items/${itemId}`);
    expect(taken.body.data).toMatchObject({ items: [{ service: { id: b } }], totalPrice: 10 });
    const twice = await shopper.call('DELETE', `/items/${itemId}`);
    expect([twice.status, twice.body.errorCode]).toEqual([404, 'CART_ITEM_NOT_FOUND']);

    await makeCoupon(app, { code: 'CLEARED' });
    await shopper.call('POST', '/coupons?couponCode=CLEARED');
    const cleared = await shopper.call('DELETE', '/items');
    expect(cleared.body.data).toMatchObject({ id: shopper.cartId, items: [], coupon: null, finalPrice: 0, notices: [] });
    expect(await shopper.read()).toEqual(cleared.body.data);
    expect((await shopper.call('DELETE', '/items')).status).toBe(200);
  });

  it('are at most fifty services, without counting withdrawn ones', async () => {
    const shopper = await makeShopper();
    const services = await Promise.all(Array.from({ length: 50 }, (_, n) => makeService(app, { name: `Service ${n}` })));
    for (const id of services) expect((await shopper.add(id)).status).toBe(200);
    const another = await makeService(app);
    const refused = await shopper.add(another);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'serviceId']);
    await withdraw(app, services[7] as string);
    const added = await shopper.add(another);
    expect([added.status, added.body.data.items.length]).toEqual([200, 50]);
  });

  it('cannot be unknown or withdrawn services', async () => {
    const shopper = await makeShopper();
    const gone = await makeService(app);
    await withdraw(app, gone);
    for (const serviceId of [newId(), gone]) {
      const answer = await shopper.add(serviceId);
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'SERVICE_NOT_FOUND']);
    }
    expect((await shopper.read()).items).toEqual([]);
  });

  it.each([0, -1, 1.5, 21, null, true, '2', [3], 1e9, 2 ** 53 + 2, 1e308])(
    'R43 cannot be added with the quantity %j',
    async quantity => {
      const shopper = await makeShopper();
      const answer = await shopper.add(await makeService(app), quantity);
      expect([answer.status, answer.body.errors]).toEqual([400, [refusedField('quantity')]]);
      expect((await shopper.read()).items).toEqual([]);
    },
  );

  it.each([
    ['no body', undefined, ['body']],
    ['no quantity', { serviceId: 'x' }, ['quantity']],
    ['no service', { quantity: 1 }, ['serviceId']],
    ['an own price', { serviceId: 'x', quantity: 1, price: 1 }, ['price']],
  ])('R43 cannot be added with %s', async (_, body, fields) => {
    const shopper = await makeShopper();
    const answer = await shopper.call('POST', '/items', body);
    expect([answer.status, answer.body.errors?.map(({ field }: { field: string }) => field)]).toEqual([400, fields]);
  });

  it.each(['0', '-1', '1.5', '21', '', 'null', 'two', '1e9', '9007199254740993', '2&quantity=3'])(
    'R43 cannot be set to the quantity %j',
    async quantity => {
      const shopper = await makeShopper();
      await shopper.add(await makeService(app), 7);
      const answer = await shopper.call('PUT', `/items/${await itemIdOf(shopper)}?quantity=${quantity}`);
      expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
      expect((await shopper.read()).totalItems).toBe(7);
    },
  );

  it('R43 cannot exceed 20 in all, with a message and without a change', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    await shopper.add(serviceId, 15);
    const answer = await shopper.add(serviceId, 6);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: [refusedField('quantity', 'You can have at most 20 of one service in your cart.', 'maxQuantity', { limit: 20 })],
    });
    expect((await shopper.read()).totalItems).toBe(15);
    expect((await shopper.add(serviceId, 5)).body.data.totalItems).toBe(20);
  });

  it('R44 become one item of twenty after twenty calls at once, and the next is refused', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    const answers = await Promise.all(Array.from({ length: 21 }, () => shopper.add(serviceId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 400]);
    expect(await shopper.read()).toMatchObject({ items: [{ quantity: 20 }], totalItems: 20 });
  });

  it('can be changed with a JSON content type and no body', async () => {
    const shopper = await makeShopper();
    await shopper.add(await makeService(app));
    const headers = { 'content-type': 'application/json' };
    const itemId = await itemIdOf(shopper);
    for (const [method, path] of [
      ['PUT', `/items/${itemId}?quantity=2`],
      ['DELETE', `/items/${itemId}`],
      ['DELETE', '/items'],
      ['DELETE', '/coupons'],
      ['DELETE', ''],
    ] as const) {
      expect((await app.call(method, `/cart/${shopper.cartId}${path}`, { token: shopper.token, headers })).status).toBe(200);
    }
  });
});

describe('R45 the catalogue changes under a cart', () => {
  it('shows a new price and name at once', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app, { price: 500 });
    await shopper.add(serviceId, 2);
    await app.db.tx(tx => tx.update(service).set({ name: 'Royal Facial', pricePaise: 75_050 }).where(eq(service.id, serviceId)));
    expect(await shopper.read()).toMatchObject({
      items: [{ service: { name: 'Royal Facial', price: 750.5 } }],
      totalPrice: 1501,
      finalPrice: 1501,
      notices: [],
      changes: [],
    });
  });

  /** Every way in which a customer reads the cart again. */
  const meetings: [string, (shopper: Shopper, otherService: string) => ReturnType<Shopper['call']>][] = [
    ['GET /cart/{id}', shopper => shopper.call('GET', '')],
    ['GET /cart/user/{userId}', ({ userId, token }) => app.call('GET', `/cart/user/${userId}`, { token })],
    ['POST /cart', shopper => open(shopper)],
    ['adding something else', (shopper, otherService) => shopper.add(otherService, 2)],
    ['taking the coupon off', shopper => shopper.call('DELETE', '/coupons')],
  ];
  it.each(meetings)('drops a withdrawn service at %s, with a notice that is shown once', async (_, meet) => {
    const shopper = await makeShopper();
    const [stays, goes] = [await makeService(app, { price: 100 }), await makeService(app, { name: 'Gold Facial', price: 900 })];
    await shopper.add(stays);
    await shopper.add(goes);
    await withdraw(app, goes);
    const met = await meet(shopper, stays);
    expect(met.status).toBe(200);
    expect(met.body.data).toMatchObject({
      items: [{ service: { id: stays } }],
      notices: ['Gold Facial is no longer available and was removed from your cart.'],
      changes: [{ code: 'SERVICE_REMOVED', params: { name: 'Gold Facial' } }],
    });
    expect(met.body.data.items).toHaveLength(1);
    expect(await shopper.read()).toEqual({ ...met.body.data, notices: [], changes: [] });
  });

  it('keeps the notice for the customer when staff read the cart', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app, { name: 'Pearl Facial' });
    await shopper.add(serviceId);
    await withdraw(app, serviceId);
    const { token } = await makeAdmin(app);
    const seen = await app.call('GET', `/cart/user/${shopper.userId}`, { token });
    expect(seen.body.data).toMatchObject({ items: [], totalPrice: 0, notices: [expect.stringContaining('Pearl Facial')] });
    expect(await shopper.read()).toEqual(seen.body.data);
    expect((await shopper.read()).notices).toEqual([]);
  });

  it('shows the notice once for two reads at the same time', async () => {
    const shopper = await makeShopper();
    const serviceId = await makeService(app);
    await shopper.add(serviceId);
    await withdraw(app, serviceId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.read()));
    expect(answers.flatMap(({ notices }) => notices)).toHaveLength(1);
    for (const answer of answers) expect(answer.items).toEqual([]);
  });
});
