import { useMemo, useState } from 'react';
import { today } from '../../shared/days.ts';
import { date, weekday } from '../../shared/format.ts';
import { useNow } from '../../shared/use-now.ts';
import { type OpeningHours, useSettingsState } from '../settings/use-settings.ts';
import { type BookableDay, bookableDays, isTooLong } from './bookable-days.ts';
import { type NoSlot, type Slot, useSlots, type Wanted, whyNoSlot } from './slots.ts';
import { useFirstFreeDay } from './use-first-free-day.ts';

/** When the visit is: `yyyy-MM-dd`, `HH:mm:ss`, and the slot as the salon words it: `09:00 AM - 11:00 AM`. */
export type Visit = { date: string; time: string; label: string };

export function visitLine({ date: day, label }: Visit): string {
  return `${date(day)}, ${label}`;
}

export type VisitChoice = {
  days: BookableDay[] | undefined;
  day: string | undefined;
  chooseDay: (day: string) => void;
  slots: Slot[] | undefined;
  /** Why none of them is free; null when one is. */
  noSlot: NoSlot | null;
  /** Why there are none to show. */
  slotsError: unknown;
  reloadSlots: () => Promise<unknown>;
  time: string | null;
  chooseTime: (time: string) => void;
  /** By the customer, not only proposed. */
  isChosen: boolean;
  /** The hours of the day. */
  hours: OpeningHours | undefined;
  /** The slot that stood here, once it can no longer be had. */
  lost: { reason: Slot['reason'] } | null;
  /** Day and slot as they stand now; null as long as there is no free slot, or the one that stood here is lost. */
  visit: Visit | null;
};

/**
 * The choice of a day and a slot. What the customer has not chosen is proposed: the first day with a free slot, and on
 * each day the time last chosen, else its first free slot. What was chosen or proposed stays: in place of a slot that
 * somebody else has taken nothing is proposed, for the visit would move to an hour nobody chose.
 */
export function useVisitChoice(wanted: Wanted, initial: Pick<Visit, 'date' | 'time'> | null): VisitChoice {
  const { settings, error: settingsError, reload: reloadSettings } = useSettingsState();
  // At midnight the days move on.
  const first = today(useNow(60_000));
  const days = useMemo(() => settings && bookableDays(settings, first), [settings, first]);
  const [chosenDay, chooseDay] = useState(initial && initial.date >= first ? initial.date : null);
  const [wishedTime, setWishedTime] = useState(initial?.time);
  const [times, setTimes] = useState<Record<string, string>>(initial ? { [initial.date]: initial.time } : {});

  const firstFree = useFirstFreeDay(days, wanted);
  const day = chosenDay ?? firstFree.day;
  const { data: slots, error, mutate } = useSlots(day, wanted);
  const free = slots?.filter(slot => slot.available);
  function noSlot(one: string): NoSlot | null {
    if (settings && isTooLong(settings, one, wanted.minutes)) return 'TOO_LONG';
    return one === day && slots ? whyNoSlot(slots) : (firstFree.passedOver[one] ?? null);
  }
  const time = day && times[day];
  const slot = free?.find(({ startTime }) => startTime === time);
  const proposed = time ? undefined : (free?.find(({ startTime }) => startTime === wishedTime) ?? free?.[0]);
  if (day && proposed) setTimes({ ...times, [day]: proposed.startTime });

  return {
    days: days?.map(one => ({ ...one, noSlot: noSlot(one.day) })),
    day,
    chooseDay,
    slots,
    noSlot: day ? noSlot(day) : null,
    slotsError: slots ? undefined : (error ?? settingsError),
    reloadSlots() {
      if (!settings) return reloadSettings();
      // Without a chosen day none could be looked for either.
      return Promise.all([mutate(), chosenDay ? null : firstFree.lookAgain()]);
    },
    time: slot?.startTime ?? null,
    chooseTime(time) {
      if (!day) return;
      chooseDay(day);
      setWishedTime(time);
      setTimes({ ...times, [day]: time });
    },
    lost: slots && time && !slot ? { reason: slots.find(({ startTime }) => startTime === time)?.reason ?? null } : null,
    isChosen: chosenDay !== null,
    hours: day ? settings?.openingHours.find(hours => hours.day === weekday(day).toUpperCase()) : undefined,
    visit: day && slot ? { date: day, time: slot.startTime, label: slot.label } : null,
  };
}
