// Periods of the analytics. Both days are inclusive, `yyyy-MM-dd`.

import type { components } from '#contract';
import { addDays, DAY } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { isTypedDay } from '../../../forms/day-range.tsx';
import { today } from '../../../shared/clock.ts';

export interface Span {
  from: string;
  to: string;
}

/** The first is the default; `shownPeriods` has the order on the screen. */
export const periods = ['30-days', '7-days', '90-days', 'this-month', 'last-month', 'custom'] as const;
export type Period = (typeof periods)[number];

export const shownPeriods: { value: Period; label: string }[] = [
  { value: '7-days', label: 'Last 7 days' },
  { value: '30-days', label: 'Last 30 days' },
  { value: '90-days', label: 'Last 90 days' },
  // As on the dashboard, the month includes visits to come.
  { value: 'this-month', label: 'This month so far' },
  { value: 'last-month', label: 'Last month' },
  { value: 'custom', label: 'Custom' },
];

/** The longest period that the contract takes. */
const maxDays = 366;

/** Up to today, because bookings of days to come may still be cancelled. */
export function spanOf(period: Exclude<Period, 'custom'>, now = today()): Span {
  const first = `${now.slice(0, 7)}-01`;
  const lastOfBefore = addDays(first, -1);
  const spans: Record<typeof period, Span> = {
    '7-days': { from: addDays(now, -6), to: now },
    '30-days': { from: addDays(now, -29), to: now },
    '90-days': { from: addDays(now, -89), to: now },
    'this-month': { from: first, to: now },
    'last-month': { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
  };
  return spans[period];
}

export function daysIn({ from, to }: Span): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** The period of the same length before; the figures are compared with it. */
export function before(span: Span): Span {
  return { from: addDays(span.from, -daysIn(span)), to: addDays(span.from, -1) };
}

export interface SpanProblem {
  from?: string;
  to?: string;
}

/** What is wrong with two typed days; null when they make a period. */
export function problemOf({ from, to }: Span): SpanProblem | null {
  if (!isTypedDay(from)) return { from: 'Please choose the first day' };
  if (!isTypedDay(to)) return { to: 'Please choose the last day' };
  if (to < from) return { to: 'The last day must not be before the first' };
  if (daysIn({ from, to }) > maxDays) return { to: `At most ${maxDays} days at once` };
  return null;
}

export type Analytics = components['schemas']['Analytics'];

export function useAnalytics(span: Span | null) {
  return useStaffRead(span && ['/analytics/admin', span.from, span.to], () =>
    ask(adminApi.GET('/analytics/admin', { params: { query: span ?? {} } })),
  );
}
