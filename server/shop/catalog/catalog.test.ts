import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCategory, makeService, withdraw } from '../../test/makers.ts';

let app: TestApp;
let nails: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startApp();
  nails = await makeCategory(app, 'Nails');
  await makeCategory(app, 'empty');
  ids.manicure = await makeService(app, {
    name: 'Manicure',
    description: 'Soak and polish. 50% cotton, a_b \\ c',
    price: 599.5,
    categoryId: nails,
  });
  ids.pedicure = await makeService(app, { name: 'pedicure', description: 'Feet', price: 799, categoryId: nails });
  ids.eclat = await makeService(app, { name: 'ÉCLAT Facial', description: 'चमक for the face', price: 1999 });
  ids.gone = await makeService(app, { name: 'Gone', categoryId: nails });
  await withdraw(app, ids.gone);
});
afterAll(() => app.close());

const list = async (query: string) => (await app.call('GET', `/service/all${query}`)).body.data;
const names = async (query: string) => (await list(query)).content.map(({ name }: { name: string }) => name);

describe('services', () => {
  it('are listed while on sale, with price in rupees and category', async () => {
    const { content, ...page } = await list('');
    expect(page).toEqual({ page: 0, size: 20, totalPages: 1, totalElements: 3 });
    expect(content.find(({ id }: { id: string }) => id === ids.manicure)).toEqual({
      id: ids.manicure,
      name: 'Manicure',
      description: 'Soak and polish. 50% cotton, a_b \\ c',
      categoryId: nails,
      categoryName: 'Nails',
      price: 599.5,
      durationInMinutes: 60,
      imageUrl: null,
      ...{ rating: null, reviewCount: 0, wasRated: false },
    });
  });

  it.each([
    ['?sort=name', ['Manicure', 'pedicure', 'ÉCLAT Facial']],
    ['?sort=price', ['Manicure', 'pedicure', 'ÉCLAT Facial']],
    ['?sort=-price', ['ÉCLAT Facial', 'pedicure', 'Manicure']],
    ['?sort=popular', ['Manicure', 'pedicure', 'ÉCLAT Facial']],
    ['?sort=name&size=2&page=1', ['ÉCLAT Facial']],
    ['?page=7', []],
  ])('are sorted and paged by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['MANI', ['Manicure']],
    ['feet', ['pedicure']],
    ['éclat', ['ÉCLAT Facial']],
    ['eclat', ['ÉCLAT Facial']],
    ['nails', ['Manicure', 'pedicure']],
    ['polish soak', ['Manicure']],
    ['nails feet', ['pedicure']],
    ['mani cure', ['Manicure']],
    ['facial for the face', ['ÉCLAT Facial']],
    ['चमक', ['ÉCLAT Facial']],
    ['50%', ['Manicure']],
    ['a_b', ['Manicure']],
    ['a\\b', ['Manicure']],
    ['\\ c', ['Manicure']],
    ['%', []],
    ['_', []],
    ['m%e', []],
    ['fe_t', []],
    ["' OR 1=1 --", []],
    ['😀', []],
    ['  ', ['Manicure', 'pedicure', 'ÉCLAT Facial']],
  ])('R55 are found by the words %j, in any case and order', async (search, expected) => {
    expect(await names(`?sort=name&search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it("are found with ’ or ' in the search and in the name", async () => {
    const both = ["Men's Beard Trim", 'Girls’ Beard Trim, at Home'];
    for (const name of both) ids[name] = await makeService(app, { name });
    for (const search of ['men’s beard', "men's beard"])
      expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual([both[0]]);
    for (const search of ['girls’', "girls'"]) expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual([both[1]]);
    for (const name of both) await withdraw(app, ids[name] as string);
  });

  it.each([
    'page=-1',
    'size=0',
    'size=-1',
    'size=101',
    'size=1e20',
    'size=1e400',
    'page=%20',
    'size=0x10',
    'size=Infinity',
    `size=${'9'.repeat(400)}`,
    'size=NaN',
    'size=1.5',
    'size=',
    'page=1&page=2',
    'sort=bogus',
    `search=${'x'.repeat(101)}`,
    'search=a%00b',
  ])('R54 are refused for ?%s', async query => {
    const answer = await app.call('GET', `/service/all?${query}`);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('are filtered by having no category', async () => {
    expect(await names('?uncategorised=true')).toEqual(['ÉCLAT Facial']);
    expect(await names('?uncategorised=true&search=feet')).toEqual([]);
    expect(await names(`?uncategorised=false&categoryId=${nails}`)).toEqual(['Manicure', 'pedicure']);
    expect((await app.call('GET', '/service/all?uncategorised=1')).status).toBe(400);
    // A category with the id `true` would be another question.
    expect(await names('?categoryId=true')).toEqual([]);
    expect(await names('?uncategorised=true')).toEqual(['ÉCLAT Facial']);
  });

  it('have separate cache entries for similar queries', async () => {
    expect(await names(`?categoryId=${nails}%20soak&search=polish`)).toEqual([]);
    expect(await names(`?categoryId=${nails}&search=soak%20polish`)).toEqual(['Manicure']);
    expect(await names(`?categoryId=${nails}%20soak&search=and%20polish`)).toEqual([]);
    expect(await names(`?categoryId=${nails}&search=soak%20and%20polish`)).toEqual(['Manicure']);
  });

  it('are listed by category, with 404 for an unknown one', async () => {
    const answer = await app.call('GET', `/service/category?categoryId=${nails}`);
    expect(answer.body.data).toMatchObject({ size: 10, totalElements: 2 });
    expect((await app.call('GET', '/service/category?categoryId=none')).body.errorCode).toBe('CATEGORY_NOT_FOUND');
    expect((await app.call('GET', '/service/category')).status).toBe(400);
  });

  it('are shown alone unless withdrawn', async () => {
    expect((await app.call('GET', `/service/${ids.eclat}`)).body.data).toMatchObject({ name: 'ÉCLAT Facial', categoryId: null });
    expect((await app.call('GET', `/service/${ids.gone}`)).body.errorCode).toBe('SERVICE_NOT_FOUND');
    expect((await app.call('GET', '/service/none')).body.errorCode).toBe('SERVICE_NOT_FOUND');
  });

  it('are answered 304 if the client has the same page', async () => {
    const first = await app.call('GET', '/service/all');
    const again = await app.call('GET', '/service/all', { headers: { 'if-none-match': first.headers.etag as string } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('categories', () => {
  it('have their number of services on sale, in the order of names', async () => {
    const { content, ...page } = (await app.call('GET', '/category')).body.data;
    expect(page).toEqual({ page: 0, size: 100, totalPages: 1, totalElements: 2 });
    expect(content.map(({ name, serviceCount }: { name: string; serviceCount: number }) => [name, serviceCount])).toEqual([
      ['empty', 0],
      ['Nails', 2],
    ]);
    expect((await app.call('GET', `/category/${nails}`)).body.data.serviceCount).toBe(2);
    expect((await app.call('GET', '/category/none')).body.errorCode).toBe('CATEGORY_NOT_FOUND');
  });
});
