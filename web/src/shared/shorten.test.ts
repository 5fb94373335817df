import { afterEach, expect, it, vi } from 'vitest';
import { shorten } from './shorten.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Facial', 6, 'Facial'],
  ['Facial', 5, 'Faci…'],
  ['For brides and more', 12, 'For brides…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['कि की कु', 3, 'कि…'],
  ['किकीकु', 2, 'कि…'],
])('%s in %d characters: %s', (text, length, words) => {
  expect(shorten(text, length)).toBe(words);
});

it('cuts no character in two where the browser cannot tell what is read as one', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(shorten('😀😀😀', 2)).toBe('😀…');
});
