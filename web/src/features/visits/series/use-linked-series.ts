import useSWR, { useSWRConfig } from 'swr';
import { api, ask } from '../../../api/client.ts';
import { toast } from '../../../ui/toast.ts';
import { isAvailabilityKey } from '../booking/availability.ts';
import { type SeriesHands, wantedFor } from './hands.ts';

/** The series that a message's link leads to, and what its holder can do with it. */
export function useLinkedSeries(token: string) {
  const path = { params: { path: { token } } };
  const { data, error, mutate } = useSWR(['/series-link', token], () => ask(api.GET('/series-link/{token}', path)), {
    refreshInterval: 60_000,
    revalidateOnFocus: true,
  });
  const { mutate: touch } = useSWRConfig();

  const hands: SeriesHands = {
    async act(body, done) {
      try {
        await mutate(await ask(api.POST('/series-link/{token}', { ...path, body })), { revalidate: false });
        toast.success(done);
      } finally {
        // The visit of the link is a booking with a page of its own. A refusal tells that the server knows better.
        void Promise.all([mutate(), touch(['/visit-link', token]), touch(isAvailabilityKey)]).catch(() => null);
      }
    },
    wantedFor,
  };
  return { series: data, error, reload: () => mutate(), hands };
}
