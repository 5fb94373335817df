import { describe, expect, it } from 'vitest';
import { type Batch, daysWords, hoursWords, isUnder18 } from './course.ts';

describe('the days of a batch', () => {
  it.each([
    [['MONDAY', 'WEDNESDAY', 'FRIDAY'], 'Mon, Wed, Fri'],
    [['FRIDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'], 'Mon–Wed, Fri'],
    [['SATURDAY', 'SUNDAY'], 'Sat, Sun'],
    [['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'], 'Mon–Sun'],
  ] as const)('%j: %s', (days, words) => {
    expect(daysWords(days)).toBe(words);
  });

  it('with hours', () => {
    const batch = { days: ['MONDAY'], fromTime: '10:00:00', toTime: '13:30:00' } as unknown as Batch;
    expect(hoursWords(batch)).toBe('Mon, 10\u00a0AM–1:30\u00a0PM');
  });
});

it.each([
  ['2008-12-05', true],
  ['2008-12-04', false],
  ['', false],
])('born on %j: under 18 is %j on 4 December 2026', (dateOfBirth, expected) => {
  expect(isUnder18(dateOfBirth, '2026-12-04')).toBe(expected);
});
