import { useId } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { OpenOrClosed } from './bookable-days.ts';
import { loadSlots, type NoSlot, slotsKey, type Wanted, whyNoSlot } from './slots.ts';

// Further ahead the customer looks with own eyes; this many questions are few enough for a phone.
const daysToTry = 14;

type FirstFreeDay = {
  /** The first open day with a free slot; the first open day when none soon has any; undefined while looking, or without any. */
  day: string | undefined;
  /** The open days before it, and why none of them will do. */
  passedOver: Record<string, NoSlot>;
  lookAgain: () => Promise<unknown>;
};

export function useFirstFreeDay(days: OpenOrClosed[] | undefined, wanted: Wanted): FirstFreeDay {
  const { mutate: keep } = useSWRConfig();
  const open = days?.filter(({ isClosed }) => !isClosed).map(({ day }) => day);

  // What was proposed stays as long as this is looked at, and is looked for anew by who comes back: nobody is moved to a day
  // they did not choose.
  const look = useId();
  const { data, error, mutate } = useSWR(
    open ? ['first-free-day', look, open[0], wanted.minutes, wanted.bookingId] : null,
    async () => {
      const passedOver: Record<string, NoSlot> = {};
      for (const day of open?.slice(0, daysToTry) ?? []) {
        const slots = await loadSlots(slotsKey(day, wanted));
        // What was read on the way need not be read again for showing it.
        void keep(slotsKey(day, wanted), slots, { revalidate: false });
        const why = whyNoSlot(slots);
        if (!why) return { day, passedOver };
        passedOver[day] = why;
      }
      return { day: null, passedOver };
    },
    { revalidateOnReconnect: false },
  );
  return {
    day: data?.day ?? (data || error ? open?.[0] : undefined),
    passedOver: data?.passedOver ?? {},
    lookAgain: () => mutate(),
  };
}
