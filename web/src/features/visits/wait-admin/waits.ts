// Who waits for a day, in words for staff (rule B97).
import type { components } from '#contract';
import { addDays } from '../../../../../common/time.ts';
import { ApiError, type ErrorCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { today } from '../../../shared/clock.ts';
import { clockOf, count, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';

type Schemas = components['schemas'];
export type StaffWait = Schemas['StaffWait'];
export type WaitFigures = Schemas['WaitFigures'];

/** A free time on a day, and whose it is; null for anyone's. */
export interface Gap {
  time: string;
  professionalId: string | null;
}

const path = '/wait/admin';

/** How far ahead the last day of a wait may lie. */
const daysAhead = 31;
export function lastDayToWait(): string {
  return addDays(today(), daysAhead);
}

/** The open waits of a day, in the order in which they are asked; with a gap, those whom it fits come first. */
export function useWaitsOfDay(date: string | null, gap: Gap | null = null) {
  const { time = '', professionalId } = gap ?? {};
  const query = { date: date ?? '', ...(time && { time, ...(professionalId && { professionalId }) }) };
  return useStaffRead(date ? [path, date, time, professionalId] : null, () => ask(adminApi.GET(path, { params: { query } })), {
    isLive: true,
  });
}

/** Every read that shows waits, and the times that are held for them. */
export const touchedByWaits = readOf(
  path,
  '/booking/admin/day',
  '/booking/admin/week',
  '/booking/available-slots',
  '/booking/available-days',
  '/assistant/admin/today',
);

/** `Gold Facial ×2, Haircut · Long`. */
export function servicesWords({ wait: { services } }: StaffWait): string {
  return services.map(({ name, quantity }) => (quantity > 1 ? `${name} ×${quantity}` : name)).join(', ');
}

/** `Sat, 21 Nov`, `Sat, 21 to Mon, 23 Nov`. */
export function daysWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return shortDate(from);
  const [first, last] = [shortDate(from), shortDate(to)];
  const [day, month] = [first.split(' ').slice(0, 2).join(' '), first.split(' ').slice(2).join(' ')];
  return `${last.endsWith(` ${month}`) ? day : first} to ${last}`;
}

/** More than these are said as a span. */
const mostTimes = 3;

/** `any time`, `11 AM or 1 PM`, `10 AM to 4 PM`. */
export function timesWords({ times }: { times: string[] | null }): string {
  if (!times) return 'any time';
  const sorted = times.toSorted().map(time => plainTime(time).replace(':00', ''));
  const last = sorted.at(-1) ?? '';
  if (sorted.length > mostTimes) return `${sorted[0]} to ${last}`;
  return sorted.length > 1 ? `${sorted.slice(0, -1).join(', ')} or ${last}` : last;
}

/** `3 waiting`, `Nobody waiting`. */
export function waitingWords(waits: number): string {
  return waits === 0 ? 'Nobody waiting' : `${count(waits)} waiting`;
}

/** For whom a time is held, and until when. */
export function heldForWords({ customerName, until }: Schemas['HeldTime']): string {
  return `Held for ${customerName ?? 'a deleted account'} until ${clockOf(until)}`;
}

/** `Sat, 21 Nov, 11:00 AM with Meera, held until 4:20 PM`. */
export function heldWords({ bookingDate, bookingTime, professional, expiresAt }: Schemas['WaitOffer']): string {
  const who = professional ? ` with ${professional.name}` : '';
  return `${shortDate(bookingDate)}, ${plainTime(bookingTime)}${who}, held until ${clockOf(expiresAt)}`;
}

/** What the server says of these to the customer, for staff. */
const refusals: { [code in ErrorCode]?: string } = {
  TOO_MANY_WAITS: 'This customer waits for three times already. End one of these waits first.',
  OFFER_ENDED: 'The wait has ended, or a time is held for it already.',
  DUPLICATE_BOOKING: 'This customer has a visit at that time already.',
};

/** The refusal as it is, but in words for staff. */
export function forStaff(error: unknown): unknown {
  const message = error instanceof ApiError ? refusals[error.errorCode] : undefined;
  return error instanceof ApiError && message ? new ApiError({ ...error, message }) : error;
}
