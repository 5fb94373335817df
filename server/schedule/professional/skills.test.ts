/** What professionals can do, and who does a service (rules N70 to N72). */
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeService } from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

const DATE = '2026-12-08';

let app: TestApp;
let salon: NamedSalon;
beforeEach(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  return () => app.close();
});

const ask = async (method: string, path: string, body?: object) =>
  (await app.call(method, path, { token: salon.token, ...(body && { body }) })).body.data;
const read = (id: string) => ask('GET', `/professional/admin/${id}`);
const change = async (id: string, body: object) => (await ask('PUT', `/professional/admin/${id}`, body)).professional;
const unserved = async () => (await app.call('GET', '/professional/unserved')).body.data;
const isFree = async (service: string) =>
  (await app.call('GET', `/booking/available-slots?date=${DATE}&serviceIds=${service}`)).body.data.some(
    ({ available }: { available: boolean }) => available,
  );
const newService = (name = 'Threading') => makeService(app, { name, durationInMinutes: 30 });

describe('N70 all services', () => {
  it('means what comes later, too: in slots, offers and bookings', async () => {
    const asha = await salon.addPerson('Asha', { serviceIds: [], allServices: true });
    await salon.addPerson('Rekha');
    const added = await newService();
    expect(await read(asha)).toMatchObject({ allServices: true, serviceIds: [salon.facial, added].sort() });
    expect(await isFree(added)).toBe(true);
    const offered = (await app.call('GET', `/professional?serviceIds=${added}`)).body.data;
    expect(offered.map(({ name, allServices }: { name: string; allServices: boolean }) => [name, allServices])).toEqual([
      ['Asha', true],
    ]);
    const customer = await salon.newCustomer();
    const booked = await salon.book(customer, DATE, '10:00:00', { serviceIds: [added] });
    expect([booked.status, booked.body.message]).toEqual([201, expect.any(String)]);
    expect((await salon.asStaff(booked.body.data.bookingId)).professional?.name).toBe('Asha');
  });

  it('is not what all ids mean: a list stays a list', async () => {
    const rekha = await salon.addPerson('Rekha', { serviceIds: [salon.facial] });
    const added = await newService();
    expect(await read(rekha)).toMatchObject({ allServices: false, serviceIds: [salon.facial] });
    expect(await isFree(added)).toBe(false);
  });

  it('stays when a client that does not know it sends back what it read, and ends with other ids or false', async () => {
    const asha = await salon.addPerson('Asha', { allServices: true });
    const added = await newService();
    const { serviceIds } = await read(asha);
    expect(await change(asha, { name: 'Asha D', serviceIds: serviceIds.toReversed() })).toMatchObject({ allServices: true });
    expect(await change(asha, { allServices: false })).toMatchObject({ allServices: false, serviceIds });
    expect(await change(asha, { allServices: true, serviceIds: [] })).toMatchObject({ allServices: true, serviceIds });
    expect(await change(asha, { serviceIds: [added] })).toMatchObject({ allServices: false, serviceIds: [added] });
  });

  it('keeps visits with services that were withdrawn since', async () => {
    await salon.addPerson('Asha', { allServices: true });
    const booked = await salon.book(await salon.newCustomer(), DATE, '10:00:00');
    await app.call('DELETE', `/service/${salon.facial}`, { token: salon.token });
    expect(booked.status).toBe(201);
    expect(await ask('GET', '/booking/admin/uncovered')).toEqual([]);
  });

  it('is asked in the preview of a change', async () => {
    const asha = await salon.addPerson('Asha', { allServices: true });
    await salon.book(await salon.newCustomer(), DATE, '10:00:00');
    const preview = (body: object) => ask('POST', `/professional/admin/${asha}/preview`, body);
    expect(await preview({ serviceIds: [] })).toHaveLength(1);
    expect(await preview({ serviceIds: [], allServices: true })).toEqual([]);
  });
});

