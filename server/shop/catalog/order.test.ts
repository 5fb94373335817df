/** Lists have the same order on both databases, in any locale. */
import { expect, it } from 'vitest';
import { startApp } from '../../test/app.ts';
import { makeCategory, makeService } from '../../test/makers.ts';

it('sorts names by folded letters: case does not matter, and other scripts follow Latin', async () => {
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

it('sorts services of equal popularity or price by their whole names, and has the total on every page', async () => {
  const app = await startApp();
  // Longer than the part in the index (`textStart`).
  const long = 'Full body polish with saffron, sandalwood and rose';
  for (const end of ['Three', 'one', 'Two']) await makeService(app, { name: `${long} ${end}`, description: '' });
  const { content } = (await app.call('GET', '/service/all')).body.data;
  expect(content.map(({ name }: { name: string }) => name.slice(long.length + 1))).toEqual(['one', 'Three', 'Two']);
  for (const sort of ['price', '-price']) {
    const alike = (await app.call('GET', `/service/all?sort=${sort}`)).body.data.content;
    expect(alike).toEqual(content);
  }
  const beyond = (await app.call('GET', '/service/all?page=9&size=2')).body.data;
  expect(beyond).toMatchObject({ content: [], totalElements: 3, totalPages: 2 });
  await app.close();
});
