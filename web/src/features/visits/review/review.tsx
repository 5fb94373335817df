import { Star } from 'lucide-react';
import type { components } from '#contract';
import * as words from '#words/review';
import { istDate } from '../../../../../common/time.ts';
import { classes } from '../../../shared/class-names.ts';
import { date } from '../../../shared/format.ts';
import { fill } from '../../../ui/fill.tsx';
import { SalonName } from '../../salon/settings/salon.tsx';

/** The stars of one review. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span role="img" aria-label={words.starsOfFive(value)} className={classes('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map(star => (
        <Star
          key={star}
          aria-hidden
          className={classes('size-4.5', star <= value ? 'fill-marigold text-marigold' : 'fill-line text-line')}
        />
      ))}
    </span>
  );
}

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

/** A review as its author sees it. */
export type Review = components['schemas']['Review'];
export type ReviewRequest = components['schemas']['ReviewRequest'];
export type PublicReview = components['schemas']['PublicReview'];

/** The day of an instant, in India. */
export function dayOf(rfc3339: string): string {
  return date(istDate(Date.parse(rfc3339)));
}
