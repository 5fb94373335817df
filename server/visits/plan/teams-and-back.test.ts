/** To teams and back (rules N1 and N76). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

/** Today: staff stay signed in for 8 hours. */
const DATE = '2026-12-04';

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let nilesh: string;
beforeEach(async () => {
  app = await startApp();
  app.clock.moveTo(NOON);
  salon = await makeNamedSalon(app);
  [kavita, nilesh] = [await salon.addPerson('Kavita'), await salon.addPerson('Nilesh')];
  return () => app.close();
});

const put = async (capacity: 'TEAMS' | 'PROFESSIONALS') => {
  const { body } = await app.call('GET', '/settings/admin', { token: salon.token });
  const saved = await app.call('PUT', '/settings/admin', { token: salon.token, body: { ...body.data, capacity } });
  expect([saved.status, saved.body.message]).toEqual([200, expect.any(String)]);
};
const bookFor = async (professionalId: string, time: string, more: object = {}): Promise<string> => {
  const { body } = await salon.book(await salon.newCustomer(), DATE, time, more);
  if (!('professionalId' in more)) expect((await salon.assign(body.data.bookingId, professionalId)).status).toBe(200);
  return body.data.bookingId;
};
const whoHas = async (id: string) => (await salon.asStaff(id)).professional?.id ?? null;
const history = async (id: string): Promise<Schemas['BookingEvent'][]> =>
  (await app.call('GET', `/booking/admin/${id}/history`, { token: salon.token })).body.data;
const commissions = async () => (await app.call('GET', `/pay/admin?from=${DATE}&to=${DATE}`, { token: salon.token })).body.data;

describe('N76 to teams and back', () => {
  it('gives visits to come back to whom they had, also when others would be as good', async () => {
    const ids = [];
    for (const hour of ['13', '15', '17']) ids.push(await bookFor(nilesh, `${hour}:00:00`));
    const chosen = await bookFor(kavita, '13:00:00', { professionalId: kavita });
    await put('TEAMS');
    const inTeams = (await salon.book(await salon.newCustomer(), DATE, '15:00:00')).body.data.bookingId;
    await put('PROFESSIONALS');
    for (const id of ids) expect(await whoHas(id)).toBe(nilesh);
    expect(await salon.asStaff(chosen)).toMatchObject({ professional: { id: kavita }, professionalChosen: true });
    expect(await whoHas(inTeams)).not.toBeNull();
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
  });

  it('gives one that fits no more to somebody else, and the history names whom', async () => {
    const id = await bookFor(nilesh, '14:00:00');
    await put('TEAMS');
    await app.call('PUT', `/professional/admin/${nilesh}`, { token: salon.token, body: { active: false } });
    await put('PROFESSIONALS');
    expect(await whoHas(id)).toBe(kavita);
    const given = (await history(id)).filter(({ kind }) => kind === 'ASSIGNED');
    expect(given.map(({ professional }) => professional)).toEqual(['Kavita', 'Nilesh']);
  });

  it('leaves a past visit alone: its professional earns when it is completed, with teams and afterwards', async () => {
    const rule = { professionalId: null, serviceId: null, from: '2026-11-01', percent: 40 };
    await app.call('PUT', '/pay/admin/rules', { token: salon.token, body: rule });
    const [first, second] = [await bookFor(nilesh, '13:00:00'), await bookFor(nilesh, '15:00:00')];
    app.clock.moveTo(`${DATE}T18:00:00+05:30`);
    await put('TEAMS');
    await app.call('PUT', `/booking/admin/${first}/mark-completed`, { token: salon.token });
    await put('PROFESSIONALS');
    expect(await whoHas(second)).toBe(nilesh);
    await app.call('PUT', `/booking/admin/${second}/mark-completed`, { token: salon.token });
    const { professionals } = await commissions();
    expect(professionals).toEqual([
      expect.objectContaining({ professional: expect.objectContaining({ id: nilesh }), visits: 2, commission: 799.2 }),
    ]);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
  });

  it('gives nobody a visit that began while teams went', async () => {
    await put('TEAMS');
    const { bookingId } = (await salon.book(await salon.newCustomer(), DATE, '13:00:00')).body.data;
    app.clock.moveTo(`${DATE}T18:00:00+05:30`);
    await put('PROFESSIONALS');
    expect(await whoHas(bookingId)).toBeNull();
    expect((await app.call('GET', '/booking/admin/uncovered', { token: salon.token })).body.data).toEqual([]);
  });

  it('leaves to teams a begun visit that staff move', async () => {
    const id = await bookFor(nilesh, '13:00:00');
    app.clock.moveTo(`${DATE}T13:30:00+05:30`);
    await put('TEAMS');
    const moved = { bookingDate: '2026-12-10', bookingTime: '13:00:00' };
    expect((await app.call('PUT', `/booking/${id}`, { token: salon.token, body: moved })).status).toBe(200);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    await put('PROFESSIONALS');
    expect(await whoHas(id)).toBe(nilesh);
  });
});
