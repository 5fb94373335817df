import { SalonName } from '../settings/salon.tsx';
import { dayOf } from './review.ts';

/** What the salon answers, below the review. */
export function SalonAnswer({ answer, answeredAt }: { answer: string; answeredAt: string | null }) {
  return (
    <div className="mt-3 rounded-md bg-sand px-4 py-3">
      <p className="text-sm font-semibold wrap-anywhere">
        <SalonName /> answered
        {answeredAt && <span className="figures font-normal text-muted"> on {dayOf(answeredAt)}</span>}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
    </div>
  );
}
