import { describe, expect, it } from 'vitest';
import { weekWords, wholeWeek, withBreak } from './hours.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const span = (from: string, to: string) => ({ from, to });
const days = (names: string[], ...spans: ReturnType<typeof span>[]) => names.map(day => ({ day: day as 'MONDAY', spans }));

describe('the week in short', () => {
  it('joins days with the same hours', () => {
    const hours = days(['MONDAY', 'TUESDAY', 'WEDNESDAY'], span('09:00:00', '13:00:00'), span('14:30:00', '19:00:00'));
    expect(plain(weekWords(hours))).toBe('Mon–Wed 9 AM–1 PM, 2:30 PM–7 PM');
    expect(plain(weekWords([...hours, ...days(['SUNDAY'], span('10:00:00', '12:00:00'))]))).toBe(
      'Mon–Wed 9 AM–1 PM, 2:30 PM–7 PM · Sun 10 AM–12 PM',
    );
  });
  it('sums up a week of many kinds of days', () => {
    const hours = [
      ...days(['MONDAY'], span('09:00:00', '12:00:00')),
      ...days(['WEDNESDAY'], span('09:00:00', '13:30:00')),
      ...days(['FRIDAY'], span('10:00:00', '12:00:00')),
    ];
    expect(plain(weekWords(hours))).toBe('3 days, 9 h 30 min a week');
  });
  it('is empty without hours', () => {
    expect(weekWords([])).toBe('');
    expect(wholeWeek([])).toHaveLength(7);
  });
});

describe('a break', () => {
  it('takes an hour from the middle of the longest part', () => {
    expect(withBreak([span('09:00', '19:00')])).toEqual([span('09:00', '13:30'), span('14:30', '19:00')]);
    expect(withBreak([span('09:00', '10:00'), span('11:00', '19:00')])).toEqual([
      span('09:00', '10:00'),
      span('11:00', '14:30'),
      span('15:30', '19:00'),
    ]);
  });
  it('leaves a short day as it is and adds empty times', () => {
    expect(withBreak([span('09:00', '10:00')])).toEqual([span('09:00', '10:00'), span('', '')]);
  });
});
