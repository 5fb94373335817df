import { expect, it } from 'vitest';
import cases from '../../../server/platform/shared/search-cases.json' with { type: 'json' };
import { find, findBest } from './search.ts';

const found = (typed: string, ...texts: string[]) => find(texts, typed, text => text, cases.synonyms);

it.each(cases.found)('%j finds %j', (typed, text) => {
  expect(found(typed, text)).toEqual([text]);
});

it.each(cases.nearly)('%j, mistyped, finds %j where nothing has it as it is written', (typed, text) => {
  expect(found(typed, text)).toEqual([text]);
  expect(found(typed, text, `All about ${typed}`)).toEqual([`All about ${typed}`]);
});

it.each(cases.not)('%j does not find %j', (typed, text) => {
  expect(found(typed, text)).toEqual([]);
});

it('finds everything without words', () => {
  expect(found('  ', 'Waxing', 'Facials')).toEqual(['Waxing', 'Facials']);
});

it('has the best first: the whole name, words of the name, what follows', () => {
  const texts = ['Braid\nHair\nAfter a haircut', 'Trim\nHaircut\nShort', "Men's Haircut\nMen\nShort", 'Haircut\nHair\nPlain'];
  expect(findBest(texts, 'hair cut', text => text)).toEqual(texts.toReversed());
});
