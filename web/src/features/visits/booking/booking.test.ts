import { expect, it } from 'vitest';
import { type Booking, canCancel, canMove, hasStarted, isLate } from './booking.ts';

const now = Date.parse('2026-12-05T13:30:00+05:30');
type State = NonNullable<Booking['visit']>['state'];
const visitAs = (state: State) => ({ state, arrivalFrom: '14:00:00', arrivalTo: '14:15:00' }) as Booking['visit'];
/** At 14:00, by professionals who are so far; the first one leads. */
const bookingOf = (...states: State[]) =>
  ({
    ...{
      status: 'PENDING',
      bookingDate: '2026-12-05',
      bookingTime: '14:00:00',
      proposal: null,
      visit: visitAs(states[0] ?? 'PLANNED'),
    },
    ...(states.length > 1 && { parts: states.map((state, n) => ({ part: n + 1, visit: visitAs(state) })) }),
  }) as Booking;
const allowed = (...states: State[]) => {
  const booking = bookingOf(...states);
  return [canMove(booking, now), canCancel(booking, now), hasStarted(booking)];
};

it('lets customers move until the first professional sets out, and cancel until the first one starts', () => {
  expect(allowed('PLANNED')).toEqual([true, true, false]);
  expect(allowed('ON_THE_WAY')).toEqual([false, true, false]);
  expect(allowed('STARTED')).toEqual([false, false, true]);
  expect(allowed('PLANNED', 'PLANNED')).toEqual([true, true, false]);
  expect(allowed('PLANNED', 'ARRIVED')).toEqual([false, true, false]);
  expect(allowed('PLANNED', 'STARTED')).toEqual([false, false, true]);
  expect(allowed('PLANNED', 'DONE')).toEqual([false, false, true]);
});

it('is late as soon as one of them is on the way after her time', () => {
  const after = Date.parse('2026-12-05T14:16:00+05:30');
  expect([isLate(bookingOf('STARTED', 'ON_THE_WAY'), now), isLate(bookingOf('STARTED', 'ON_THE_WAY'), after)]).toEqual([
    false,
    true,
  ]);
  expect(isLate(bookingOf('STARTED', 'DONE'), after)).toBe(false);
});
