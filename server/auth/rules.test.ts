import { expect, it } from 'vitest';
import { clientKey } from './rules.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2600:3c00:1:2:a:b:c:d', '2600:3c00:1:2'],
  ['2600:3c00::f03c:a:b:c', '2600:3c00:0:0'],
  ['2600:3c00::', '2600:3c00:0:0'],
  ['::1', '0:0:0:0'],
])('the client %s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
