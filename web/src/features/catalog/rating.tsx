import { Star } from 'lucide-react';
import { classes } from '../../shared/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Decorative (rule C13): between 4.6 and 4.9, and the same for the same id. */
export function ratingOf(id: string): number {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (46 + (sum % 4)) / 10;
}

export function Rating({ value, className }: { value: number; className?: string }) {
  return (
    <span className={classes('figures inline-flex items-center gap-1 font-semibold whitespace-nowrap', className)}>
      <Star aria-hidden className="size-[1em] fill-marigold text-marigold" />
      <VisuallyHidden>Rated </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> of 5</VisuallyHidden>
    </span>
  );
}
