import { describe, expect, it } from 'vitest';
import { isOneLetterOff, matches, nearlyMatches, nearness, searched, synonymsIn, wantedIn } from './search.ts';
import cases from './search-cases.json' with { type: 'json' };

const synonyms = synonymsIn(cases.synonyms);
const wanted = (typed: string) => wantedIn(typed, synonyms);

describe('the rule of search', () => {
  it.each(cases.found)('%j finds %j', (typed, text) => {
    expect(matches(wanted(typed), searched(text))).toBe(true);
  });

  it.each(cases.nearly)('mistyped %j is near %j', (typed, text) => {
    expect(matches(wanted(typed), searched(text))).toBe(false);
    expect(nearlyMatches(wanted(typed), searched(text))).toBe(true);
  });

  it.each(cases.not)('%j does not find %j', (typed, text) => {
    expect(matches(wanted(typed), searched(text))).toBe(false);
    expect(nearlyMatches(wanted(typed), searched(text))).toBe(false);
  });

  it.each([
    ['facial', 'facial', true],
    ['facial', 'facal', true],
    ['facial', 'faciial', true],
    ['facial', 'fasial', true],
    ['facial', 'facail', true],
    ['facial', 'acfail', false],
    ['facial', 'faacil', false],
    ['facial', 'face', false],
    ['', 'a', true],
    ['', 'ab', false],
    ['ab', 'ba', true],
    ['abc', 'cba', false],
  ])('%j and %j are at most one letter apart: %j', (one, other, expected) => {
    expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([expected, expected]);
  });

  it('ranks texts by nearness if none matches', () => {
    const near = (text: string) => nearness(wanted('gold pedcuire'), searched(text));
    expect(near('Gold Facial')).toBe(0.5);
    expect(near('Classic Pedicure')).toBeGreaterThan(0.25);
    expect(near('Gold Pedicure')).toBeGreaterThan(near('Gold Facial'));
    expect(near('Beard Trim')).toBe(0);
  });
});
