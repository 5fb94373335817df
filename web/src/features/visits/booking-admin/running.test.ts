import { expect, it } from 'vitest';
import { type CalendarDay, type CalendarSlot, type CalendarVisit, runningInto } from './use-week.ts';

const visit = (bookingTime: string, endTime: string, status = 'PENDING') => ({ bookingTime, endTime, status }) as CalendarVisit;
const slots = ['09:00:00', '11:00:00', '13:00:00'].map(startTime => ({ startTime, reason: null }));

it('finds the visits that began before a slot and last into it', () => {
  const [short, long, longest, atEleven] = [
    visit('09:00:00', '11:00:00'),
    visit('09:00:00', '11:01:00'),
    visit('09:00:00', '14:00:00'),
    visit('11:00:00', '14:20:00'),
  ];
  const day = { slots, visits: [short, long, longest, atEleven] } as CalendarDay;
  const running = slots.map((_, place) => runningInto(day, day.slots[place] as CalendarSlot));
  expect(running).toEqual([[], [long, longest], [longest, atEleven]]);
});

it('has a visit that is done go on in the slots that are past alone, for its team is free again', () => {
  const done = visit('09:00:00', '14:00:00', 'COMPLETED');
  const [first, past, ahead] = slots.map((slot, place) => ({ ...slot, ...(place < 2 && { reason: 'PAST' }) })) as CalendarSlot[];
  const day = { slots: [first, past, ahead], visits: [done] } as CalendarDay;
  expect(runningInto(day, past as CalendarSlot)).toEqual([done]);
  expect(runningInto(day, ahead as CalendarSlot)).toEqual([]);
});
