import { expect, it } from 'vitest';
import { dueOnline, type ShownBooking, stepOf } from './booking.ts';
import { stepWords } from './step-words.ts';

const now = Date.parse('2026-12-11T12:00:00+05:30');
const nextDay = Date.parse('2026-12-12T00:00:00+05:30');
const booking = {
  ...{ status: 'PENDING', payBy: null, amountDue: 4247, dueNow: 0, laterDue: 2998, laterDueOn: '2026-12-11' },
} as const satisfies Partial<ShownBooking>;

it('M63 is asked for until its day is over, and then still', () => {
  expect(stepOf(booking, now)).toEqual({ amount: 2998, by: '2026-12-11', isLate: false });
  expect(stepOf(booking, nextDay)).toEqual({ amount: 2998, by: '2026-12-11', isLate: true });
  const said = [now, nextDay].map(at => stepWords(stepOf(booking, at) ?? { amount: 0, by: '', isLate: false }));
  expect(said).toEqual(['Please pay ₹2,998 by Friday, 11 Dec 2026', 'Please pay ₹2,998, which was due by Friday, 11 Dec 2026']);
});

it('M63 is what comes after the first step, without a fraction of a paisa', () => {
  expect(stepOf({ ...booking, dueNow: 1999.1, laterDue: 4997.2 }, now)).toMatchObject({ amount: 2998.1 });
});

it.each([{ laterDue: 0 }, { status: 'CANCELLED' as const }, { laterDueOn: undefined }, { dueNow: 2998 }])(
  'M63 is nothing with %j',
  change => {
    expect(stepOf({ ...booking, ...change }, now)).toBeNull();
  },
);

it('M64 the customer is asked for the step, then for all that is due', () => {
  const asked = (change: Partial<ShownBooking>) => dueOnline({ ...booking, ...change } as ShownBooking);
  expect([asked({}), asked({ laterDue: 0 }), asked({ payBy: '2026-12-04T06:45:00.000Z', dueNow: 1999 })]).toEqual([
    2998, 4247, 1999,
  ]);
});
