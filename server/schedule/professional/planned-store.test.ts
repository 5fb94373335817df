/** The text that the database writes of a day's visits is read again as their rows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';
import { byProfessional, findPlannedTexts, plannedIn } from './planned-store.ts';
import { changeVisits, findVisitsBetween } from './visit-store.ts';

const DAY = '2026-12-07';

let app: TestApp;
let salon: NamedSalon;
let asha: string;
const bookAt = async (time: string, more: object = {}): Promise<string> => {
  const { status, body } = await salon.book(await salon.newCustomer(), DAY, time, more);
  expect(status).toBe(201);
  return body.data.bookingId;
};
beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  asha = await salon.addPerson('Asha');
  await bookAt('11:00:00', { professionalId: asha });
  await bookAt('13:00:00', { womenOnly: true });
  // Nobody has it, and nobody knows where it is.
  const nobodys = { professionalId: null, latitude: null, longitude: null, forced: true };
  const bookingId = await bookAt('15:00:00');
  await app.db.tx(tx => changeVisits(tx, bookingId, nobodys));
});
afterAll(() => app.close());

const textOf = async () => (await findPlannedTexts(app.db.read, { from: DAY, to: DAY })).get(DAY) ?? '';

it('has every visit of the day, with the values of its row', async () => {
  const rows = await findVisitsBetween(app.db.read, { from: DAY, to: DAY });
  const read = plannedIn(await textOf());
  expect(read).toHaveLength(3);
  expect(rows).toEqual(read.map(planned => expect.objectContaining(planned)));
  // Both values of each yes or no, and both of what may be missing.
  for (const name of ['chosen', 'forced', 'womenOnly'] as const)
    expect(new Set(read.map(one => one[name]))).toEqual(new Set([true, false]));
  for (const name of ['professionalId', 'latitude', 'longitude'] as const)
    expect(new Set(read.map(one => one[name] === null))).toEqual(new Set([true, false]));
});

it('gives each professional her part, and the visits of nobody to nobody', async () => {
  const parts = byProfessional(await textOf());
  expect(plannedIn(parts.get('') ?? '').map(({ professionalId }) => professionalId)).toEqual([null]);
  expect(plannedIn(parts.get(asha) ?? '').map(({ professionalId }) => professionalId)).toEqual([asha, asha]);
});
