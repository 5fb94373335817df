import { expect, test } from 'vitest';
import { type Build, cacheOf, filesFor, outlived, wayOf } from './rules.ts';

const own = 'https://salon.example';
const way = (path: string, { method = 'GET', mode = 'navigate' } = {}) => wayOf({ method, mode }, new URL(path, own), own);

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
  ['/api/v1/docs', 'none'],
  ['/worker.js', 'none'],
  ['/assets/app-1.js', 'file'],
  ['/hero.svg', 'picture'],
  ['https://tiles.example/assets/a.png', 'none'],
])('%s goes the way: %s', (path, expected) => {
  expect(way(path)).toBe(expected);
});

test('a call is never answered from what is kept, nor is a form', () => {
  expect(way('/api/v1/booking', { mode: 'cors' })).toBe('none');
  expect(way('/cart', { mode: 'cors' })).toBe('none');
  expect(way('/cart', { method: 'POST' })).toBe('none');
});

const build: Build = {
  entry: '/assets/c.js',
  core: [],
  places: { site: ['cart'], professional: ['day'], admin: [] },
  rest: { site: ['checkout'], professional: [], admin: ['settings'] },
};

test('a thin line gets less', () => {
  expect(filesFor({ area: 'site', line: 'good' }, build)).toEqual(['cart', 'checkout']);
  expect(filesFor({ area: 'site', line: 'slow' }, build)).toEqual(['cart']);
  expect(filesFor({ area: 'site', line: 'thrifty' }, build)).toEqual([]);
});

test('a version is kept while a tab of it lives, or may live', () => {
  const [a, b, c, d] = ['/a.js', '/b.js', '/c.js', '/d.js'].map(cacheOf) as [string, string, string, string];
  expect(outlived([a, b, 'other'], b, ['/b.js'])).toEqual([a]);
  expect(outlived([a, b], b, ['/a.js', '/b.js'])).toEqual([]);
  expect(outlived([a, b], b, null)).toEqual([]);
  // But not for ever.
  expect(outlived([a, b, c, d], d, null)).toEqual([a]);
});
