import { mustOpenLink } from '../../messages/link/link.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { answerReview, hideReview, listReviews, showReview } from './manage.ts';
import { reviewsOfProfessional, reviewsOfService } from './public.ts';
import { putReview, readReview, reviewsOf } from './review.ts';

export function reviewRoutes(deps: Deps) {
  const open = (token: string) => mustOpenLink(deps.db.read, token, deps.clock.now());
  return {
    listOwnReviews: async ({ caller }) => ok(await reviewsOf(deps.db.read, caller.id), 'Reviews'),
    getReview: async ({ params, caller }) => ok(await readReview(deps, params.id, caller), 'Review'),
    putReview: async ({ params, caller, body }) =>
      ok(await putReview(deps, params.id, caller, body), 'Thank you for your review'),
    getReviewByVisitLink: async ({ params }) => {
      const { bookingId, caller } = await open(params.token);
      return ok(await readReview(deps, bookingId, caller), 'Review');
    },
    putReviewByVisitLink: async ({ params, body }) => {
      const { bookingId, caller } = await open(params.token);
      return ok(await putReview(deps, bookingId, caller, body), 'Thank you for your review');
    },
    listReviewsOfService: async ({ params, query: { page, size } }) =>
      ok(await reviewsOfService(deps, params.id, page, size), 'Reviews'),
    listReviewsOfProfessional: async ({ params, query: { page, size } }) =>
      ok(await reviewsOfProfessional(deps, params.id, page, size), 'Reviews'),
    listReviews: async ({ query: { page, size, ...filter } }) => ok(await listReviews(deps, filter, page, size), 'Reviews'),
    hideReview: async ({ params, caller, body }) => ok(await hideReview(deps, params.id, caller, body), 'Review hidden'),
    showReview: async ({ params, caller }) => ok(await showReview(deps, params.id, caller), 'Review shown'),
    answerReview: async ({ params, caller, body }) => ok(await answerReview(deps, params.id, caller, body), 'Answer saved'),
  } satisfies Partial<Handlers>;
}
