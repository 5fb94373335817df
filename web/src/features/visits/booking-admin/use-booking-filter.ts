import { useSearchParams } from 'wouter';
import type { components } from '#contract';
import { isDay, mondayOf } from '../../../../../common/calendar.ts';
import { addDays } from '../../../../../common/time.ts';
import { isHalfTyped } from '../../../forms/day-range.tsx';
import { today } from '../../../shared/clock.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useUrlFilter, useUrlText, withValues } from '../../../shared/use-url.ts';

const STATUS = ['all', 'pending', 'completed', 'cancelled'] as const;
const PAYMENT = ['all', 'unpaid', 'paid'] as const;

const unreadable = 'Date input not valid.';

/** The filters of GET /booking/admin. */
export interface BookingQuery {
  status?: components['schemas']['BookingStatus'];
  paymentStatus?: components['schemas']['PaymentStatus'];
  search?: string;
  from?: string;
  to?: string;
}

export type BookingOrder = 'latest' | 'earliest';

/** The filters of the list, kept in the address. */
export function useBookingFilter() {
  const [status, setStatus] = useUrlFilter('status', STATUS);
  const [payment, setPayment] = useUrlFilter('payment', PAYMENT);
  const [when, setWhen] = useUrlFilter('when', WHEN);
  const search = useUrlText('search');
  const [params, setParams] = useSearchParams();

  // The address can hold anything: only real days count, and only a period that does not end before it begins.
  const written = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const custom: Days = { ...(isDay(written.from) && { from: written.from }), ...(isDay(written.to) && { to: written.to }) };
  const problem = when === 'custom' ? problemOf(written, custom) : null;
  // 'Today' changes at midnight.
  const now = useNow(60_000);
  const days = when === 'custom' ? custom : daysOf(when, today(now));

  function setDay(end: 'from' | 'to', day: string) {
    setParams(current => withValues(current, { [end]: day, page: '' }), { replace: true });
  }

  const question: BookingQuery = {
    ...(status !== 'all' && { status: status.toUpperCase() as NonNullable<BookingQuery['status']> }),
    ...(payment !== 'all' && { paymentStatus: payment.toUpperCase() as NonNullable<BookingQuery['paymentStatus']> }),
    ...(search.rested && { search: search.rested }),
    ...days,
  };
  const query = problem ? null : question;
  /** A period with a first day is listed from that day on, anything else from the latest visit back. */
  const order: BookingOrder = days.from ? 'earliest' : 'latest';
  const isNarrowed = Object.keys(question).length > 0;

  function clear() {
    const nothing = { status: '', payment: '', when: '', from: '', to: '', search: '', page: '' };
    setParams(current => withValues(current, nothing), { replace: true });
  }

  return {
    search,
    status,
    setStatus,
    payment,
    setPayment,
    when,
    setWhen,
    written,
    setDay,
    problem,
    query,
    order,
    isNarrowed,
    clear,
  };
}

/** Nothing is read while a year is half typed, or every digit would bring another list. */
function problemOf(written: Required<Days>, { from, to }: Days): Days | null {
  if (isHalfTyped(written.from)) return { from: unreadable };
  if (isHalfTyped(written.to) || (from && to && to < from)) return { to: unreadable };
  return null;
}

export type BookingFilter = ReturnType<typeof useBookingFilter>;

/** Periods relative to today, so that a kept address stays right tomorrow; `custom` is two typed days. */
const WHEN = ['all', 'upcoming', 'today', 'tomorrow', 'week', 'month', 'custom'] as const;
export type When = (typeof WHEN)[number];

/** First and last day, inclusive; a missing one is open. */
interface Days {
  from?: string;
  to?: string;
}

export function daysOf(when: Exclude<When, 'custom'>, today: string): Days {
  if (when === 'upcoming') return { from: today };
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
  if (when === 'month') return { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) };
  return {};
}

function lastOfMonth(day: string): string {
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}
