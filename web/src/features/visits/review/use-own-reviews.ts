import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Review, ReviewRequest } from './review.tsx';

/** All reviews of the customer by booking, and saving one. Undefined while they load; they are an extra, so an error only hides them. */
export function useOwnReviews(isWanted: boolean) {
  const { userId } = useSession();
  const { data, mutate } = useSWR(userId && isWanted ? ['/review', userId] : null, () => ask(api.GET('/review')), {
    revalidateOnFocus: true,
  });

  async function save(bookingId: string, body: ReviewRequest): Promise<Review> {
    try {
      const saved = await ask(api.PUT('/booking/{id}/review', { params: { path: { id: bookingId } }, body }));
      await mutate(known => [saved, ...(known ?? []).filter(other => other.bookingId !== bookingId)], { revalidate: false });
      return saved;
    } catch (refusal) {
      // Another device may have changed it meanwhile.
      void mutate().catch(() => null);
      throw refusal;
    }
  }

  return { reviews: data && new Map(data.map(review => [review.bookingId, review])), save };
}
