/** The number of visits that a professional has carried out is right after each change, for customers and for staff. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';
import { damageOfPlan } from './damage.ts';

let app: TestApp;
let salon: NamedSalon;
let customer: NamedCustomer;
beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  customer = await salon.newCustomer();
});
afterAll(() => app.close());

let day = '2026-12-07';
/** A booking with her, each on another day. */
const book = async (professionalId: string, who = customer): Promise<string> => {
  day = addDays(day, 1);
  const { status, body } = await salon.book(who, day, '11:00:00', { professionalId });
  expect(status).toBe(201);
  return body.data.bookingId;
};
const asStaff = async (method: string, path: string) => {
  const { status } = await app.call(method, path, { token: salon.token });
  expect(status).toBe(200);
};
const complete = (id: string) => asStaff('PUT', `/booking/admin/${id}/mark-completed`);
const remove = (id: string) => asStaff('DELETE', `/booking/${id}`);

/** As the list and the page of customers and those of staff say it. */
const numbersOf = async (id: string): Promise<number[]> => {
  const read = async (path: string) => (await app.call('GET', path, { token: salon.token })).body.data;
  const fromList = async (path: string) => (await read(path)).find((one: { id: string }) => one.id === id);
  const all = [
    await fromList('/professional'),
    await read(`/professional/${id}`),
    await fromList('/professional/admin'),
    await read(`/professional/admin/${id}`),
  ];
  return [...new Set(all.map(({ completedVisits }) => completedVisits))];
};

it('counts a visit once it is completed, for her who has it then, and never twice', async () => {
  const [asha, rekha] = [await salon.addPerson('Asha'), await salon.addPerson('Rekha')];
  const [kept, given, cancelled] = [await book(asha), await book(asha), await book(asha)];
  expect((await salon.assign(given, rekha)).status).toBe(200);
  await asStaff('PUT', `/booking/${cancelled}/cancel`);
  expect([await numbersOf(asha), await numbersOf(rekha)]).toEqual([[0], [0]]);
  await complete(kept);
  await complete(given);
  const again = () => app.call('PUT', `/booking/admin/${kept}/mark-completed`, { token: salon.token });
  expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([409, 409]);
  expect([await numbersOf(asha), await numbersOf(rekha)]).toEqual([[1], [1]]);
  await asStaff('PUT', `/booking/admin/${kept}/mark-paid`);
  expect(await numbersOf(asha)).toEqual([1]);
});

it('leaves out a completed booking that is deleted, also when the salon has teams by then', async () => {
  const meera = await salon.addPerson('Meera');
  const [first, second, pending] = [await book(meera), await book(meera), await book(meera)];
  await complete(first);
  await complete(second);
  expect(await numbersOf(meera)).toEqual([2]);
  await remove(pending);
  await remove(first);
  expect(await numbersOf(meera)).toEqual([1]);
  await changeSettings(app, { capacity: 'TEAMS' });
  await remove(second);
  expect(await numbersOf(meera)).toEqual([0]);
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});

it('keeps the visit of a customer whose account is erased', async () => {
  const savita = await salon.addPerson('Savita');
  const leaving = await salon.newCustomer();
  await complete(await book(savita, leaving));
  expect((await app.call('DELETE', '/auth/profile', { token: leaving.token })).status).toBe(200);
  expect(await numbersOf(savita)).toEqual([1]);
  expect(await app.db.tx(damageOfPlan)).toEqual([]);
});
