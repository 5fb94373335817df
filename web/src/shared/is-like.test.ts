import { describe, expect, it } from 'vitest';
import { isLike } from './is-like.ts';

const sample = { name: '', count: 0, on: false, upi: null, place: { lat: '' }, days: [''], hours: [{ day: '' }] };
const whole = { name: 'a', count: 1, on: true, upi: 'b', place: { lat: 'c' }, days: ['d'], hours: [{ day: 'e' }] };

describe('a kept value', () => {
  it.each([
    ['whole', whole],
    ['with empty lists', { ...whole, days: [], hours: [] }],
    ['with null where a text may be missing', { ...whole, upi: null }],
    ['with more than is known', { ...whole, extra: 1 }],
  ])('%s is used', (_how, value) => expect(isLike(sample, value)).toBe(true));

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'a'],
    ['without a field', { ...whole, place: undefined }],
    ['with another kind of field', { ...whole, count: '1' }],
    ['with a number for a text that may be missing', { ...whole, upi: 1 }],
    ['without a field of a part', { ...whole, place: {} }],
    ['with null for a part', { ...whole, place: null }],
    ['with an object for a list', { ...whole, days: {} }],
    ['with a wrong piece in a list', { ...whole, days: ['d', 1] }],
    ['with half a piece in a list', { ...whole, hours: [{ day: 'e' }, {}] }],
    ['with null in a list', { ...whole, hours: [null] }],
  ])('%s is not', (_how, value) => expect(isLike(sample, value)).toBe(false));
});
