import { useState } from 'react';
import { today } from '../../shared/days.ts';
import { weekday } from '../../shared/format.ts';
import { type OpeningHours, useSettings } from '../settings/use-settings.ts';
import { type BookableDay, type Slot, useBookableDays, useSlots, type Wanted } from './availability.ts';

/** When the visit is: `yyyy-MM-dd`, `HH:mm:ss`, and the slot as the salon words it: `09:00 AM - 11:00 AM`. */
export interface Visit {
  date: string;
  time: string;
  label: string;
}

export interface VisitChoice {
  /** From today on. */
  days: BookableDay[] | undefined;
  /** Undefined while the days are on their way, and when none of them can be booked. */
  day: string | undefined;
  chooseDay: (day: string) => void;
  slots: Slot[] | undefined;
  /** Why none of them is free; null when one is. */
  noSlot: BookableDay['reason'];
  /** Why there are no days or no slots to show. */
  error: unknown;
  reload: () => Promise<unknown>;
  time: string | null;
  chooseTime: (time: string) => void;
  /** By the customer, not only proposed. */
  isChosen: boolean;
  /** The hours of the day; undefined where nobody works on it, or it is too far ahead. */
  hours: OpeningHours | undefined;
  /** The slot that stood here, once it can no longer be had. */
  lost: { time: string; reason: Slot['reason'] } | null;
  /** Day and slot as they stand now; null as long as there is no free slot, or the one that stood here is lost. */
  visit: Visit | null;
}

/**
 * The choice of a day and a slot. Proposed are the first day with a free slot, and on another day the time that was chosen before;
 * nobody books an hour they did not choose. What was chosen or proposed stays: nobody is moved to a day they did not
 * choose, and in place of a slot that somebody else has taken nothing is proposed.
 */
export function useVisitChoice(wanted: Wanted, initial: Pick<Visit, 'date' | 'time'> | null): VisitChoice {
  const settings = useSettings();
  const { data: listed, error: daysError, isValidating, mutate: reloadDays } = useBookableDays(wanted);
  const [chosenDay, chooseDay] = useState(initial && initial.date >= today() ? initial.date : null);
  const [proposedDay, proposeDay] = useState<string>();
  const [wishedTime, setWishedTime] = useState(initial?.time);
  const [times, setTimes] = useState<Record<string, string>>(initial ? { [initial.date]: initial.time } : {});

  // Not from what was known when this was last looked at.
  if (listed && !isValidating && !listed.some(one => one.date === proposedDay)) {
    const best = dayToPropose(listed);
    if (best !== proposedDay) proposeDay(best);
  }
  const day = chosenDay ?? proposedDay;
  const { data: slots, error: slotsError, mutate: reloadSlots } = useSlots(day, wanted);
  const free = slots?.filter(slot => slot.available);
  // Of the day that is shown its slots know better: they were asked for later.
  const days = listed?.map(one =>
    free && one.date === day ? { ...one, reason: free.length > 0 ? null : (one.reason ?? 'FULL') } : one,
  );
  const shown = days?.find(one => one.date === day);
  const isShut = days !== undefined && (!shown || shown.reason === 'CLOSED');
  // Chosen before midnight, or before the salon changed its days: it is offered no more.
  const isGone = Boolean(day && days && !shown) && free?.length === 0;
  const time = day && times[day];
  const slot = free?.find(({ startTime }) => startTime === time);
  const proposed = time ? undefined : free?.find(({ startTime }) => startTime === wishedTime);
  if (day && proposed) setTimes({ ...times, [day]: proposed.startTime });

  return {
    days,
    day,
    chooseDay,
    slots,
    noSlot: isGone ? 'PAST' : (shown?.reason ?? null),
    error: (days ? undefined : daysError) ?? (slots ? undefined : slotsError),
    reload: () => Promise.all([reloadDays(), reloadSlots()]),
    time: slot?.startTime ?? null,
    chooseTime(time) {
      if (!day) return;
      chooseDay(day);
      setWishedTime(time);
      setTimes({ ...times, [day]: time });
    },
    lost: slots && time && !slot ? { time, reason: slots.find(({ startTime }) => startTime === time)?.reason ?? null } : null,
    isChosen: chosenDay !== null,
    hours: day && !isShut ? settings?.openingHours.find(hours => hours.day === weekday(day).toUpperCase()) : undefined,
    visit: day && slot ? { date: day, time: slot.startTime, label: slot.label } : null,
  };
}

/** The first day with a free slot; where there is none the first whose slots are worth a look; undefined where there is none either. */
function dayToPropose(days: BookableDay[]): string | undefined {
  const first =
    days.find(({ reason }) => reason === null) ?? days.find(({ reason }) => reason === 'FULL' || reason === 'TOO_LONG');
  return first?.date;
}
