import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';

type Props = ComponentProps<'button'> & { selected: boolean };

/** One choice of a strip, like a category. */
export function Chip({ selected, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classes(
        'min-h-11 max-w-[min(18rem,90vw)] shrink-0 truncate rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
        selected ? 'border-plum bg-plum text-card' : 'border-line bg-card text-ink hover:border-field hover:bg-sand',
        className,
      )}
    />
  );
}
