import useSWR, { useSWRConfig } from 'swr';
import type { OpenOrClosed } from './bookable-days.ts';
import { loadSlots, slotsKey, type Wanted } from './slots.ts';

// Further ahead the customer looks with own eyes; this many questions are few enough for a phone.
const daysToTry = 14;

type FirstFreeDay = {
  /** The first open day with a free slot; the first open day when none soon has any; undefined while looking. */
  day: string | undefined;
  /** The open days before it. */
  full: string[];
  lookAgain: () => void;
};

export function useFirstFreeDay(days: OpenOrClosed[] | undefined, wanted: Wanted): FirstFreeDay {
  const { mutate: keep } = useSWRConfig();
  const open = days?.filter(({ isClosed }) => !isClosed).map(({ day }) => day);

  const { data, error, mutate } = useSWR(
    open ? ['first-free-day', open[0], wanted.minutes, wanted.bookingId] : null,
    async () => {
      const full: string[] = [];
      for (const day of open?.slice(0, daysToTry) ?? []) {
        const slots = await loadSlots(slotsKey(day, wanted));
        // What was read on the way need not be read again for showing it.
        void keep(slotsKey(day, wanted), slots, { revalidate: false });
        if (slots.some(slot => slot.available)) return { day, full };
        full.push(day);
      }
      return { day: null, full };
    },
  );
  return {
    day: data?.day ?? (data || error ? open?.[0] : undefined),
    full: data?.full ?? [],
    lookAgain: () => void mutate(),
  };
}
