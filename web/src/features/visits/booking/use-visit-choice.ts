import { useState } from 'react';
import { today } from '../../../shared/clock.ts';
import { weekday } from '../../../shared/format.ts';
import { type OpeningHours, useSettings } from '../../salon/settings/use-settings.ts';
import { type BookableDay, type Slot, useBookableDays, useSlots, type Visit, visitIn, type Wanted } from './availability.ts';

export interface VisitChoice {
  /** The days from today on. */
  days: BookableDay[] | undefined;
  /** Undefined while the days load, and when no day can be booked. */
  day: string | undefined;
  chooseDay: (day: string) => void;
  slots: Slot[] | undefined;
  /** The slots are starts of named professionals, not windows (rule L12). */
  areStarts: boolean;
  /** Why no slot is free. Null when one is. */
  noSlot: BookableDay['reason'];
  /** Why there are no days or slots to show. */
  error: unknown;
  reload: () => Promise<unknown>;
  time: string | null;
  chooseTime: (time: string) => void;
  /** The customer chose the day. False for a proposed one. */
  isChosen: boolean;
  /** Opening hours of the day. Undefined when the salon is closed or the day cannot be booked. */
  hours: OpeningHours | undefined;
  /** The chosen slot, when it is no longer available. */
  lost: { time: string; reason: Slot['reason'] } | null;
  /** The chosen day and slot. Null without a chosen slot, or when that is no longer available. */
  visit: Visit | null;
}

/**
 * The choice of day and slot. Proposes the first day with a free slot, and on another day the time chosen before. Never proposes an hour
 * that the customer has not chosen, and never replaces their day, or a slot that somebody took.
 */
export function useVisitChoice(wanted: Wanted, initial: Pick<Visit, 'date' | 'time'> | null): VisitChoice {
  const settings = useSettings();
  const { minutes, bookingId, link, seriesLink, addressId, position } = wanted;
  const areStarts = settings?.capacity === 'PROFESSIONALS' && settings.startPlan !== 'WINDOWS';
  // With teams only a service area makes the address matter.
  const where = settings?.servesEverywhere === false && { addressId, position };
  const asked =
    settings?.capacity === 'PROFESSIONALS'
      ? wanted
      : { minutes, ...(bookingId && { bookingId }), ...(link && { link }), ...(seriesLink && { seriesLink }), ...where };
  const { data: listed, error: daysError, isValidating, mutate: reloadDays } = useBookableDays(asked);
  const [chosenDay, chooseDay] = useState(initial && initial.date >= today() ? initial.date : null);
  const [proposal, propose] = useState<{ of: string; day: string | undefined }>();
  const [wishedTime, setWishedTime] = useState(initial?.time);
  const [times, setTimes] = useState<Record<string, string>>(initial ? { [initial.date]: initial.time } : {});

  // Only fresh days count: cached ones may be old. Another visit, such as one of two, may find another day.
  const of = JSON.stringify(asked);
  if (listed && !isValidating && (proposal?.of !== of || !listed.some(one => one.date === proposal.day))) {
    const best = dayToPropose(listed);
    if (proposal?.of !== of || best !== proposal.day) propose({ of, day: best });
  }
  const day = chosenDay ?? proposal?.day;
  const { data: slots, error: slotsError, mutate: reloadSlots } = useSlots(day, asked);
  const free = slots?.filter(slot => slot.available);
  // For the shown day the slots are newer than the list of days.
  const days = listed?.map(one =>
    free && one.date === day ? { ...one, reason: free.length > 0 ? null : (one.reason ?? 'FULL') } : one,
  );
  const shown = days?.find(one => one.date === day);
  const isShut = days !== undefined && (!shown || shown.reason === 'CLOSED');
  // Midnight passed, or the salon changed its days: the chosen day is no longer offered.
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
    areStarts,
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
    visit: day && slot ? visitIn(day, slot, areStarts) : null,
  };
}

/** The first day with a free slot, else the first with slots to look at, else none. */
function dayToPropose(days: BookableDay[]): string | undefined {
  const hasSlots = ({ reason }: BookableDay) => reason === 'FULL' || reason === 'TOO_LONG' || reason === 'NO_PROFESSIONAL';
  const first = days.find(({ reason }) => reason === null) ?? days.find(hasSlots);
  return first?.date;
}
