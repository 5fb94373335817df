import { afterEach, expect, it, vi } from 'vitest';
import { dropKept, findKept, keep, type Place, settleKept } from './kept.ts';
import { write } from './storage.ts';

const places: Place[] = ['page', 'device'];
const work = { message: 'Half typed' };

afterEach(() => {
  vi.useRealTimers();
  for (const place of places) dropKept(place, 'draft');
});

it.each(places)('gives work back to the person who began it (%s)', place => {
  keep(place, 'draft', { by: 'asha', about: null, work });
  expect(findKept(place, 'draft', 'asha', null)).toEqual(work);
  expect(findKept(place, 'draft', 'asha', 'another address')).toBeNull();
});

it.each(places)('drops work when another person asks for it (%s)', place => {
  keep(place, 'draft', { by: 'asha', about: null, work });
  expect(findKept(place, 'draft', null, null)).toBeNull();
  expect(findKept(place, 'draft', 'meera', null)).toBeNull();
  expect(findKept(place, 'draft', 'asha', null)).toBeNull();
});

it('gives the work of a visitor to the person who signs in', () => {
  keep('page', 'draft', { by: null, about: null, work });
  expect(findKept('page', 'draft', 'asha', null)).toEqual(work);
});

it('keeps work on the device for an hour', () => {
  vi.useFakeTimers();
  keep('device', 'draft', { by: 'asha', about: null, work });
  vi.advanceTimersByTime(59 * 60_000);
  expect(findKept('device', 'draft', 'asha', null)).toEqual(work);
  vi.advanceTimersByTime(60_000);
  expect(findKept('device', 'draft', 'asha', null)).toBeNull();
});

it('ignores what an older site stored', () => {
  write('draft', JSON.stringify({ userId: 'asha', step: 1, expiresAt: Date.now() + 60_000 }));
  expect(findKept('device', 'draft', 'asha', null)).toBeNull();
  keep('device', 'draft', { by: 'asha', about: null, work });
  expect(findKept('device', 'draft', 'asha', null, kept => 'unanswered' in kept)).toBeNull();
});

it('changes or drops what is kept when a late answer comes', () => {
  keep('page', 'draft', { by: 'asha', about: null, work });
  settleKept('draft', kept => ({ ...kept, isSent: true }));
  expect(findKept('page', 'draft', 'asha', null)).toEqual({ ...work, isSent: true });
  settleKept('draft', () => null);
  expect(findKept('page', 'draft', 'asha', null)).toBeNull();
});
