import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeCustomer, makeDays, makeService, type TestCustomer, withdraw } from '../../test/makers.ts';

let app: TestApp;
let facial: string;
let manicure: string;

beforeAll(async () => {
  app = await startApp();
  facial = await makeService(app, { name: 'Facial', price: 1200, durationInMinutes: 30 });
  manicure = await makeService(app, { name: 'Manicure', price: 600, durationInMinutes: 30 });
});
afterAll(() => app.close());

const newDay = makeDays();

const booked = async (serviceIds: string[], finalPrice: number) => {
  const customer = await makeCustomer(app);
  const body = {
    userId: customer.userId,
    serviceIds,
    bookingDate: newDay(),
    bookingTime: '09:00:00',
    finalPrice,
    addressId: await makeAddress(app, customer),
    paymentType: 'PAY_AFTER',
  };
  const { bookingId } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
  return { ...customer, bookingId: bookingId as string };
};
type Booked = Awaited<ReturnType<typeof booked>>;

const again = ({ token, bookingId }: Booked) => app.call('POST', `/booking/${bookingId}/book-again`, { token });
const cartOf = async ({ token, userId }: TestCustomer) => (await app.call('GET', `/cart/user/${userId}`, { token })).body.data;
const open = async ({ token, userId }: TestCustomer): Promise<string> =>
  (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data.id;
const linesOf = (cart: { items: { service: { name: string }; quantity: number }[] }) =>
  cart.items.map(({ service, quantity }) => `${quantity} × ${service.name}`);

describe('booking again', () => {
  it('puts the services into a new cart at present prices, and adds nothing the second time', async () => {
    const customer = await booked([facial, facial, manicure], 3000);
    const { status, body } = await again(customer);
    expect(status).toBe(200);
    expect(linesOf(body.data)).toEqual(['2 × Facial', '1 × Manicure']);
    expect(body.data).toMatchObject({ totalPrice: 3000, finalPrice: 3000, coupon: null, notices: [] });
    expect((await again(customer)).body.data).toEqual(body.data);
    expect(await cartOf(customer)).toEqual(body.data);
  });

  it('adds what the cart lacks, and removes nothing', async () => {
    const customer = await booked([facial, facial, manicure], 3000);
    const cartId = await open(customer);
    const { token } = customer;
    const waxing = await makeService(app, { name: 'Waxing' });
    const add = (serviceId: string, quantity: number) =>
      app.call('POST', `/cart/${cartId}/items`, { token, body: { serviceId, quantity } });
    await add(waxing, 1);
    await add(facial, 1);
    await add(manicure, 3);
    const { data } = (await again(customer)).body;
    expect(data.id).toBe(cartId);
    expect(linesOf(data)).toEqual(['1 × Waxing', '2 × Facial', '3 × Manicure']);
  });

  it('fills the cart once for ten calls at the same time', async () => {
    const customer = await booked([facial, facial], 2400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(customer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(linesOf(await cartOf(customer))).toEqual(['2 × Facial']);
  });

  it('names withdrawn services by the name at the time of booking', async () => {
    const gone = await makeService(app, { name: 'Gold Facial', price: 900 });
    const customer = await booked([gone, manicure], 1500);
    await withdraw(app, gone);
    const { data } = (await again(customer)).body;
    expect(linesOf(data)).toEqual(['1 × Manicure']);
    expect(data.notices).toEqual(['Gold Facial is no longer available.']);
    expect(data.changes).toMatchObject([{ code: 'SERVICE_NOT_ADDED', params: { name: 'Gold Facial' } }]);
    expect((await cartOf(customer)).notices).toEqual([]);
  });

  it('names a service only once if the cart holds it, too', async () => {
    const gone = await makeService(app, { name: 'Pearl Facial', price: 900 });
    const customer = await booked([gone, manicure], 1500);
    const cartId = await open(customer);
    await app.call('POST', `/cart/${cartId}/items`, { token: customer.token, body: { serviceId: gone, quantity: 1 } });
    await withdraw(app, gone);
    const { data } = (await again(customer)).body;
    expect(linesOf(data)).toEqual(['1 × Manicure']);
    expect(data.notices).toEqual(['Pearl Facial is no longer available and was removed from your cart.']);
  });

  it('leaves the cart unchanged if it would hold more than 50 services', async () => {
    const customer = await booked([facial], 1200);
    const cartId = await open(customer);
    for (let n = 0; n < 50; n++) {
      const body = { serviceId: await makeService(app, { name: `Service ${n}` }), quantity: 1 };
      await app.call('POST', `/cart/${cartId}/items`, { token: customer.token, body });
    }
    const { status, body } = await again(customer);
    expect([status, body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
    expect((await cartOf(customer)).items).toHaveLength(50);
  });

  it('answers BOOKING_NOT_FOUND for another customer’s booking', async () => {
    const [mine, others] = [await booked([facial], 1200), await booked([facial], 1200)];
    const { status, body } = await again({ ...mine, bookingId: others.bookingId });
    expect([status, body.errorCode]).toEqual([404, 'BOOKING_NOT_FOUND']);
  });
});
