import * as words from '#words/below';
import type { Front } from '../../../features/shop/front/use-front.ts';
import { Stars } from '../../../features/visits/review/review.tsx';

/** What two customers wrote (rule W101). The average of all reviews stands at the top of the page. */
export function Voices({ front, className }: { front: Front; className: string }) {
  if (front.reviews.length === 0) return null;
  return (
    <section aria-label={words.customersSay} className={className}>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
        {front.reviews.map(({ id, rating, text, firstName }) => (
          <li key={id} className="rounded-lg bg-sand px-4 py-3.5 md:px-5 md:py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars value={rating} className="[&_svg]:size-4" />
              <span className="text-sm font-semibold wrap-anywhere">{firstName ?? words.aCustomer}</span>
            </p>
            <p className="mt-1.5 line-clamp-3 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
