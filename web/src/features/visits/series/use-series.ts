import useSWR, { useSWRConfig } from 'swr';
import { api, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { isAvailabilityKey } from '../booking/availability.ts';
import { bookingsKey } from '../booking/use-bookings.ts';
import { type SeriesHands, wantedFor } from './hands.ts';
import type { Series, SeriesRequest } from './series.ts';
import { isProposalsKey } from './use-proposals.ts';

/** The series of the customer: the open ones, then those that ended lately. Without `isWanted` it asks nothing. */
export function useSeries(isWanted = true) {
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(userId && isWanted ? ['/series', userId] : null, () => ask(api.GET('/series')), {
    revalidateOnFocus: true,
  });
  const { mutate: touch } = useSWRConfig();
  const save = useSave();

  async function change(call: Promise<Series>, done?: string): Promise<Series> {
    try {
      const changed = await call;
      await mutate(known => withSeries(known ?? [], changed), { revalidate: false });
      if (done) toast.success(done);
      return changed;
    } finally {
      // Its visits are bookings. A refusal tells that the server knows better.
      const all = [mutate(), userId && touch(bookingsKey(userId)), touch(isAvailabilityKey), touch(isProposalsKey)];
      void Promise.all(all).catch(() => null);
    }
  }

  return {
    series: data,
    error,
    reload: () => mutate(),
    /** Throws the server's refusal. */
    begin: (body: SeriesRequest) => save(body, header => change(ask(api.POST('/series', { params: { header }, body })))),
    handsOf: ({ id }: Series): SeriesHands => ({
      act: (body, done) => change(ask(api.POST('/series/{id}/act', { params: { path: { id } }, body })), done),
      wantedFor,
    }),
  };
}

/** In its place; a new one comes first. */
function withSeries(known: Series[], changed: Series): Series[] {
  const isKnown = known.some(({ id }) => id === changed.id);
  return isKnown ? known.map(one => (one.id === changed.id ? changed : one)) : [changed, ...known];
}
