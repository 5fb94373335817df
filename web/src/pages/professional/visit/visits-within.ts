import type { components } from '#contract';

type LeaveRequest = components['schemas']['LeaveRequest'];

interface Day {
  visits: { date: string; from: string; to: string; state: string }[];
}

/** The visits to come that this leave touches. */
export function visitsWithin(days: Day[], { fromDate, fromTime, toDate, toTime }: LeaveRequest) {
  const [starts, ends] = [`${fromDate} ${fromTime}`, `${toDate} ${toTime}`];
  return days
    .flatMap(({ visits }) => visits)
    .filter(({ date, from, to, state }) => state !== 'DONE' && `${date} ${from}` < ends && `${date} ${to}` > starts);
}

/** Matches the keys of all that she reads about herself, for SWR's `mutate`: leave changes her days, too. */
export function isOfVisits(key: unknown): boolean {
  return Array.isArray(key) && String(key[0]).startsWith('/visit');
}
