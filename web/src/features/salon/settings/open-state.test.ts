import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../common/time.ts';
import { openState } from './open-state.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const openingHours = days.map(day => ({
  day,
  opens: '09:00:00',
  closes: day === 'SUNDAY' ? '18:00:00' : '20:00:00',
  closed: day === 'WEDNESDAY',
}));
// 20 Nov 2026 is a Friday; 24 Nov a Tuesday.
const at = (day: string, clock: string) => Date.parse(`${day}T${clock}+05:30`);

describe('the salon is', () => {
  it.each([
    ['before opening', '2026-11-20', '08:59:59', 'Opens at 9:00 AM'],
    ['at opening', '2026-11-20', '09:00:00', 'Open now until 8:00 PM'],
    ['in its last second', '2026-11-20', '19:59:59', 'Open now until 8:00 PM'],
    ['at closing', '2026-11-20', '20:00:00', 'Opens tomorrow at 9:00 AM'],
    ['on a shorter day', '2026-11-22', '17:30:00', 'Open now until 6:00 PM'],
    ['before a weekday off and a closed day', '2026-11-24', '21:00:00', 'Opens on Friday at 9:00 AM'],
    ['on a closed day', '2026-11-26', '12:00:00', 'Opens tomorrow at 9:00 AM'],
  ])('%s', (_when, day, clock, said) => {
    const { isOpen, title, detail } = openState({ openingHours, closedDays: ['2026-11-26'] }, at(day, clock));
    expect([title, detail].filter(Boolean).join(' ')).toBe(said);
    expect(isOpen).toBe(said.startsWith('Open now'));
  });

  it.each([
    [6, 'Opens on Thursday at 9:00 AM'],
    [7, 'Opens on 27 Nov 2026 at 9:00 AM'],
    [8, 'Opens on 28 Nov 2026 at 9:00 AM'],
    [14, 'Opens on 4 Dec 2026 at 9:00 AM'],
    [15, 'Closed'],
  ])('closed until it opens %i days ahead', (ahead, said) => {
    const always = openingHours.map(hours => ({ ...hours, closed: false }));
    const closedDays = Array.from({ length: ahead }, (_, day) => addDays('2026-11-20', day));
    expect(openState({ openingHours: always, closedDays }, at('2026-11-20', '12:00:00')).title).toBe(said);
  });

  it('closed for good when no day is open', () => {
    const never = openingHours.map(hours => ({ ...hours, closed: true }));
    expect(openState({ openingHours: never, closedDays: [] }, at('2026-11-20', '12:00:00')).title).toBe('Closed');
  });
});
