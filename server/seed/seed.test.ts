import { beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../platform/contract/types.ts';
import { damageOfRatings } from '../salon/rating/damage.ts';
import { readSettings } from '../salon/settings/settings.ts';
import { startApp } from '../test/app.ts';
import { appOfFile } from '../test/hooked-app.ts';
import { changeSettings, makeAdmin } from '../test/makers.ts';
import { seedHistory } from './history/seed-history.ts';
import { seedDemo } from './seed.ts';

const app = appOfFile();
beforeAll(async () => {
  await seedDemo(app.db, app.clock, { named: true });
});

it('the demo salon has six professionals, and each service has somebody who can do it', async () => {
  expect((await readSettings(app.db.read)).capacity).toBe('TEAMS');
  const { token } = await makeAdmin(app);
  const { body } = await app.call('GET', '/professional/admin', { token });
  const people: { name: string; gender: string; photoUrl: string | null; serviceIds: string[]; leave: object[] }[] = body.data;
  expect(people.map(({ name }) => name)).toHaveLength(6);
  expect(people.filter(({ gender }) => gender === 'MALE')).toHaveLength(1);
  expect(people.filter(({ leave }) => leave.length > 0)).toHaveLength(1);
  expect(people.every(({ photoUrl }) => photoUrl)).toBe(true);
  const services = (await app.call('GET', '/service/all?size=100')).body.data.content as { id: string }[];
  const skills = new Set(people.flatMap(({ serviceIds }) => serviceIds));
  expect(services.filter(({ id }) => !skills.has(id))).toEqual([]);
});

it('the demo salon has real averages where there are five reviews, and shows none elsewhere', async () => {
  const other = await startApp();
  await seedDemo(other.db, other.clock, { reviewed: true });
  const services: Schemas['Service'][] = (await other.call('GET', '/service/all?size=100')).body.data.content;
  const rated = services.filter(({ reviewCount }) => reviewCount > 0);
  expect(rated.map(({ name, rating, reviewCount }) => [name, rating, reviewCount]).toSorted()).toEqual([
    ['Arabic Mehendi, Both Hands', null, 2],
    ['Gold Radiance Facial', 4.7, 6],
    ['Rose Petal Spa Pedicure', 4.4, 5],
  ]);
  expect((await other.call('GET', '/settings')).body.data).toMatchObject({ rating: 4.5, reviewCount: 13 });
  expect(await other.db.tx(damageOfRatings)).toEqual([]);
  await other.close();
});

it('an invented history gives its coming visits to professionals, if the salon names them', async () => {
  await changeSettings(app, { capacity: 'PROFESSIONALS' });
  await seedHistory(app.db, app.clock, { bookings: 200, customers: 40 });
  const { token } = await makeAdmin(app);
  const { body } = await app.call('GET', '/booking/admin?status=PENDING&size=100', { token });
  const pending: { professional: object | null }[] = body.data.content;
  expect(pending.length).toBeGreaterThan(20);
  expect(pending.filter(({ professional }) => professional).length).toBeGreaterThan(pending.length / 2);
});
