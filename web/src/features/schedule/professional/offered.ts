import useSWR from 'swr';
import type { components } from '#contract';
import * as words from '#words/checkout';
import { useCaller } from '../../../api/caller.ts';
import { ask } from '../../../api/client.ts';
import { today } from '../../../shared/clock.ts';
import { date, shortWeekday, time } from '../../../shared/format.ts';

export type Offered = components['schemas']['OfferedProfessional'];

/** The professional whom the customer chose. The name is kept, because she may leave the list. */
export type Chosen = Pick<Offered, 'id' | 'name'>;

/** The visit for which somebody is chosen. */
export interface OfferQuery {
  /** Repeated for their quantity. */
  serviceIds: string[];
  addressId?: string | null;
  latitude?: string;
  longitude?: string;
  /** Without it, the profile decides. */
  womenOnly?: boolean | undefined;
}

const path = '/professional';

/** Who can do all these services, each with her next free slot. With null it asks nothing. */
export function useOffered(query: OfferQuery | null) {
  const caller = useCaller();
  const { serviceIds = [], addressId, latitude, longitude, womenOnly } = query ?? {};
  const asked = {
    serviceIds: serviceIds.join(),
    ...(addressId ? { addressId } : latitude && longitude && { latitude, longitude }),
    ...(womenOnly !== undefined && { womenOnly }),
  };
  return useSWR(
    query && serviceIds.length > 0 ? [path, JSON.stringify(asked)] : null,
    () => ask(caller.GET(path, { params: { query: asked } })),
    { revalidateOnFocus: true },
  );
}

/** `Today, 11:00 AM`, `Sat 28 Nov, 11:00 AM`. */
export function nextFreeWords({ nextFree }: Offered): string | null {
  if (!nextFree) return null;
  const { date: day, startTime } = nextFree;
  return `${day === today() ? words.today : `${shortWeekday(day)} ${date(day).slice(0, -5)}`}, ${time(startTime)}`;
}

/** Her rating or, without one, how many visits she has made; and her languages. */
export function factsOf({ rating, reviewCount, completedVisits, languages }: Offered): string {
  const record =
    rating === null
      ? completedVisits > 0 && words.visits(completedVisits)
      : `★ ${rating.toFixed(1)} (${words.reviews(reviewCount)})`;
  return [record, languages.join(', ')].filter(Boolean).join(' · ');
}
