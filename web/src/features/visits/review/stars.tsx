import { Star } from 'lucide-react';
import * as words from '#words/review';
import { classes } from '../../../shared/class-names.ts';

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
