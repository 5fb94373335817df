import { expect, it } from 'vitest';
import { find, findBest } from './search.ts';

const found = (typed: string, ...texts: string[]) => find(texts, typed, text => text, [['mehndi', 'mehendi']]);

it('finds what has every word, also by another spelling of it', () => {
  expect(found('hair cut', 'Haircut', 'Hair Spa')).toEqual(['Haircut']);
  expect(found('mehndi', 'Bridal Mehendi', 'Hair Spa')).toEqual(['Bridal Mehendi']);
});

it('finds what a mistyped word nearly is, but only where nothing has it as it is written', () => {
  expect(found('facail', 'Gold Facial')).toEqual(['Gold Facial']);
  expect(found('facail', 'Gold Facial', 'All about facail')).toEqual(['All about facail']);
});

it('finds nothing for a search without a letter or digit', () => {
  expect(found('!', 'Waxing')).toEqual([]);
});

it('finds everything without words', () => {
  expect(found('  ', 'Waxing', 'Facials')).toEqual(['Waxing', 'Facials']);
});

it('has the best first: the whole name, words of the name, what follows', () => {
  const texts = ['Braid\nHair\nAfter a haircut', 'Trim\nHaircut\nShort', "Men's Haircut\nMen\nShort", 'Haircut\nHair\nPlain'];
  expect(findBest(texts, 'hair cut', text => text)).toEqual(texts.toReversed());
});
