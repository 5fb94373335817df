/** For whom the services of a cart are (rule T14). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCoupon, makeCustomer, makeService, type TestCustomer, withdraw } from '../../test/makers.ts';
import { type Guest, guest } from '../../test/party/salon.ts';

let app: TestApp;
let [facial, haircut, long] = ['', '', ''];
let customer: TestCustomer;
let cartId = '';

beforeAll(async () => {
  app = await startApp();
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  haircut = await makeService(app, { name: 'Haircut', price: 400, durationInMinutes: 30 });
  const variants = [
    { id: 'short', name: 'Short', pricePaise: 50_000, durationInMinutes: 30, translations: {} },
    { id: 'long', name: 'Long', pricePaise: 80_000, durationInMinutes: 60, translations: {} },
  ];
  const styled = await makeService(app, { name: 'Styling', price: 500, durationInMinutes: 30, variants });
  long = `${styled}~long`;
});
afterAll(() => app.close());
beforeEach(async () => {
  customer = await makeCustomer(app);
  cartId = (await app.call('POST', `/cart?userId=${customer.userId}`, { token: customer.token })).body.data.id;
});

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/cart/${cartId}${path}`, { token: customer.token, ...(body && { body }) });
const put = (...guests: Guest[]) => call('PUT', '/guests', { guests });
const read = async (): Promise<Schemas['Cart']> => (await call('GET', '')).body.data;
const linesIn = ({ items }: Schemas['Cart']) => items.map(({ service, quantity }) => [service.name, quantity]);

describe('T14 the guests of a cart', () => {
  it('decide what is in it', async () => {
    await call('PUT', `/services/${haircut}?quantity=3`);
    const { status, body } = await put(guest(' Aai ', facial, haircut), guest(null, facial));
    expect([status, body.data.guests]).toEqual([200, [guest('Aai', facial, haircut), guest(null, facial)]]);
    expect([linesIn(body.data), body.data.totalPrice]).toEqual([
      [
        ['Haircut', 1],
        ['Facial', 2],
      ],
      2 * 999 + 400,
    ]);
    expect(await read()).toEqual(body.data);
    expect((await put(guest('Aai', facial, haircut), guest(null, facial))).body.data).toEqual(body.data);
  });

  it('keep the coupon, and what was chosen of a service', async () => {
    await makeCoupon(app, { code: 'GUESTS10', discountValue: 10 });
    await put(guest(null, facial));
    await call('POST', '/coupons?couponCode=GUESTS10');
    const { body } = await put(guest('Tai', long), guest('Mavshi', facial));
    expect(body.data).toMatchObject({
      totalPrice: 1799,
      finalPrice: 1619.1,
      guests: [guest('Tai', long), guest('Mavshi', facial)],
    });
  });

  it('go, and the services stay', async () => {
    await put(guest('Aai', facial), guest(null, facial));
    const { body } = await put();
    expect([linesIn(body.data), body.data.guests]).toEqual([[['Facial', 2]], undefined]);
    expect((await read()).guests).toBeUndefined();
  });

  it('share what an older client adds and takes out', async () => {
    await put(guest('Aai', facial), guest('Tai', facial));
    await call('PUT', `/services/${haircut}?quantity=1`);
    expect((await read()).guests).toEqual([guest('Aai', facial, haircut), guest('Tai', facial)]);
    await call('PUT', `/services/${facial}?quantity=1`);
    expect((await read()).guests).toEqual([guest('Aai', facial, haircut)]);
    await call('DELETE', '/items');
    expect((await read()).guests).toBeUndefined();
  });

  it('lose a service that is no longer on sale', async () => {
    const gone = await makeService(app, { name: 'Threading', price: 100 });
    await put(guest('Aai', facial), guest('Tai', gone));
    await withdraw(app, gone);
    expect(await read()).toMatchObject({ guests: [guest('Aai', facial)], items: [{ service: { name: 'Facial' } }] });
  });
});

describe('T14 refused is', () => {
  const names = (count: number, id = facial) => Array.from({ length: count }, () => guest(null, id));
  it.each<[string, () => Guest[], string]>([
    ['a thirteenth guest', () => names(13), 'VALIDATION_ERROR'],
    ['a guest without a service', () => [guest(null)], 'VALIDATION_ERROR'],
    [
      'more than 20 of a service in all',
      () => [guest(null, ...Array<string>(20).fill(facial)), guest(null, facial)],
      'VALIDATION_ERROR',
    ],
    ['a label of 41 letters', () => [guest('a'.repeat(41), facial)], 'VALIDATION_ERROR'],
    ['an unknown service', () => [guest(null, cartId)], 'SERVICE_NOT_FOUND'],
    ['an unknown choice', () => [guest(null, `${facial}~long`)], 'SERVICE_NOT_FOUND'],
  ])('%s, and the cart stays', async (_what, guests, errorCode) => {
    await put(guest('Aai', facial));
    const before = await read();
    expect((await put(...guests())).body.errorCode).toBe(errorCode);
    expect(await read()).toEqual(before);
  });

  it('the cart of somebody else', async () => {
    const { token } = await makeCustomer(app);
    const { body } = await app.call('PUT', `/cart/${cartId}/guests`, { token, body: { guests: [guest(null, facial)] } });
    expect(body.errorCode).toBe('CART_NOT_FOUND');
  });
});
