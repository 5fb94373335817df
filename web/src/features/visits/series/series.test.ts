import { expect, it } from 'vitest';
import { bookedAhead, daysWords, feesOf, isShutBy, nextDays, rhythmWords, type Series, toCome, whenWords } from './series.ts';

const visit = {
  ...{ number: 1, dueDate: '2026-12-24', state: 'BOOKED', reason: null, bookingId: 'b', bookingDate: '2026-12-24' },
  ...{ bookingTime: '10:30:00', finalPrice: 1499, rise: 0, fee: 100.1, answerBy: null, options: [], token: 't' },
} satisfies Series['visits'][number];
const asked = {
  ...visit,
  number: 2,
  dueDate: '2027-01-21',
  state: 'ASKED' as const,
  bookingDate: null,
  bookingTime: null,
  fee: 0,
};
const series = {
  ...{
    everyWeeks: 4,
    bookingTime: '10:30:00',
    professional: { id: 'p', name: 'Asha' },
    visits: [asked, visit],
    later: ['2027-02-18'],
  },
} as unknown as Series;

it('says the rhythm', () => {
  expect(rhythmWords(series)).toBe('Every 4 weeks on Thursday, about 10:30 AM, with Asha');
  expect(rhythmWords({ ...series, everyWeeks: 1, professional: null })).toBe('Every week on Thursday, about 10:30 AM');
});

it('knows what is to come, what is booked, and what cancelling costs', () => {
  expect(toCome(series, '2026-12-24').map(({ number }) => number)).toEqual([1, 2]);
  expect(toCome(series, '2026-12-25').map(({ number }) => number)).toEqual([2]);
  expect([whenWords(visit, '2026-12-01'), whenWords(asked, '2027-01-01')]).toEqual(['Thu, 24 Dec, 10:30 AM', 'Thu, 21 Jan']);
  const later = {
    ...series,
    visits: [asked, { ...visit, bookingDate: '2999-12-26' }, { ...visit, bookingDate: '2999-12-28', fee: 0.2 }],
  };
  expect(feesOf(bookedAhead(later))).toBe(100.3);
  expect(daysWords(bookedAhead(later, '2999-12-28'))).toBe('Thu, 26 Dec 2999');
});

it('counts the next days from the first, and goes around closed ones', () => {
  const asks = { first: '2026-11-26', everyWeeks: 4, until: null, most: 3, isShut: () => false };
  expect(nextDays(asks, '2026-11-30')).toEqual(['2026-12-24', '2027-01-21', '2027-02-18']);
  expect(nextDays(asks, '2027-01-21')).toEqual(['2027-02-18', '2027-03-18', '2027-04-15']);
  expect(nextDays({ ...asks, until: '2027-01-21' }, '2026-11-30')).toEqual(['2026-12-24', '2027-01-21']);
  expect(nextDays({ ...asks, until: '2026-12-01' }, '2026-11-30')).toEqual([]);
  const openingHours = [{ day: 'FRIDAY', closed: true }] as never;
  const isShut = isShutBy({ openingHours, closedDays: ['2026-12-24'] });
  expect(nextDays({ ...asks, most: 1, isShut }, '2026-11-30')).toEqual(['2026-12-26']);
});
