import useSWR, { useSWRConfig } from 'swr';
import type { BookableDay } from './bookable-days.ts';
import { loadSlots, slotsKey } from './slots.ts';

// Further ahead the customer looks with own eyes; this many questions are few enough for a phone.
const daysToTry = 14;

type FirstFreeDay = {
  /** The first open day with a free slot; the first open day when none soon has any; undefined while looking. */
  day: string | undefined;
  lookAgain: () => void;
};

export function useFirstFreeDay(days: BookableDay[] | undefined, minutes: number): FirstFreeDay {
  const { mutate: keep } = useSWRConfig();
  const open = days?.filter(({ isClosed }) => !isClosed).map(({ day }) => day);

  const { data, error, mutate } = useSWR(open ? ['first-free-day', open[0], minutes] : null, async () => {
    for (const day of open?.slice(0, daysToTry) ?? []) {
      const slots = await loadSlots(slotsKey(day, minutes));
      // What was read on the way need not be read again for showing it.
      void keep(slotsKey(day, minutes), slots, { revalidate: false });
      if (slots.some(slot => slot.available)) return day;
    }
    return null;
  });
  const day = data ?? (data === null || error ? open?.[0] : undefined);
  return { day, lookAgain: () => void mutate() };
}
