import { expect, test } from 'vitest';
import { type Build, cacheOf, filesFor, inOwnLanguage, outlived, wayOf } from './rules.ts';

const own = 'https://salon.example';
const way = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  wayOf({ method, mode }, new URL(path, own), { origin: own, base: '' });

test.each([
  ['/', 'page'],
  ['/cart', 'page'],
  ['/pro/visits/1', 'page'],
  ['/services/details/a.b', 'none'],
  ['/admin', 'none'],
  ['/administrator', 'page'],
  ['/admin/bookings', 'none'],
  ['/pay/dev/1', 'none'],
  ['/payment/1', 'page'],
  ['/hi', 'foreign'],
  ['/mr/cart', 'foreign'],
  ['/history', 'page'],
  ['/api/v1/docs', 'none'],
  ['/worker.js', 'none'],
  ['/assets/app-1.js', 'file'],
  ['/hero.svg', 'picture'],
  ['https://tiles.example/assets/a.png', 'none'],
])('%s goes the way: %s', (path, expected) => {
  expect(way(path)).toBe(expected);
});

test('the worker of a language leads pages in another one to its own', () => {
  const hindi = { origin: own, base: '/hi' };
  const navigate = { method: 'GET', mode: 'navigate' };
  const at = (path: string) => new URL(path, own);
  expect(['/hi', '/hi/cart', '/', '/mr/cart'].map(path => wayOf(navigate, at(path), hindi))).toEqual([
    ...['page', 'page', 'foreign', 'foreign'],
  ]);
  expect(['/', '/mr', '/cart?a=1', '/mr/cart'].map(path => inOwnLanguage(at(path), hindi))).toEqual([
    ...['/hi', '/hi', '/hi/cart?a=1', '/hi/cart'],
  ]);
  expect(['/hi', '/hi/cart'].map(path => inOwnLanguage(at(path), { base: '' }))).toEqual(['/', '/cart']);
});

test('no worker leads a page to another site', () => {
  const evil = new URL('https://salon.example/hi//evil.example/?a=1');
  expect(inOwnLanguage(evil, { base: '' })).toBe('/evil.example/?a=1');
  expect(inOwnLanguage(evil, { base: '/mr' })).toBe('/mr/evil.example/?a=1');
});

test('a call is never answered from what is kept, nor is a form', () => {
  expect(way('/api/v1/booking', { mode: 'cors' })).toBe('none');
  expect(way('/cart', { mode: 'cors' })).toBe('none');
  expect(way('/cart', { method: 'POST' })).toBe('none');
});

const build: Build = {
  base: '',
  entry: '/assets/c.js',
  core: [],
  places: { site: ['cart'], professional: ['day'], admin: [] },
  rest: { site: ['checkout'], professional: [], admin: ['settings'] },
};

test('a thin line gets less', () => {
  expect(filesFor({ base: '', area: 'site', line: 'good' }, build)).toEqual(['cart', 'checkout']);
  expect(filesFor({ base: '', area: 'site', line: 'slow' }, build)).toEqual(['cart']);
  expect(filesFor({ base: '', area: 'site', line: 'thrifty' }, build)).toEqual([]);
});

test('a version is kept while a tab of it lives, or may live', () => {
  const [a, b, c, d] = ['/a.js', '/b.js', '/c.js', '/d.js'].map(cacheOf) as [string, string, string, string];
  expect(outlived([a, b, 'other'], b, ['/b.js'])).toEqual([a]);
  expect(outlived([a, b], b, ['/a.js', '/b.js'])).toEqual([]);
  expect(outlived([a, b], b, null)).toEqual([]);
  // But not for ever.
  expect(outlived([a, b, c, d], d, null)).toEqual([a]);
});
