/** Lists come in the same order on both engines, whatever the locale of the database. */
import { expect, it } from 'vitest';
import { startApp } from '../test/app.ts';
import { makeCategory, makeService } from '../test/makers.ts';

it('sorts names by their folded letters: capitals beside small ones, accents and scripts after plain Latin', async () => {
  const app = await startApp();
  const names = ['zari', 'Árya', 'apple', 'Banana', 'apple-pie', 'apple pie', 'नथ', 'Apple'];
  for (const name of names) await makeService(app, { name, description: '' });
  for (const name of ['wax', 'Bridal', 'armonia']) await makeCategory(app, name);
  const services = (await app.call('GET', '/service/all?sort=name')).body.data.content.map(({ name }: { name: string }) => name);
  expect(services).toEqual(['apple', 'Apple', 'apple pie', 'apple-pie', 'Banana', 'zari', 'Árya', 'नथ']);
  const categories = (await app.call('GET', '/category')).body.data.content.map(({ name }: { name: string }) => name);
  expect(categories).toEqual(['armonia', 'Bridal', 'wax']);
  await app.close();
});
