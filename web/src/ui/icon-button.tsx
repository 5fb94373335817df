import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string };

export function IconButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors',
        'hover:bg-sand disabled:cursor-not-allowed disabled:text-field disabled:hover:bg-transparent',
        'aria-disabled:cursor-not-allowed aria-disabled:text-field aria-disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
    </button>
  );
}
