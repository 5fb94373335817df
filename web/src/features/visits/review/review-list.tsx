import { useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { components } from '#contract';
import * as words from '#words/review';
import { messageOf } from '../../../api/message-of.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { dayOf, type PublicReview, SalonAnswer, Stars } from './review.tsx';

interface Props {
  /** Tells the lists apart. */
  of: string;
  load: (page: number) => Promise<components['schemas']['ReviewPage']>;
  className?: string;
}

/** The reviews that everybody reads, a page at a time (rule U3). */
export default function ReviewList({ of, load, className = '' }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, setSize, mutate } = useSWRInfinite(
    page => ['/reviews', of, page] as const,
    ([, , page]) => load(page),
    { revalidateFirstPage: false },
  );
  const reviews = data?.flatMap(({ content }) => content) ?? [];
  const last = data?.at(-1);

  /** The focus goes on with the first new one: the button moves below them, or goes. */
  async function more() {
    const before = reviews.length;
    await setSize(pages => pages + 1);
    requestAnimationFrame(() => (list.current?.children[before] as HTMLElement | undefined)?.focus({ preventScroll: true }));
  }

  if (error) return <ReadFailed onRetry={() => mutate()}>{messageOf(error, words.loadFailed)}</ReadFailed>;
  if (!last) {
    return (
      <div role="status" aria-busy aria-label={words.loading}>
        <TextSkeleton lines={4} />
      </div>
    );
  }
  return (
    <>
      <ul ref={list} className={className}>
        {reviews.map(review => (
          <Item key={review.id} review={review} />
        ))}
      </ul>
      {last.page + 1 < last.totalPages && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={more}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function Item({ review: { rating, text, firstName, createdAt, answer, answeredAt } }: { review: PublicReview }) {
  return (
    <li tabIndex={-1} className="border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        <span className="font-semibold wrap-anywhere">{firstName ?? words.aCustomer}</span>
        <span className="figures text-sm text-muted">{dayOf(createdAt)}</span>
      </p>
      {text && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {answer && <SalonAnswer answer={answer} answeredAt={answeredAt} />}
    </li>
  );
}
