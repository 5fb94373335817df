import useSWR from 'swr';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { ServicesPreview } from './lines.ts';

/** What would become of the visit, asked again a moment after each change. `wish` null: nothing has changed. */
export function usePreview<Wish>(bookingId: string, wish: Wish | null, ask: (wish: Wish) => Promise<ServicesPreview>) {
  const rested = useDebounced(wish === null ? '' : JSON.stringify(wish), 300);
  const isCurrent = wish !== null && rested === JSON.stringify(wish);
  const { data, error } = useSWR(rested ? ['services', bookingId, rested] : null, () => ask(JSON.parse(rested)), {
    shouldRetryOnError: false,
  });
  return isCurrent ? { preview: data, error: data ? undefined : error } : { preview: undefined, error: undefined };
}
