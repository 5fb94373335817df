import { describe, expect, it } from 'vitest';
import { type Slot, whyNoSlot } from './slots.ts';

const slotsOf = (...reasons: Slot['reason'][]): Slot[] =>
  reasons.map((reason, place) => ({
    startTime: `${9 + place}:00:00`,
    endTime: `${10 + place}:00:00`,
    label: '',
    available: reason === null,
    reason,
    remaining: reason === null ? 1 : 0,
  }));

describe('a day has no free slot', () => {
  it.each([
    ['because all of them are past', ['PAST', 'PAST', 'PAST'], 'OVER'],
    ['because all before closing are past, as on a Sunday afternoon', ['PAST', 'PAST', 'CLOSED'], 'OVER'],
    ['because what is left of the day is too short for a long visit', ['PAST', 'CLOSED', 'CLOSED'], 'OVER'],
    ['because others have what is left of the day', ['PAST', 'FULL', 'FULL'], 'FULL'],
    ['because others have the last one before closing', ['PAST', 'FULL', 'CLOSED'], 'FULL'],
    ['because others have all of them', ['FULL', 'FULL', 'FULL'], 'FULL'],
    ['because the visit is too long for its hours', ['CLOSED', 'CLOSED', 'CLOSED'], 'TOO_LONG'],
    ['because others have the one that is long enough', ['FULL', 'CLOSED', 'CLOSED'], 'FULL'],
    ['though it has one', ['PAST', null, 'FULL', 'CLOSED'], null],
  ] as const)('%s', (_why, reasons, said) => {
    expect(whyNoSlot(slotsOf(...reasons))).toBe(said);
  });
});
