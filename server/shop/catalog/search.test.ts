/** Searches in the demo salon: every spelling finds the service that is meant. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerCache } from '../../platform/contract/answer-cache.ts';
import { seedDemo } from '../../seed/seed.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, makeService, withdraw } from '../../test/makers.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  // The makers write past the cache.
  app = await startApp({ catalogAnswers: new AnswerCache(0) });
  await seedDemo(app.db, app.clock);
  token = (await makeAdmin(app)).token;
});
afterAll(() => app.close());

interface Page {
  content: { name: string }[];
  totalElements: number;
  matched?: string;
  suggestions?: { name: string }[];
}
const page = async (search: string, more = ''): Promise<Page> =>
  (await app.call('GET', `/service/all?size=100&sort=name&search=${encodeURIComponent(search)}${more}`)).body.data;
const namesOf = (services: { name: string }[] = []) => services.map(({ name }) => name);
const found = async (search: string) => namesOf((await page(search)).content);

describe('a search of services', () => {
  it.each([
    ['makeup', 'Party Make-up'],
    ['bridal makeup', 'Bridal Make-up, Full Day Look'],
    ['hair cut', "Women's Haircut & Finish"],
    ['cleanup', 'Fruit Clean-up'],
    ['waxing', 'Full Arms Wax'],
    ['facial gold', 'Gold Radiance Facial'],
    ['mehndi', 'Bridal Mehendi'],
    ['मेहँदी', 'Bridal Mehendi'],
    ['hair color', 'Global Colour'],
    ['facials', 'Gold Radiance Facial'],
    ['tan removal', 'De-Tan Pack, Face & Neck'],
    ['dulhan mehndi', 'Bridal Mehendi'],
  ])('for %j finds %j', async (search, name) => {
    expect(await page(search)).toMatchObject({ matched: 'EXACT', suggestions: [] });
    expect(await found(search)).toContain(name);
  });

  it.each([
    ['makeup', 'make-up', 'make up', 'MAKE UP', 'make–up'],
    ['haircut', 'hair-cut'],
    ['cleanup', 'clean-up', 'clean up', 'cleanups'],
    ['facial gold', 'gold facial', 'gold facials'],
    ['mehndi', 'mehendi', 'mehandi'],
    ['hair color', 'hair colour', 'colour hair'],
    ["men's haircut", 'men’s haircut', 'mens haircut', 'haircut for mens'],
  ])('for %j finds the same in other spellings', async (...spellings) => {
    const first = await found(spellings[0] as string);
    expect(first.length).toBeGreaterThan(0);
    for (const spelling of spellings) expect([spelling, await found(spelling)]).toEqual([spelling, first]);
  });

  it.each([
    ['facail', 'Gold Radiance Facial'],
    ['facal', 'Gold Radiance Facial'],
    ['massagge', 'Hot Stone Massage'],
    ['pedicere', 'Classic Pedicure'],
    ['gold facail', 'Gold Radiance Facial'],
    ['hiarcut', "Women's Haircut & Finish"],
    ['mehdni', 'Bridal Mehendi'],
  ])('for %j, with one wrong letter, finds %j', async (search, name) => {
    expect(await page(search)).toMatchObject({ matched: 'SPELLING', suggestions: [] });
    expect(await found(search)).toContain(name);
  });

  it('corrects no short word, and nothing if there is an exact match', async () => {
    expect(await found('wxa')).toEqual([]);
    expect(await found('hair pour')).toEqual([]);
    const id = await makeService(app, { name: 'Facail of the house' });
    // In capitals, because the cache keeps the answer to the first search for a second.
    expect(await found('FACAIL')).toEqual(['Facail of the house']);
    await withdraw(app, id);
  });

  it('suggests the nearest services from all categories if nothing is found, but none for nonsense', async () => {
    const near = async (search: string, more?: string) => {
      const { content, totalElements, matched, suggestions } = await page(search, more);
      expect({ content, totalElements, matched }).toEqual({ content: [], totalElements: 0, matched: 'NONE' });
      return namesOf(suggestions);
    };
    expect(await near('gold pedicuur treatment')).toHaveLength(5);
    expect((await near('platinum bridal makeup'))[0]).toMatch(/Make-up/);
    expect((await near('pedcuire'))[0]).toMatch(/Pedicure/);
    const { content } = (await app.call('GET', '/category')).body.data;
    const waxing = content.find(({ name }: { name: string }) => name === 'Waxing').id;
    expect(await near('gold facial', `&categoryId=${waxing}`)).toContain('Gold Radiance Facial');
    for (const nothing of ['zzzz', '%', '💅', 'qwxyz']) expect([nothing, await near(nothing)]).toEqual([nothing, []]);
  });

  it('has the best first: the whole name, words of the name, the category, the description, and the popular of equal ones', async () => {
    await makeService(app, { name: 'Threading', description: 'Also done before a haircut.' });
    await makeService(app, { name: 'Haircut', description: 'Plain.' });
    await makeService(app, { name: 'Short trim', description: 'A haircut in ten minutes.' });
    const best = async (search: string): Promise<string[]> => {
      const path = `/service/all?size=100&search=${encodeURIComponent(search)}`;
      return namesOf((await app.call('GET', path)).body.data.content);
    };
    for (const search of ['haircut', 'hair cut', 'HAIRCUT']) {
      const names = await best(search);
      expect(names[0]).toBe('Haircut');
      const byName = names.map(name => /hair-? ?cut/i.test(name));
      expect(byName).toEqual(byName.toSorted((one, other) => Number(other) - Number(one)));
      expect(byName.filter(Boolean).length).toBeGreaterThan(2);
      expect(names).toEqual(expect.arrayContaining(['Threading', 'Short trim']));
    }
    const misspelt = await best('hiarcut');
    expect(misspelt.indexOf('Haircut')).toBeLessThan(misspelt.indexOf('Short trim'));
    expect((await page('haircut')).content.map(({ name }) => name)[0]).not.toBe('Haircut');
  });

  it('counts and pages its matches, also within a category', async () => {
    const all = await page('haircut');
    const second = await page('haircut', '&page=1').then(({ content }) => content);
    expect([all.totalElements, second]).toEqual([all.content.length, []]);
    const answer = await app.call('GET', '/service/all?sort=-price&size=2&page=1&search=haircut');
    const { content } = (await app.call('GET', '/service/all?sort=-price&size=100&search=haircut')).body.data;
    expect(answer.body.data).toMatchObject({ content: content.slice(2, 4), totalElements: all.totalElements });
  });

  it('leaves out `matched` without a search', async () => {
    for (const path of ['/service/all', '/service/all?search=%20']) {
      const { data } = (await app.call('GET', path)).body;
      expect(data).not.toHaveProperty('matched');
      expect(data).not.toHaveProperty('suggestions');
    }
  });

  it('follows the synonyms in Settings at once', async () => {
    const settings = (await app.call('GET', '/settings/admin', { token })).body.data;
    const save = (searchSynonyms: string[][]) =>
      app.call('PUT', '/settings/admin', { token, body: { ...settings, searchSynonyms } });
    expect(await found('upvaas')).toEqual([]);
    expect((await save([['Upvaas', 'hot-stone']])).status).toBe(200);
    expect(await found('upvaas')).toEqual(['Hot Stone Massage']);
    expect(await found('dulhan')).toEqual([]);
    await save(settings.searchSynonyms);
    expect(await found('dulhan')).toContain('Bridal Mehendi');
  });
});
