/** A former professional goes as a person, and the figures of her visits stay (rule P13). */
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { visit } from '../../platform/db/schema.ts';
import { dumpOf } from '../../test/dump.ts';
import { formOf, picture } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  ADMIN_PASSWORD,
  HOME,
  makeAdmin,
  makeCustomer,
  signInProfessional,
  type TestCustomer,
  type TestProfessional,
} from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

const DAY_OF_VISIT = '2026-12-07';
const NAME = 'Rukhsana Testperson';

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let salon: NamedSalon;
let her: TestProfessional;
let asha: TestCustomer;
let keys = 0;
beforeAll(async () => {
  salon = await makeNamedSalon(app);
  const about = { about: 'Rukhsana knows the Marker dance.', languages: ['Markerish'], start: place('21.1310', '79.0610') };
  her = await signInProfessional(app, { name: NAME, gender: 'FEMALE', serviceIds: [salon.facial], ...about });
  asha = await makeCustomer(app);
});

const place = (latitude: string, longitude: string) => ({ latitude, longitude });
const call = async (method: string, path: string, body?: object, token = salon.token) => {
  const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': `key ${++keys}` } : {};
  return app.call(method, path, { token, headers, ...(body && { body }) });
};
const read = async (path: string, token = salon.token) => (await app.call('GET', path, { token })).body.data;
const erase = (id = her.professionalId) => call('DELETE', `/professional/admin/${id}/personal-data`);
const refusal = async () => {
  const { status, body } = await erase();
  return [status, body.errorCode, body.params?.reason];
};
const pass = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await app.worker.runDue();
};

/** A visit that she carried out and was paid for, with all that staff can write about her. */
const work = async () => {
  const id = her.professionalId;
  const form = await formOf({ photo: { bytes: await picture(40, 40) } });
  expect((await app.call('PUT', `/professional/admin/${id}/photo`, { token: salon.token, ...form })).status).toBe(200);
  const body = { mobile: asha.mobile, serviceIds: [salon.facial], bookingTime: '11:00:00', address: HOME, professionalId: id };
  const first = (await call('POST', '/booking/admin', { ...body, bookingDate: DAY_OF_VISIT })).body.data;
  const next = (await call('POST', '/booking/admin', { ...body, bookingDate: '2026-12-08' })).body.data;
  const leave = { fromDate: '2026-12-20', fromTime: '00:00:00', toDate: '2026-12-21', toTime: '00:00:00' };
  await call('POST', `/professional/admin/${id}/leave`, { ...leave, note: 'Rukhsana marries.' });
  const { startCode } = await read(`/booking/${first.bookingId}`, asha.token);
  app.clock.moveTo(`${DAY_OF_VISIT}T10:30:00+05:30`);
  await app.worker.runDue();
  salon.token = (await makeAdmin(app)).token;
  const at = `${DAY_OF_VISIT}T10:30:00+05:30`;
  const tap = (step: object) => call('PUT', `/visit/${first.bookingId}/state`, { at, ...step }, her.token);
  for (const step of [{ state: 'ON_THE_WAY' }, { state: 'STARTED', code: startCode }, { state: 'DONE', paymentReceived: 'CASH' }])
    expect((await tap(step)).status).toBe(200);
  await pass(MINUTE);
  const settled = { professionalId: id, date: DAY_OF_VISIT, countedCash: 999, note: 'Rukhsana was exact.' };
  expect((await call('POST', '/cash-up/admin', settled)).status).toBe(201);
  await call('PUT', `/booking/${first.bookingId}/review`, { rating: 5 }, asha.token);
  return { done: first.bookingId as string, pending: next.bookingId as string };
};

describe('a former professional', () => {
  it('is erased once nobody needs her: past visits, pay and reviews stay, without her', async () => {
    const other = await salon.addPerson('Meera Joshi');
    const { done, pending } = await work();
    const id = her.professionalId;
    const asked = { professionalId: id, currentPassword: ADMIN_PASSWORD };
    const feed = new URL((await call('POST', '/calendar-feed/admin', asked)).body.data.url).pathname;
    // She reads the data of customers.
    await read('/visit', her.token);
    await app.app.accessRecord.flush();
    // Her name was told before the visit went to somebody else.
    await pass(SECOND);
    expect(await refusal()).toEqual([409, 'PROFESSIONAL_ACTIVE', undefined]);
    await call('PUT', `/professional/admin/${id}`, { active: false });
    expect(await refusal()).toEqual([409, 'PROFESSIONAL_HAS_VISITS', 'VISITS_TO_COME']);
    expect((await call('PUT', `/booking/admin/${pending}/professional?professionalId=${other}&force=true`)).status).toBe(200);

    const personal = [NAME, 'Rukhsana', her.mobile, 'Marker', '79.0610'];
    const before = await dumpOf(app);
    expect(personal.filter(text => before.includes(text))).toEqual(personal);
    expect((await erase()).status).toBe(200);
    const after = await dumpOf(app);
    expect(personal.filter(text => after.includes(text))).toEqual([]);

    expect((await read(`/booking/${done}`)).professional).toEqual({ id, name: 'Former professional', photoUrl: null });
    expect((await read(`/booking/${done}`, asha.token)).professional).toBeNull();
    const history: Schemas['BookingEvent'][] = await read(`/booking/admin/${done}/history`);
    const names = history.filter(({ by }) => by?.kind === 'PROFESSIONAL').map(({ by }) => by?.name);
    expect(new Set(names)).toEqual(new Set(['Former professional']));
    const { professionals } = await read(`/cash-up/admin?date=${DAY_OF_VISIT}`);
    expect(professionals).toMatchObject([
      { professional: { name: 'Former professional' }, cash: 999, settlement: { note: null } },
    ]);
    const period = `from=${DAY_OF_VISIT}&to=${DAY_OF_VISIT}`;
    expect(JSON.stringify(await read(`/pay/admin?${period}`))).toContain('Former professional');
    expect((await app.db.read.select().from(visit)).filter(one => one.professionalId === id)).toHaveLength(1);

    const readers = (await read(`/access-record/admin?actorId=${id}`)).content.map(
      (one: Schemas['AccessRecord']) => one.actor.name,
    );
    expect(new Set(readers)).toEqual(new Set(['Former professional']));

    expect((await read('/professional/admin')).map((one: Schemas['Professional']) => one.name)).toEqual(['Meera Joshi']);
    const gone = [
      await app.call('GET', `/professional/admin/${id}`, { token: salon.token }),
      await call('PUT', `/professional/admin/${id}`, { active: true }),
      await call('DELETE', `/professional/admin/${id}`),
      await app.call('GET', `/professional/${id}`),
      await app.call('POST', '/auth/professional/login', { body: { mobile: her.mobile } }),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await supertest(app.app.server).get(feed).expect(404);
    expect((await app.call('GET', '/visit', { token: her.token })).status).toBe(401);
    // Her mobile is free, and a second call changes nothing.
    expect((await call('POST', '/professional/admin', { name: 'Farida Khan', mobile: her.mobile })).status).toBe(201);
    expect((await erase()).status).toBe(200);
    expect((await erase('nobody')).status).toBe(404);
  });

  it('R14 is erased by staff alone', async () => {
    const one = await signInProfessional(app, { active: false });
    for (const token of [asha.token, her.token, one.token, 'x'])
      expect([401, 403]).toContain(
        (await call('DELETE', `/professional/admin/${one.professionalId}/personal-data`, undefined, token)).status,
      );
    expect((await erase(one.professionalId)).status).toBe(200);
  });
});
