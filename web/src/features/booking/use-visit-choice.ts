import { useMemo, useState } from 'react';
import { today } from '../../shared/format.ts';
import { useSettings } from '../settings/use-settings.ts';
import { type BookableDay, bookableDays } from './bookable-days.ts';
import { type Slot, useSlots, type Wanted } from './slots.ts';
import { useFirstFreeDay } from './use-first-free-day.ts';

/** When the visit is: `yyyy-MM-dd`, `HH:mm:ss`, and the slot as the salon words it: `09:00 AM - 11:00 AM`. */
export type Visit = { date: string; time: string; label: string };

export type VisitChoice = {
  days: BookableDay[] | undefined;
  day: string | undefined;
  chooseDay: (day: string) => void;
  slots: Slot[] | undefined;
  slotsError: unknown;
  reloadSlots: () => void;
  time: string | null;
  chooseTime: (time: string) => void;
  /** Day and slot as they stand now; null as long as there is no free slot. */
  visit: Visit | null;
};

/**
 * The choice of a day and a slot. What the customer has not chosen is proposed: the first day with a free slot,
 * and its next free slot, also in place of one that somebody else has meanwhile taken.
 */
export function useVisitChoice(wanted: Wanted, initial: Pick<Visit, 'date' | 'time'> | null): VisitChoice {
  const settings = useSettings();
  const days = useMemo(() => settings && bookableDays(settings), [settings]);
  const [chosenDay, chooseDay] = useState(initial && initial.date >= today() ? initial.date : null);
  const [chosenTime, chooseTime] = useState(initial?.time ?? null);

  const firstFree = useFirstFreeDay(days, wanted);
  const day = chosenDay ?? firstFree.day;
  const { data: slots, error, mutate } = useSlots(day, wanted);
  const free = slots?.filter(slot => slot.available);
  const isFull = (one: string) => (one === day && free ? free.length === 0 : firstFree.full.includes(one));
  const slot = free?.find(({ startTime }) => startTime === chosenTime) ?? free?.[0];

  return {
    days: days?.map(one => ({ ...one, isFull: isFull(one.day) })),
    day,
    chooseDay,
    slots,
    slotsError: slots ? undefined : error,
    reloadSlots() {
      void mutate();
      // It could not be looked for either.
      if (!chosenDay) firstFree.lookAgain();
    },
    time: slot?.startTime ?? null,
    chooseTime,
    visit: day && slot ? { date: day, time: slot.startTime, label: slot.label } : null,
  };
}
