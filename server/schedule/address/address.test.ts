import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { HOME, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let customer: TestCustomer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  customer = await makeCustomer(app);
});

const save = (body: unknown, { token } = customer) => app.call('POST', '/address', { token, body });
const replace = (id: string, body: unknown, { token } = customer) => app.call('PUT', `/address/${id}`, { token, body });
const remove = (id: string, { token } = customer) => app.call('DELETE', `/address/${id}`, { token });
const list = async ({ token } = customer) => (await app.call('GET', '/address/user', { token })).body.data;

describe('saving', () => {
  it('joins the street and also returns it as it was entered', async () => {
    const saved = await save(HOME);
    expect(saved.status).toBe(201);
    expect(saved.body.data).toEqual({
      ...HOME,
      id: expect.any(String),
      street: '12, Lotus Residency, Ramdaspeth, Opposite the park',
      streetArea: 'Ramdaspeth',
    });
    expect(await list()).toEqual([saved.body.data]);
  });

  it('trims, and keeps blank optional text as null', async () => {
    const saved = await save({
      ...HOME,
      flatNumber: ' 12 ',
      city: 'Nagpur\n',
      building: '  ',
      landmark: '',
      instructions: ' \n',
    });
    expect(saved.body.data).toMatchObject({
      flatNumber: '12',
      city: 'Nagpur',
      building: null,
      landmark: null,
      instructions: null,
      street: '12, Ramdaspeth',
    });
    const { building, landmark, instructions, ...required } = HOME;
    expect((await save(required)).body.data).toMatchObject({ building: null, landmark: null, instructions: null });
  });

  it('takes what an edit dialog sends back: streetArea as street', async () => {
    const { id, streetArea } = (await save(HOME)).body.data;
    const changed = await replace(id, { ...HOME, flatNumber: '14', street: streetArea });
    expect(changed.body.data.street).toBe('14, Lotus Residency, Ramdaspeth, Opposite the park');
    expect(await list()).toEqual([changed.body.data]);
  });

  it('R62 refuses all blank fields at once', async () => {
    const blank = { ...HOME, flatNumber: ' ', street: ' ', city: ' ', state: ' ', postalCode: ' ', country: ' ' };
    const id = await makeAddress(app, customer);
    const before = await list();
    for (const answer of [await save(blank), await replace(id, blank)]) {
      expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([
        400,
        'VALIDATION_ERROR',
        'Flat/House No. is required',
      ]);
      expect(answer.body.errors.map(({ message }: { message: string }) => message)).toEqual([
        'Flat/House No. is required',
        'Street is required',
        'City is required',
        'State is required',
        'Postal Code is required',
        'Country is required',
      ]);
    }
    expect(await list()).toEqual(before);
  });

  it.each(['flatNumber', 'street', 'city', 'state', 'postalCode', 'country', 'latitude', 'longitude'])(
    'R62 requires %s',
    async field => {
      for (const body of [
        { ...HOME, [field]: undefined },
        { ...HOME, [field]: null },
        { ...HOME, [field]: 7 },
        { ...HOME, [field]: '' },
      ]) {
        const answer = await save(body);
        expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
      }
    },
  );

  it.each([
    ['latitude', '91'],
    ['latitude', '-90.000001'],
    ['longitude', '181'],
    ['longitude', '-180.5'],
    ['latitude', 'NaN'],
    ['latitude', ''],
    ['longitude', ' '],
    ['latitude', 'javascript:alert(1)'],
    ['longitude', '79.0882, 1'],
    ['latitude', '1e1'],
    ['latitude', '२१.१'],
    ['latitude', `21.${'1'.repeat(30)}`],
    ['latitude', 21.1458],
    ['longitude', 'Infinity'],
  ])('R59 refuses the %s %j', async (field, value) => {
    const answer = await save({ ...HOME, [field]: value });
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  it.each([
    ['90', '180'],
    ['-90', '-180'],
    ['0', '0'],
    ['21.145800123456789', '79.088200123456789'],
  ])('R59 accepts and keeps the position %s, %s', async (latitude, longitude) => {
    expect((await save({ ...HOME, latitude, longitude })).body.data).toMatchObject({ latitude, longitude });
  });

  it.each([["O'Brien's “Villa” <b>&amp;</b>"], ['नमस्ते अपार्टमेंट'], ["'; DROP TABLE address; --"], ['=HYPERLINK("x")'], ['🏠 12']])(
    'R57 keeps %j unchanged',
    async landmark => {
      const saved = await save({ ...HOME, landmark });
      expect(saved.body.data.landmark).toBe(landmark);
      expect((await list())[0].landmark).toBe(landmark);
    },
  );

  it.each([
    [{ city: 'Nag\u0000pur' }],
    [{ city: 'Nag\ud800pur' }],
    [{ city: 'x'.repeat(101) }],
    [{ id: 'mine' }],
    [{ userId: 'other' }],
  ])('R57 R16 refuses %j', async change => {
    expect((await save({ ...HOME, ...change })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('keeps fifty addresses in the order they were added, and refuses one more', async () => {
    const answers = await Promise.all(Array.from({ length: 52 }, (_, i) => save({ ...HOME, flatNumber: String(i) })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array(2).fill('You can save at most 50 addresses. Please delete one you no longer need.'),
    );

    const saved = await list();
    expect(saved).toHaveLength(50);
    expect((await replace(saved[0].id, HOME)).status).toBe(200);
    expect((await remove(saved[0].id)).status).toBe(200);
    expect((await save(HOME)).status).toBe(201);
    expect((await save(HOME, await makeCustomer(app))).status).toBe(201);
  });

  it('lists the oldest first', async () => {
    for (const flatNumber of ['1', '2', '3']) {
      await save({ ...HOME, flatNumber });
      app.clock.advance(1000);
    }
    expect((await list()).map(({ flatNumber }: { flatNumber: string }) => flatNumber)).toEqual(['1', '2', '3']);
  });
});

describe('access', () => {
  it('R24 gives another customer the answer for an unknown address, and changes nothing', async () => {
    const other = await makeCustomer(app);
    const theirs = await makeAddress(app, other);
    const before = await list(other);
    for (const ask of [(id: string) => replace(id, { ...HOME, city: 'Pune' }), (id: string) => remove(id)]) {
      const [foreign, unknown] = [await ask(theirs), await ask('01a1f963-f54c-7b96-a020-c5a646447fff')];
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      expect(foreign.body).toMatchObject({ errorCode: 'ADDRESS_NOT_FOUND', message: 'Address not found.' });
    }
    expect(await list(other)).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it('R24 is 401 without a session and 403 for staff', async () => {
    const id = await makeAddress(app, customer);
    const staff = await makeAdmin(app);
    for (const [method, path] of [
      ['GET', '/address/user'],
      ['POST', '/address'],
      ['PUT', `/address/${id}`],
      ['DELETE', `/address/${id}`],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? HOME : undefined;
      expect((await app.call(method, path, { body })).status).toBe(401);
      expect((await app.call(method, path, { body, token: staff.token })).status).toBe(403);
    }
    expect(await list()).toHaveLength(1);
  });

  it('is 404 after a deletion', async () => {
    const id = await makeAddress(app, customer);
    expect((await remove(id)).body).toMatchObject({ success: true, data: null });
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await replace(id, HOME)).status).toBe(404);
  });

  it.each(['%00', '..%2f..%2fuser', "'%20OR%201=1--", 'x'.repeat(64)])('R56 R60 is NOT_FOUND for the id %s', async id => {
    await makeAddress(app, customer);
    expect([400, 404]).toContain((await remove(id)).status);
    expect(await list()).toHaveLength(1);
  });
});

describe('in a booking', () => {
  const book = async (addressId: string) =>
    app.call('POST', '/booking', {
      token: customer.token,
      body: {
        userId: customer.userId,
        serviceIds: [await makeService(app, { price: 999 })],
        bookingDate: '2026-12-05',
        bookingTime: '11:00:00',
        finalPrice: 999,
        addressId,
        paymentType: 'PAY_AFTER',
      },
    });

  it('R25 stays unchanged when the address is changed or deleted', async () => {
    const id = await makeAddress(app, customer);
    const { bookingId, address } = (await book(id)).body.data;
    expect(address).toMatchObject({
      ...HOME,
      street: '12, Lotus Residency, Ramdaspeth, Opposite the park',
      streetArea: 'Ramdaspeth',
    });
    const booked = async () => (await app.call('GET', `/booking/${bookingId}`, { token: customer.token })).body.data.address;
    await replace(id, { ...HOME, flatNumber: '99', city: 'Pune' });
    expect(await booked()).toEqual(address);
    expect((await remove(id)).status).toBe(200);
    expect(await booked()).toEqual(address);
  });

  it("R24 is refused like an unknown one if it is another customer's", async () => {
    const theirs = await makeAddress(app, await makeCustomer(app));
    const [foreign, unknown] = [await book(theirs), await book('unknown')];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(foreign.body.errorCode).toBe('ADDRESS_NOT_FOUND');
  });
});
