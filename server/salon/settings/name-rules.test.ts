import { expect, it } from 'vitest';
import { linesOf, proposedLines, proposedPrefix, smsName } from './name-rules.ts';

it.each([
  ['Nikhar', ['Nikhar']],
  ['Saanvi Beauty', ['Saanvi', 'Beauty']],
  ['Saanvi Beauty at Home', ['Saanvi Beauty', 'at Home']],
  ['श्री साई ब्यूटी पार्लर', ['श्री साई', 'ब्यूटी पार्लर']],
  ['  Roop   Rang ', ['Roop Rang']],
  ['Schönheitssalonkette', ['Schönheitssalonkette']],
])('C22 the name %s is proposed as %j', (name, lines) => {
  expect(proposedLines(name)).toEqual(lines);
});

it('C22 the lines that the owner typed go before the proposal', () => {
  const salonName = 'श्री साई ब्यूटी पार्लर';
  expect(linesOf({ salonName, nameLines: ['श्री साई ब्यूटी', 'पार्लर'] })).toEqual(['श्री साई ब्यूटी', 'पार्लर']);
  expect(linesOf({ salonName, nameLines: null })).toEqual(proposedLines(salonName));
});

it('C22 an SMS has the name that the owner typed in Latin letters, or our spelling', () => {
  expect(smsName({ salonName: 'श्री साई', latinName: null })).toBe('Shri Sai');
  expect(smsName({ salonName: 'श्री साई', latinName: 'Shree Saai' })).toBe('Shree Saai');
});

it.each([
  ['Nikhar Salon & Academy', 'NS'],
  ['Saanvi', 'SA'],
  ['श्री साई ब्यूटी पार्लर', 'SS'],
  ['9 to 5 Beauty', '9T'],
  ['& Co', 'CO'],
  ['李小龍', 'B'],
])('C23 the bills of %s begin with %s', (name, prefix) => {
  expect(proposedPrefix(name)).toBe(prefix);
});
