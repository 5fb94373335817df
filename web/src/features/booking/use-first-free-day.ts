import useSWR, { useSWRConfig } from 'swr';
import type { BookableDay } from './bookable-days.ts';
import { loadSlots, slotsKey } from './slots.ts';

// Further ahead the customer looks with own eyes; this many questions are few enough for a phone.
const daysToTry = 14;

/** The first open day with a free slot; the first open day when none soon has any; undefined while looking. */
export function useFirstFreeDay(days: BookableDay[] | undefined, minutes: number): string | undefined {
  const { mutate } = useSWRConfig();
  const open = days?.filter(({ isClosed }) => !isClosed).map(({ day }) => day);

  const { data, error } = useSWR(open ? ['first-free-day', open[0], minutes] : null, async () => {
    for (const day of open?.slice(0, daysToTry) ?? []) {
      const slots = await loadSlots(slotsKey(day, minutes));
      // What was read on the way need not be read again for showing it.
      void mutate(slotsKey(day, minutes), slots, { revalidate: false });
      if (slots.some(slot => slot.available)) return day;
    }
    return null;
  });
  return data ?? (data === null || error ? open?.[0] : undefined);
}
