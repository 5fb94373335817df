/** Staff manage the people who visit customers (rules N2, N3). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { professional } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf, picture } from '../../test/form.ts';
import { makeAdmin, makeCustomer, makeService, newMobile, withdraw } from '../../test/makers.ts';

let app: TestApp;
let token: string;
let facial: string;
beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial' });
});
afterAll(() => app.close());
beforeEach(() => app.db.tx(async tx => void (await tx.delete(professional))));

const create = (body: object) => app.call('POST', '/professional/admin', { token, body });
const change = (id: string, body: object) => app.call('PUT', `/professional/admin/${id}`, { token, body });
const read = async (id: string) => (await app.call('GET', `/professional/admin/${id}`, { token })).body.data;
const span = (from: string, to: string) => ({ from: `${from}:00`, to: `${to}:00` });

const ASHA = {
  name: ' Asha Deshmukh ',
  about: 'Bridal make-up.',
  languages: ['Hindi', 'Marathi', 'Hindi'],
  gender: 'FEMALE',
  start: { latitude: '21.1310', longitude: '79.0610' },
  maxTravelMinutes: 60,
  weight: 1.5,
  hours: [
    { day: 'TUESDAY', spans: [span('10:00', '18:00')] },
    { day: 'MONDAY', spans: [span('09:00', '13:00'), span('14:00', '19:00')] },
  ],
};

describe('a professional', () => {
  it('is created with what is known, changed field by field, and deleted before her first visit', async () => {
    const mobile = newMobile();
    const made = await create({ ...ASHA, mobile, serviceIds: [facial, facial] });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const expected = {
      name: 'Asha Deshmukh',
      languages: ['Hindi', 'Marathi'],
      serviceIds: [facial],
      mobile,
      weight: 1.5,
      completedVisits: 0,
      rating: null,
      reviewCount: 0,
      photoUrl: null,
      active: true,
      days: [],
      leave: [],
    };
    expect(made.body.data).toMatchObject({ ...ASHA, hours: ASHA.hours.toReversed(), ...expected });
    expect((await change(id, { about: '', start: null })).body.data).toMatchObject({
      professional: { ...expected, about: '', start: null },
      uncovered: [],
    });
    expect((await app.call('GET', `/professional/${id}`)).body.data).toEqual({
      ...{ id, name: 'Asha Deshmukh', photoUrl: null, about: '', languages: ['Hindi', 'Marathi'] },
      ...{ serviceIds: [facial], allServices: false, completedVisits: 0, rating: null, reviewCount: 0 },
    });
    expect((await app.call('DELETE', `/professional/admin/${id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/professional/admin/${id}`, { token })).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
  });

  it('with a name alone has no skill, no hours and the salon to start from', async () => {
    const { data } = (await create({ name: 'Rekha' })).body;
    expect(data).toMatchObject({ serviceIds: [], hours: [], start: null, gender: null, weight: 1, maxTravelMinutes: null });
  });

  it('is hidden from the public while she is inactive, and listed last for staff', async () => {
    const [asha, rekha] = [(await create({ name: 'Asha' })).body.data.id, (await create({ name: 'rekha' })).body.data.id];
    await change(asha, { active: false });
    const listed = (await app.call('GET', '/professional')).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([rekha]);
    expect((await app.call('GET', `/professional/${asha}`)).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    const all = (await app.call('GET', '/professional/admin', { token })).body.data;
    expect(all.map(({ id }: { id: string }) => id)).toEqual([rekha, asha]);
  });

  it('has a mobile that no other has', async () => {
    const mobile = newMobile();
    await create({ name: 'Asha', mobile });
    expect((await create({ name: 'Rekha', mobile })).body.errorCode).toBe('PROFESSIONAL_MOBILE_TAKEN');
    const { id } = (await create({ name: 'Rekha' })).body.data;
    expect((await change(id, { mobile })).body.errorCode).toBe('PROFESSIONAL_MOBILE_TAKEN');
    expect((await change(id, { mobile: null })).status).toBe(200);
  });

  it('keeps a skill that was withdrawn, and takes no unknown one', async () => {
    const old = await makeService(app, { name: 'Threading' });
    const { id } = (await create({ name: 'Asha', serviceIds: [old] })).body.data;
    await withdraw(app, old);
    expect((await change(id, { serviceIds: [old, facial] })).body.data.professional.serviceIds.sort()).toEqual(
      [old, facial].sort(),
    );
    expect((await change(id, { serviceIds: ['nothing'] })).body.errorCode).toBe('SERVICE_NOT_FOUND');
    expect((await create({ name: 'Rekha', serviceIds: [old] })).body.errorCode).toBe('SERVICE_NOT_FOUND');
  });

  it.each<[string, object, string]>([
    ['a blank name', { name: ' ' }, 'name'],
    ['a day twice', { hours: [ASHA.hours[0], ASHA.hours[0]] }, 'hours.1.day'],
    ['a part that ends before it begins', { hours: [{ day: 'MONDAY', spans: [span('13:00', '09:00')] }] }, 'hours.0.spans.0.to'],
    [
      'parts that overlap',
      { hours: [{ day: 'MONDAY', spans: [span('09:00', '13:00'), span('12:00', '18:00')] }] },
      'hours.0.spans.1.to',
    ],
    ['a start off the Earth', { start: { latitude: '91', longitude: '79' } }, 'start.latitude'],
    ['no weight', { weight: 0 }, 'weight'],
    ['nothing to change', {}, 'body'],
  ])('is not changed to %s', async (_, body, field) => {
    const { id } = (await create({ name: 'Asha' })).body.data;
    const refused = await change(id, body);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('has a photo that can be replaced and removed', async () => {
    const { id } = (await create({ name: 'Asha' })).body.data;
    const path = `/professional/admin/${id}/photo`;
    const form = await formOf({ photo: { bytes: await picture(40, 40) } });
    const shown = (await app.call('PUT', path, { token, ...form })).body.data.photoUrl;
    expect(shown).toMatch(/^\/api\/v1\/image\//);
    expect((await app.call('PUT', path, { token, ...(await formOf({ removePhoto: 'true' })) })).body.data.photoUrl).toBeNull();
    expect((await app.call('PUT', '/professional/admin/unknown/photo', { token, ...form })).status).toBe(404);
  });
});

describe('days and leave', () => {
  it('replace the hours of a date until they are cleared', async () => {
    const { id } = (await create(ASHA)).body.data;
    const path = `/professional/admin/${id}/day?date=2027-02-01`;
    const spans = [span('10:00', '12:00')];
    expect((await app.call('PUT', path, { token, body: { spans } })).body.data.professional.days).toEqual([
      { date: '2027-02-01', spans },
    ]);
    expect((await app.call('PUT', path, { token, body: { spans: [] } })).body.data.professional.days).toEqual([
      { date: '2027-02-01', spans: [] },
    ]);
    expect((await app.call('DELETE', path, { token })).body.data.professional.days).toEqual([]);
    const wrong = await app.call('PUT', path, { token, body: { spans: [span('12:00', '12:00')] } });
    expect(wrong.body.errors[0].field).toBe('spans.0.to');
  });

  it('are listed from the earliest on, and can be taken back', async () => {
    const { id } = (await create(ASHA)).body.data;
    const path = `/professional/admin/${id}/leave`;
    const late = { fromDate: '2027-03-01', fromTime: '09:00:00', toDate: '2027-03-02', toTime: '00:00:00', note: 'Wedding' };
    const early = { ...late, fromDate: '2027-02-01', toDate: '2027-02-01', toTime: '12:00:30', note: null };
    for (const body of [late, early]) expect((await app.call('POST', path, { token, body })).status).toBe(201);
    const listed = (await app.call('GET', path, { token })).body.data;
    // A part of a minute is a minute of leave.
    expect(listed).toMatchObject([{ ...early, toTime: '12:01:00' }, late]);
    expect((await read(id)).leave).toEqual(listed);
    expect((await app.call('DELETE', `${path}/${listed[0].id}`, { token })).status).toBe(200);
    expect((await app.call('DELETE', `${path}/${listed[0].id}`, { token })).body.errorCode).toBe('NOT_FOUND');
    expect((await app.call('GET', path, { token })).body.data).toHaveLength(1);
  });

  it.each([
    ['toDate', '2027-02-28', '09:00:00'],
    ['toTime', '2027-03-01', '09:00:00'],
  ])('must not end before they begin: %s', async (field, toDate, toTime) => {
    const { id } = (await create(ASHA)).body.data;
    const body = { fromDate: '2027-03-01', fromTime: '09:00:00', toDate, toTime };
    const refused = await app.call('POST', `/professional/admin/${id}/leave`, { token, body });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
    const preview = await app.call('POST', `/professional/admin/${id}/preview`, { token, body: { leave: body } });
    expect(preview.body.errors[0].field).toBe(`leave.${field}`);
  });
});

it('customers change nobody, and an unknown professional is 404 everywhere', async () => {
  const customer = await makeCustomer(app);
  expect((await app.call('POST', '/professional/admin', { token: customer.token, body: { name: 'Asha' } })).status).toBe(403);
  const day = { spans: [] };
  const leave = { fromDate: '2027-03-01', fromTime: '09:00:00', toDate: '2027-03-02', toTime: '00:00:00' };
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '', { active: false }],
    ['DELETE', ''],
    ['PUT', '/day?date=2027-02-01', day],
    ['DELETE', '/day?date=2027-02-01'],
    ['GET', '/leave'],
    ['POST', '/leave', leave],
    ['DELETE', '/leave/nothing'],
    ['POST', '/preview', { active: false }],
  ];
  for (const [method, path, body] of calls) {
    const answer = await app.call(method as 'GET', `/professional/admin/nothing${path}`, { token, ...(body && { body }) });
    expect([method, path, answer.body.errorCode]).toEqual([method, path, 'PROFESSIONAL_NOT_FOUND']);
  }
});
