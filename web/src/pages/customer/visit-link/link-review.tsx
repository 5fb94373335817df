import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { OwnReview } from '../../../features/visits/review/own-review.tsx';
import type { ReviewRequest } from '../../../features/visits/review/review.ts';

/** Asks for a review without a sign-in, or shows it (rule U8). */
export function LinkReview({ token, about }: { token: string; about: string }) {
  const path = { params: { path: { token } } };
  const { data, mutate } = useSWR(['/visit-link/review', token], () => ask(api.GET('/visit-link/{token}/review', path)));
  if (data === undefined) return null;

  async function save(body: ReviewRequest) {
    await mutate(await ask(api.PUT('/visit-link/{token}/review', { ...path, body })), { revalidate: false });
  }
  return <OwnReview about={about} review={data} onSave={save} />;
}
