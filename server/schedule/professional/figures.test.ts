/** How busy each professional is (rule N23). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings } from '../../test/makers.ts';
import { ALL_WEEK, makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

let app: TestApp;
let salon: NamedSalon;
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-12-07', '2026-12-08', '2026-12-09'];
/** From 09:00 to 20:00. */
const DAY = 660;

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app, { closedDays: [WEDNESDAY] });
});
afterAll(() => app.close());

const figures = async (from = MONDAY, to = WEDNESDAY): Promise<Schemas['ProfessionalFigures'][]> =>
  (await app.call('GET', `/professional/admin/figures?from=${from}&to=${to}`, { token: salon.token })).body.data;
const bookId = async (date: string, hour: number, more: object = {}, km = 0): Promise<string> =>
  (await salon.book(await salon.newCustomer(km), date, `${hour}:00:00`, more)).body.data.bookingId;
const staff = (method: 'PUT' | 'POST', path: string, body?: object) =>
  app.call(method, path, { token: salon.token, ...(body && { body }) });

it('sums hours, visits and planned travel by professional', async () => {
  const asha = await salon.addPerson('Asha');
  const rekha = await salon.addPerson('rekha', { hours: ALL_WEEK.filter(({ day }) => day === 'MONDAY') });
  await salon.addPerson('Meera', { active: false });
  // Asha's breaks and leave do not count, nor does the closed day.
  await staff('PUT', `/professional/admin/${asha}/day?date=${TUESDAY}`, { spans: [{ from: '09:00:00', to: '11:00:00' }] });
  const leave = { fromDate: MONDAY, fromTime: '19:00:00', toDate: MONDAY, toTime: '23:00:00' };
  await staff('POST', `/professional/admin/${asha}/leave`, leave);

  const done = await bookId(MONDAY, 10, { professionalId: asha });
  await staff('PUT', `/booking/admin/${done}/mark-completed`);
  await bookId(MONDAY, 12, { professionalId: asha }, 5);
  await bookId(TUESDAY, 10, { professionalId: asha });
  const cancelled = await bookId(MONDAY, 15, { professionalId: asha });
  await staff('PUT', `/booking/admin/${cancelled}/status?status=CANCELLED`);
  // Staff gave it to her: the customer did not ask for her by name.
  await salon.assign(await bookId(MONDAY, 16), rekha);
  await bookId('2026-12-10', 10, { professionalId: asha });

  const rostered = DAY - 60 + 120;
  const busy = 180 + 10 + 35 + 10;
  expect(await figures()).toEqual([
    {
      professional: { id: asha, name: 'Asha', photoUrl: null },
      rosteredMinutes: rostered,
      visitMinutes: 180,
      travelMinutes: 55,
      utilisation: Math.round((1000 * busy) / rostered) / 1000,
      visits: 3,
      requestedByName: 3,
    },
    {
      professional: { id: rekha, name: 'rekha', photoUrl: null },
      rosteredMinutes: DAY,
      visitMinutes: 60,
      travelMinutes: 10,
      utilisation: 0.106,
      visits: 1,
      requestedByName: 0,
    },
  ]);

  // Nothing tells since when she is inactive: her hours count until her last visit.
  await staff('PUT', `/professional/admin/${asha}`, { active: false });
  const [inactive] = await figures(MONDAY, MONDAY);
  expect(inactive).toMatchObject({ rosteredMinutes: DAY - 60, visits: 2 });
  expect((await figures(MONDAY, '2026-12-31'))[0]).toMatchObject({ rosteredMinutes: rostered + DAY, visits: 4 });
  expect((await figures('2026-12-20', '2026-12-31')).map(({ professional }) => professional.name)).toEqual(['rekha']);
});

it('are of at most 366 days, in order, and empty with teams', async () => {
  const refused = async (query: string) => {
    const { status, body } = await app.call('GET', `/professional/admin/figures?${query}`, { token: salon.token });
    return [status, body.errors?.[0]?.field];
  };
  expect(await refused('from=2026-12-02&to=2026-12-01')).toEqual([400, 'to']);
  expect(await refused('from=2026-01-01&to=2027-01-02')).toEqual([400, 'to']);
  expect(await refused('from=2026-01-01')).toEqual([400, 'to']);
  expect(await figures('2026-01-01', '2027-01-01')).toHaveLength(2);
  await changeSettings(app, {});
  expect(await figures()).toEqual([]);
});
