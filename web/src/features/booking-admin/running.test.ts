import { expect, it } from 'vitest';
import { type CalendarDay, type CalendarVisit, runningInto } from './use-week.ts';

const visit = (bookingTime: string, endTime: string) => ({ bookingTime, endTime }) as CalendarVisit;
const slots = ['09:00:00', '11:00:00', '13:00:00'].map(startTime => ({ startTime }));

it('finds the visits that began before a slot and last into it', () => {
  const [short, long, longest, atEleven] = [
    visit('09:00:00', '11:00:00'),
    visit('09:00:00', '11:01:00'),
    visit('09:00:00', '14:00:00'),
    visit('11:00:00', '14:20:00'),
  ];
  const day = { slots, visits: [short, long, longest, atEleven] } as CalendarDay;
  const running = slots.map((_, place) => runningInto(day, day.slots[place] as CalendarDay['slots'][number]));
  expect(running).toEqual([[], [long, longest], [longest, atEleven]]);
});
