import * as words from '#words/review';
import { api, ask } from '../../../api/client.ts';
import ReviewList from '../../../features/visits/review/review-list.tsx';

/** The reviews of a service, which show only with an average: few reviews say little (rule U6). */
export default function Reviews({ serviceId: id }: { serviceId: string }) {
  return (
    <section aria-labelledby="reviews-title" className="page-width pt-10 md:pt-16">
      <h2 id="reviews-title" className="mb-4 font-display text-2xl font-medium tracking-tight md:mb-6 md:text-3xl">
        {words.whatCustomersSay}
      </h2>
      <ReviewList
        of={id}
        load={page => ask(api.GET('/service/{id}/reviews', { params: { path: { id }, query: { page, size: 5 } } }))}
      />
    </section>
  );
}
