/** Moving a visit to an address that its customer has not saved. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { HOME, makeAddress, makeAdmin, makeCustomer, makeDays, makeService } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
let service: string;
let admin: string;

beforeAll(async () => {
  app = await startApp();
  service = await makeService(app, { price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  admin = (await makeAdmin(app)).token;
});

const OFFICE = { ...HOME, flatNumber: '7', building: 'Orange Chambers', street: 'Central Avenue' };
const newDay = makeDays();

const booked = async () => {
  const { token, ...customer } = await makeCustomer(app);
  const body = {
    userId: customer.userId,
    serviceIds: [service],
    bookingDate: newDay(),
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId: await makeAddress(app, { token, ...customer }),
    paymentType: 'PAY_AFTER',
  };
  const { data: booking } = (await app.call('POST', '/booking', { token, body })).body;
  return { token, booking, move: (change: object, by = admin) => put(by, booking.bookingId, change) };
};
const put = (token: string, path: string, body?: object) => app.call('PUT', `/booking/${path}`, { token, body });
const savedOf = async (token: string) => (await app.call('GET', '/address/user', { token })).body.data;

describe('moving to a new address', () => {
  it('saves the address for the customer once, even if it is sent again', async () => {
    const { token, move } = await booked();
    const change = { bookingTime: '11:00:00', address: { ...OFFICE, landmark: ' ' } };
    const [first, second] = [await move(change), await move(change)];
    const [, { id, ...address }, ...more] = await savedOf(token);
    expect(more).toEqual([]);
    expect(address).toMatchObject({ street: '7, Orange Chambers, Central Avenue', streetArea: 'Central Avenue', landmark: null });
    expect(first.body.data).toMatchObject({ bookingTime: '11:00:00', addressId: id, address });
    expect(second.body.data).toEqual(first.body.data);
  });

  it('saves another address if any field differs, even the instructions', async () => {
    const { token, booking, move } = await booked();
    const { data } = (await move({ address: { ...HOME, instructions: 'Knock, please' } })).body;
    expect(data.address.instructions).toBe('Knock, please');
    expect((await savedOf(token)).map(({ id }: { id: string }) => id)).toEqual([booking.addressId, data.addressId]);
  });

  it('is allowed to customers, too', async () => {
    const { token, move } = await booked();
    expect((await move({ address: OFFICE }, token)).body.data.address.building).toBe('Orange Chambers');
  });

  it('saves no address if it is refused', async () => {
    const { token, booking, move } = await booked();
    const before = await savedOf(token);
    expect((await move({ bookingDate: '2026-12-04', address: OFFICE })).body.errorCode).toBe('SLOT_UNAVAILABLE');
    const both = (await move({ addressId: booking.addressId, address: OFFICE })).body;
    expect([both.errorCode, both.errors[0].field]).toEqual(['VALIDATION_ERROR', 'address']);
    expect((await move({ address: { ...OFFICE, flatNumber: ' ' } })).body.errors).toEqual([
      refusedField('address.flatNumber', 'Flat/House No. is required', 'required'),
    ]);
    await put(token, `${booking.bookingId}/cancel`);
    expect((await move({ address: OFFICE })).body.errorCode).toBe('INVALID_STATUS_TRANSITION');
    expect(await savedOf(token)).toEqual(before);
  });
});