describe('N71 who does a service', () => {
  const set = (service: string, professionalIds: string[]) =>
    app.call('PUT', `/professional/admin/service/${service}`, { token: salon.token, body: { professionalIds } });

  it('is set for a service, beside those who do all', async () => {
    const [asha, rekha] = [await salon.addPerson('Asha', { allServices: true }), await salon.addPerson('Rekha')];
    const added = await newService();
    const { status, body } = await set(added, [rekha]);
    expect([status, body.data]).toEqual([200, { professionalIds: [asha, rekha], uncovered: [] }]);
    expect((await read(rekha)).serviceIds).toEqual([salon.facial, added].sort());
    expect((await set(added, [])).body.data.professionalIds).toEqual([asha]);
    expect((await read(rekha)).serviceIds).toEqual([salon.facial]);
  });

  it('cancels nothing, and says what it leaves uncovered', async () => {
    await salon.addPerson('Rekha');
    const { bookingId } = (await salon.book(await salon.newCustomer(), DATE, '10:00:00')).body.data;
    const { uncovered } = (await set(salon.facial, [])).body.data;
    expect(uncovered).toEqual([expect.objectContaining({ bookingId, reason: 'SKILL' })]);
  });

  it('refuses unknown services and professionals', async () => {
    const nobody = '01a1f963-f54c-7b96-a020-c5a6464471f8';
    expect((await set(nobody, [])).body.errorCode).toBe('SERVICE_NOT_FOUND');
    expect((await set(salon.facial, [nobody])).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
  });
});

describe('N72 services that nobody does', () => {
  it('are told to everybody until somebody active does them', async () => {
    const rekha = await salon.addPerson('Rekha');
    expect(await unserved()).toEqual([]);
    const added = await newService();
    expect(await unserved()).toEqual([added]);
    await app.call('PUT', `/professional/admin/service/${added}`, { token: salon.token, body: { professionalIds: [rekha] } });
    expect(await unserved()).toEqual([]);
    await change(rekha, { active: false });
    expect(await unserved()).toEqual([salon.facial, added].sort());
    await app.call('DELETE', `/service/${added}`, { token: salon.token });
    expect(await unserved()).toEqual([salon.facial]);
  });
});

describe('N73 services that need two people', () => {
  const visits = async (ids: string[], query = '') =>
    (await app.call('GET', `/professional/visits-needed?serviceIds=${ids.join()}${query}`)).body.data.map(
      ({ serviceIds }: { serviceIds: string[] }) => serviceIds,
    );

  it('are one visit while somebody does all of them, and with teams', async () => {
    const added = await newService();
    expect(await visits([salon.facial, added])).toEqual([]);
    await salon.addPerson('Rekha', { serviceIds: [], allServices: true });
    expect(await visits([salon.facial, added])).toEqual([[salon.facial, added]]);
    await changeSettings(app, { capacity: 'TEAMS' });
    expect(await visits([salon.facial, added])).toEqual([[salon.facial, added]]);
  });

  it('are two visits, the one with the most services first', async () => {
    const [wax, nails] = [await newService(), await newService()];
    await salon.addPerson('Rekha', { serviceIds: [salon.facial] });
    await salon.addPerson('Asha', { serviceIds: [wax, nails] });
    expect(await visits([salon.facial, wax, nails, wax])).toEqual([[wax, nails], [salon.facial]]);
  });

  it('are as few as can be, though the busiest pair of hands would make three', async () => {
    const [a, b, c, d] = [await newService(), await newService(), await newService(), salon.facial];
    await salon.addPerson('Rekha', { serviceIds: [a, b, c] });
    await salon.addPerson('Asha', { serviceIds: [a, b] });
    await salon.addPerson('Meera', { serviceIds: [c, d] });
    expect(await visits([a, b, c, d])).toEqual([[a, b, c], [d]]);
    await salon.addPerson('Nisha', { serviceIds: [b, c] });
    expect((await visits([a, b, c, d])).length).toBe(2);
  });

  it('leave out what nobody does, and count only women when only women shall come', async () => {
    const [wax, lost] = [await newService(), await newService()];
    await salon.addPerson('Rekha', { serviceIds: [salon.facial], gender: 'FEMALE' });
    await salon.addPerson('Rohan', { serviceIds: [salon.facial, wax], gender: 'MALE' });
    expect(await visits([salon.facial, wax, lost])).toEqual([[salon.facial, wax]]);
    expect(await visits([salon.facial, wax], '&womenOnly=true')).toEqual([[salon.facial]]);
  });

  it('need no visit while there are none, and no empty list', async () => {
    expect((await app.call('GET', '/professional/visits-needed')).body.data).toEqual([]);
    expect((await app.call('GET', '/professional/visits-needed?serviceIds=')).status).toBe(400);
  });
});
