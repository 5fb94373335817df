import { Star } from 'lucide-react';
import * as words from '#words/catalog';
import { classes } from '../../../shared/class-names.ts';
import { count } from '../../../shared/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Service } from './catalog.ts';

interface Props {
  service: Service;
  /** Shown while the service never had an average of its own. */
  decorative: number;
  className?: string;
}

/** The average of the reviews; or the decorative rating, if the settings show it (rules U6, C13). */
export function ServiceRating({ service, decorative, className }: Props) {
  const mayDecorate = useSettings()?.showDecorativeRatings ?? false;
  const value = shownRating(service, decorative, mayDecorate);
  if (value === null) return null;
  return <Rating value={value} reviews={service.rating === null ? undefined : service.reviewCount} className={className} />;
}

interface RatingProps {
  value: number;
  /** How many reviews it is made of. */
  reviews: number | undefined;
  className?: string | undefined;
}

function Rating({ value, reviews, className }: RatingProps) {
  return (
    <span className={classes('figures inline-flex items-center gap-1 font-semibold whitespace-nowrap', className)}>
      <Star aria-hidden className="size-[1em] fill-marigold text-marigold" />
      <VisuallyHidden>{words.rated} </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> {words.ofFive}</VisuallyHidden>
      {reviews !== undefined && (
        <span className="font-normal text-muted">
          <span aria-hidden>({count(reviews)})</span>
          <VisuallyHidden>{words.inReviews(reviews)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** Decorative (rule C13): between 4.6 and 4.9, and the same for the same id. */
export function decorativeRating(id: string): number {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (46 + (sum % 4)) / 10;
}

/** The average of the reviews, or the decorative rating of a service that never had one (rule U6). Null for none. */
export function shownRating({ rating, wasRated }: Service, decorative: number, mayDecorate: boolean): number | null {
  return rating ?? (mayDecorate && !wasRated ? decorative : null);
}
