import useSWR from 'swr';
import type { components } from '#contract';
import { timeSpan } from '#words/format';
import { addDays, type IsoDate } from '../../../../../common/time.ts';
import { useCaller } from '../../../api/caller.ts';
import { ask } from '../../../api/client.ts';
import { today } from '../../../shared/clock.ts';
import { time } from '../../../shared/format.ts';

/** A day of the booking window: how many slots it has for the visit, or why it has none. */
export type BookableDay = components['schemas']['BookableDay'];
export type Slot = components['schemas']['Slot'];

/** Date `yyyy-MM-dd`, start `HH:mm:ss`, and the end of the window in which we arrive; null for the start of a named professional. */
export interface Visit {
  date: string;
  time: string;
  until: string | null;
}

/** The visit to find a slot for. With `bookingId` it is moved, so its own slot counts as free. */
export interface Wanted {
  /** How long the services take; 0 if only the server knows. */
  minutes: number;
  bookingId?: string;
  /** The token of a message's link, which moves its own booking. Then nothing else is asked. */
  link?: string;
  /** The token of the link to a visit of a series. Then nothing else is asked. */
  seriesLink?: string;
  /** Repeated for their quantity. Only a salon with named professionals asks for them and for the address. */
  serviceIds?: string[];
  /** A saved address of the customer who is signed in. */
  addressId?: string | null;
  /** Where the visit would be, for staff. */
  position?: { latitude: string; longitude: string } | undefined;
  /** The professional who shall come. */
  professionalId?: string | null | undefined;
  /** Without it, the booking that is moved or the profile decides. */
  womenOnly?: boolean | undefined;
}

/** Somebody else has the time: it may get free again. */
export function isTaken(reason: BookableDay['reason'] | Slot['reason']): boolean {
  return reason === 'FULL' || reason === 'NO_PROFESSIONAL';
}

/** How far ahead somebody can wait for a time (rule B90). */
const DAYS_AHEAD = 31;

export function lastWaitDay(now = today()): IsoDate {
  return addDays(now, DAYS_AHEAD);
}

const daysPath = '/booking/available-days';
const slotsPath = '/booking/available-slots';
/** Of visits for several guests (use-plans.ts). */
export const plansPath = '/booking/plan';

/** Read again every minute while shown: other customers book, time passes, and at midnight the days change. */
const live = { refreshInterval: 60_000, revalidateOnFocus: true, dedupingInterval: 1000 };

export function useBookableDays(wanted: Wanted) {
  const caller = useCaller();
  return useSWR([daysPath, ...keyOf(wanted)], () => loadDays(caller, wanted), { ...live, keepPreviousData: true });
}

/** The slots of a day. Without a day it asks nothing. */
export function useSlots(date: string | undefined, wanted: Wanted) {
  const caller = useCaller();
  return useSWR(date ? ([slotsPath, date, ...keyOf(wanted)] as const) : null, ([, day]) => loadSlots(caller, day, wanted), live);
}

type Caller = ReturnType<typeof useCaller>;

function loadDays(caller: Caller, wanted: Wanted): Promise<BookableDay[]> {
  const token = wanted.link ?? wanted.seriesLink;
  if (token === undefined) return ask(caller.GET(daysPath, { params: { query: queryOf(wanted) } }));
  const params = { path: { token } };
  return wanted.link
    ? ask(caller.GET('/visit-link/{token}/days', { params }))
    : ask(caller.GET('/series-link/{token}/days', { params }));
}

function loadSlots(caller: Caller, date: string, wanted: Wanted): Promise<Slot[]> {
  const token = wanted.link ?? wanted.seriesLink;
  if (token === undefined) return ask(caller.GET(slotsPath, { params: { query: { date, ...queryOf(wanted) } } }));
  const params = { path: { token }, query: { date } };
  return wanted.link
    ? ask(caller.GET('/visit-link/{token}/slots', { params }))
    : ask(caller.GET('/series-link/{token}/slots', { params }));
}

/** Matches all days, slots and plans, to read them again after a booking, a move or a cancellation. */
export function isAvailabilityKey(key: unknown): boolean {
  return Array.isArray(key) && [daysPath, slotsPath, plansPath].includes(key[0]);
}

function keyOf({ minutes, bookingId, ...who }: Wanted) {
  return [minutes, bookingId, JSON.stringify(who)] as const;
}

function queryOf({ minutes, bookingId, serviceIds = [], addressId, position, professionalId, womenOnly }: Wanted) {
  return {
    ...(minutes > 0 && { durationInMinutes: minutes }),
    ...(bookingId && { exceptBookingId: bookingId }),
    ...(serviceIds.length > 0 && { serviceIds: serviceIds.join() }),
    ...(addressId ? { addressId } : position),
    ...(professionalId && { professionalId }),
    ...(womenOnly !== undefined && { womenOnly }),
  };
}

/** `09:00 AM - 11:00 AM`, in the language of the site: `सुबह 9 से 11 बजे`. The slot's own label is English. */
function slotWords({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return timeSpan(time(startTime), time(endTime));
}

/** A slot as a visit. */
export function visitIn(date: string, { startTime, endTime }: { startTime: string; endTime: string }, isStart: boolean): Visit {
  return { date, time: startTime, until: isStart ? null : endTime };
}

/** A slot among others: as a window, or as its beginning alone, when a named professional comes. */
export function startWords(slot: { startTime: string; endTime: string }, isStart: boolean): string {
  return isStart ? time(slot.startTime) : slotWords(slot);
}
