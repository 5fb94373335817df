/** What customers say about completed visits, and what the salon answers. */
import { mustOpenLink } from '../messages/link/link.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { answerReview, hideReview, listReviews, showReview } from '../visits/review/manage.ts';
import { reviewsOfProfessional, reviewsOfService } from '../visits/review/public.ts';
import { putReview, readReview, reviewsOf } from '../visits/review/review.ts';

export function reviews(deps: Deps) {
  const open = (token: string) => mustOpenLink(deps.db.read, token, deps.clock.now());
  return {
    listReviewsOfService: async ({ params, query: { page, size } }) =>
      ok(await reviewsOfService(deps, params.id, page, size), 'Reviews'),
    getReview: async ({ params, caller }) => ok(await readReview(deps, params.id, caller), 'Review'),
    putReview: async ({ params, caller, body }) =>
      ok(await putReview(deps, params.id, caller, body), 'Thank you for your review'),
    listReviewsOfProfessional: async ({ params, query: { page, size } }) =>
      ok(await reviewsOfProfessional(deps, params.id, page, size), 'Reviews'),
    listOwnReviews: async ({ caller }) => ok(await reviewsOf(deps.db.read, caller.id), 'Reviews'),
    listReviews: async ({ query: { page, size, ...filter } }) => ok(await listReviews(deps, filter, page, size), 'Reviews'),
    hideReview: async ({ params, caller, body }) => ok(await hideReview(deps, params.id, caller, body), 'Review hidden'),
    showReview: async ({ params, caller }) => ok(await showReview(deps, params.id, caller), 'Review shown'),
    answerReview: async ({ params, caller, body }) => ok(await answerReview(deps, params.id, caller, body), 'Answer saved'),
    getReviewByVisitLink: async ({ params }) => {
      const { bookingId, caller } = await open(params.token);
      return ok(await readReview(deps, bookingId, caller), 'Review');
    },
    putReviewByVisitLink: async ({ params, body }) => {
      const { bookingId, caller } = await open(params.token);
      return ok(await putReview(deps, bookingId, caller, body), 'Thank you for your review');
    },
  } satisfies Partial<Handlers>;
}
