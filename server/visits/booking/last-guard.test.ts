/** The database's guard of quarter hours (rule N9) is the last one: what it would refuse is refused with a reason before. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeDays, makeService } from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

let app: TestApp;
let salon: NamedSalon;
let bridal: string;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  bridal = await makeService(app, { name: 'Bridal make-up', price: 2999, durationInMinutes: 120 });
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.moveTo(NOON);
  const { body } = await app.call('GET', '/professional/admin', { token: salon.token });
  for (const { id } of body.data)
    await app.call('PUT', `/professional/admin/${id}`, { token: salon.token, body: { active: false } });
});

const whoHas = async (bookingId: string) => (await salon.asStaff(bookingId)).professional?.id;

describe('a visit that staff give by force', () => {
  const leaveOn = (day: string) => ({ fromDate: day, fromTime: '00:00:00', toDate: day, toTime: '23:30:00' });
  it.each<[string, (day: string) => ['POST' | 'PUT', string, object]]>([
    ['is off', () => ['PUT', '', { hours: [] }]],
    ['is on leave', day => ['POST', '/leave', leaveOn(day)]],
    ['takes no way that long', () => ['PUT', '', { maxTravelMinutes: 10 }]],
  ])('is refused for who %s, and is at another visit besides', async (_why, change) => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    await salon.book(await salon.newCustomer(), date, '11:00:00');
    const rekha = await salon.addPerson('Rekha');
    const { bookingId } = (await salon.book(await salon.newCustomer(5), date, '11:00:00')).body.data;
    expect(await whoHas(bookingId)).toBe(rekha);
    const [method, path, body] = change(date);
    const changed = await app.call(method, `/professional/admin/${asha}${path}`, { token: salon.token, body });
    expect(changed.body.success).toBe(true);
    for (const force of [false, true]) {
      const refused = await salon.assign(bookingId, asha, force);
      expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([409, 'NO_PROFESSIONAL', { reason: 'BUSY' }]);
    }
    const candidates = await app.call('GET', `/booking/admin/${bookingId}/candidates`, { token: salon.token });
    const reasons = candidates.body.data.map(({ professional, reason }: Schemas['Candidate']) => [professional.id, reason]);
    expect(reasons).toContainEqual([asha, 'BUSY']);
    expect(await whoHas(bookingId)).toBe(rekha);
  });
});

it('a move makes room by a hand-over to whom the moved visit leaves', async () => {
  const date = newDay();
  const both = { serviceIds: [salon.facial, bridal] };
  const [asha, rekha] = [await salon.addPerson('Asha', both), await salon.addPerson('Rekha', both)];
  const customer = await salon.newCustomer();
  const wanted = { serviceIds: [bridal], finalPrice: 2999, professionalId: rekha };
  const long = (await salon.book(customer, date, '10:00:00', wanted)).body.data;
  const other = (await salon.book(await salon.newCustomer(), date, '11:00:00')).body.data;
  expect([await whoHas(long.bookingId), await whoHas(other.bookingId)]).toEqual([rekha, asha]);
  // Rekha gets the other visit in a quarter hour that she had for the moved one.
  const body = { bookingTime: '11:00:00', professionalId: asha };
  const moved = await app.call('PUT', `/booking/${long.bookingId}`, { token: customer.token, body });
  expect([moved.status, moved.body.data?.bookingTime]).toEqual([200, '11:00:00']);
  expect([await whoHas(long.bookingId), await whoHas(other.bookingId)]).toEqual([asha, rekha]);
});
