import { expect, test } from 'vitest';
import { inBase, pathAfter } from './in-base.ts';

test.each([
  ['/hi', '/', '/hi'],
  ['/hi/cart', '/cart', '/hi/cart'],
  ['/hi//evil.example/', '/evil.example/', '/hi/evil.example/'],
  ['/hi///evil.example/', '/evil.example/', '/hi/evil.example/'],
  ['/hi/\\evil.example/', '/evil.example/', '/hi/evil.example/'],
  ['/hi\\\\evil.example/', '/evil.example/', '/hi/evil.example/'],
])('the page of %s never lies on another site', (pathname, inEnglish, inHindi) => {
  const path = pathAfter('/hi', pathname);
  expect([inBase('', path), inBase('/hi', path)]).toEqual([inEnglish, inHindi]);
  expect(new URL(inEnglish, 'https://salon.example').host).toBe('salon.example');
});

test('an English address cannot lead to another site either', () => {
  expect(inBase('', pathAfter('', '//evil.example/'))).toBe('/evil.example/');
});
