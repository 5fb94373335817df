import * as words from '#words/review';
import { fill } from '../../../ui/fill.tsx';
import { SalonName } from '../../salon/settings/salon.tsx';
import { dayOf } from './review.ts';

/** What the salon answers, below the review. */
export function SalonAnswer({ answer, answeredAt }: { answer: string; answeredAt: string | null }) {
  return (
    <div className="mt-3 rounded-md bg-sand px-4 py-3">
      <p className="text-sm font-semibold wrap-anywhere">
        {fill(words.answered, { salon: <SalonName /> })}
        {answeredAt && (
          <span className="figures font-normal whitespace-nowrap text-muted">{words.answeredOn(dayOf(answeredAt))}</span>
        )}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
    </div>
  );
}
