/** The first screen (rules W100, W101). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { AnswerCache } from '../../platform/contract/answer-cache.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf, picture } from '../../test/form.ts';
import { changeSettings, makeAddress, makeAdmin, makeCategory, makeCustomer, makeDays, makeService } from '../../test/makers.ts';
import { makeNamedSalon } from '../../test/named-salon.ts';

/** A Monday morning, when the window from 09:00 has begun. */
const MORNING = '2026-12-07T09:30:00+05:30';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ catalogAnswers: new AnswerCache(0) });
  app.clock.moveTo(MORNING);
});
afterEach(() => app.close());

const front = async (query = ''): Promise<Schemas['Front']> => {
  // What is free is found anew after half a minute.
  app.clock.advance(30 * SECOND);
  const { status, body } = await app.call('GET', `/front${query}`);
  expect(status).toBe(200);
  return body.data;
};
const names = async () => (await front()).services.map(({ name }) => name);

describe('services', () => {
  it('are none in an empty salon', async () => {
    expect(await front()).toEqual({ services: [], nextFree: null, professionals: [], reviews: [], pinCodeDecides: false });
  });

  it('are asked for in a language that there is, and are sent again only if they changed', async () => {
    expect((await app.call('GET', '/front?language=xx')).status).toBe(400);
    const { headers } = await app.call('GET', '/front');
    const again = await app.call('GET', '/front', { headers: { 'if-none-match': headers.etag as string } });
    expect(again.status).toBe(304);
  });

  it('reach the minimum order by themselves, and are of different categories', async () => {
    await changeSettings(app, { minimumOrderValue: 899 });
    const [hair, nails] = [await makeCategory(app, 'Hair'), await makeCategory(app, 'Nails')];
    await makeService(app, { name: 'A hair cut', price: 999, categoryId: hair });
    await makeService(app, { name: 'A hair spa', price: 999, categoryId: hair });
    await makeService(app, { name: 'A polish', price: 199, categoryId: nails });
    await makeService(app, { name: 'Nail art', price: 1299, categoryId: nails });
    await makeService(app, { name: 'Cheap', price: 99 });
    expect(await names()).toEqual(['A hair cut', 'Nail art', 'Cheap']);
  });
});

describe('the next free time', () => {
  it('is the first window that has not begun, and follows bookings after half a minute', async () => {
    await changeSettings(app, { teams: 1 });
    const service = await makeService(app, { price: 999, durationInMinutes: 60 });
    expect((await front()).nextFree).toMatchObject({ date: '2026-12-07', startTime: '11:00:00' });
    const customer = await makeCustomer(app);
    const addressId = await makeAddress(app, customer);
    const order = { serviceIds: [service], bookingDate: '2026-12-07', bookingTime: '11:00:00', finalPrice: 999, addressId };
    const body = { ...order, userId: customer.userId, paymentType: 'PAY_AFTER' };
    expect((await app.call('POST', '/booking', { token: customer.token, body })).status).toBe(201);
    expect((await front()).nextFree).toMatchObject({ date: '2026-12-07', startTime: '13:00:00' });
    app.clock.moveTo('2026-12-07T19:30:00+05:30');
    expect((await front()).nextFree).toMatchObject({ date: '2026-12-08', startTime: '09:00:00' });
  });

  it('is that of a whole visit, and of no longer closed a salon than 31 days', async () => {
    await makeService(app, { price: 2999, durationInMinutes: 300 });
    app.clock.moveTo('2026-12-07T16:00:00+05:30');
    expect((await front()).nextFree).toMatchObject({ date: '2026-12-08', startTime: '09:00:00' });
    const days = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2026, 11, 7 + n)).toISOString().slice(0, 10));
    await changeSettings(app, { closedDays: days });
    expect(await front()).toMatchObject({ services: [], nextFree: null });
  });

  it('is of a service that somebody can do, and does not depend on where others live', async () => {
    const salon = await makeNamedSalon(app);
    await makeService(app, { name: 'Nobody does it', price: 999 });
    expect(await front()).toMatchObject({ services: [], nextFree: null, professionals: [] });
    await salon.addPerson('Asha Rao');
    const before = (await front()).nextFree;
    expect(await names()).toEqual(['Facial']);
    const far = await salon.newCustomer(12);
    expect((await salon.book(far, '2026-12-07', '17:00:00')).status).toBe(201);
    expect((await front()).nextFree).toEqual(before);
  });
});

describe('faces', () => {
  it('are first names of active professionals with a photo, and none with teams', async () => {
    const salon = await makeNamedSalon(app);
    const asha = await salon.addPerson('Asha Rao');
    await salon.addPerson('Rekha Patil');
    expect((await front()).professionals).toEqual([]);
    const form = await formOf({ photo: { bytes: await picture(40, 40) } });
    expect((await app.call('PUT', `/professional/admin/${asha}/photo`, { token: salon.token, ...form })).status).toBe(200);
    expect((await front()).professionals).toEqual([
      { id: asha, firstName: 'Asha', photoUrl: expect.stringMatching(/^\/api\/v1\/image\//) },
    ]);
    await app.call('PUT', `/professional/admin/${asha}`, { token: salon.token, body: { active: false } });
    expect((await front()).professionals).toEqual([]);
    await app.call('PUT', `/professional/admin/${asha}`, { token: salon.token, body: { active: true } });
    await changeSettings(app, { capacity: 'TEAMS' });
    expect((await front()).professionals).toEqual([]);
  });
});

describe('reviews', () => {
  it('are the latest praise in words that nobody has hidden, once there is an average', async () => {
    const service = await makeService(app);
    const { token } = await makeAdmin(app);
    const newDay = makeDays();
    const review = async (rating: number, text?: string, fullName = 'Asha Deshmukh') => {
      const customer = await makeCustomer(app, fullName);
      const order = { serviceIds: [service], addressId: await makeAddress(app, customer), paymentType: 'PAY_AFTER' };
      const body = { ...order, userId: customer.userId, bookingDate: newDay(), bookingTime: '11:00:00', finalPrice: 999 };
      const { bookingId } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
      await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token });
      const words = { rating, ...(text && { text }) };
      expect((await app.call('PUT', `/booking/${bookingId}/review`, { token: customer.token, body: words })).status).toBe(200);
      app.clock.advance(SECOND);
      return customer;
    };
    await review(5, 'First.', 'Rekha Patil');
    await review(4, 'Second.');
    expect((await front()).reviews).toEqual([]);
    await review(5, 'Third.', 'Meera Joshi');
    await review(2, 'Late.');
    await review(5);
    await review(3, 'So so.');
    const shown = async () => (await front()).reviews.map(({ firstName, rating, text }) => [firstName, rating, text]);
    expect(await shown()).toEqual([
      ['Meera', 5, 'Third.'],
      ['Asha', 4, 'Second.'],
    ]);
    const { content } = (await app.call('GET', '/review/admin', { token })).body.data;
    const third = content.find(({ text }: { text: string }) => text === 'Third.');
    const body = { reason: 'Names somebody.' };
    expect((await app.call('PUT', `/review/admin/${third.id}/hide`, { token, body })).status).toBe(200);
    expect((await shown()).map(([, , text]) => text)).toEqual(['Second.', 'First.']);
  });
});
