import { classes } from '../shared/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `sm` is 44 px high, `md` 48, `lg` 56. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Full width. */
  block?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-plum text-card hover:bg-plum-deep active:bg-plum-deep',
  secondary: 'border border-plum text-plum bg-card hover:bg-plum-tint active:bg-plum-tint',
  quiet: 'text-plum hover:bg-plum-tint active:bg-plum-tint',
  danger: 'bg-madder text-card hover:bg-madder-deep active:bg-madder-deep',
};

const sizes = {
  sm: 'min-h-11 px-4 text-sm gap-1.5',
  md: 'min-h-12 px-5 text-base gap-2',
  lg: 'min-h-14 px-7 text-lg gap-2.5',
};

export function buttonLook({ variant = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classes(
    'inline-flex items-center justify-center rounded-full py-2 text-center font-semibold transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-muted',
    'aria-disabled:not-aria-busy:border-transparent aria-disabled:not-aria-busy:bg-line aria-disabled:not-aria-busy:text-muted',
    // A busy button shows only the spinner, which comes first. A second spinning icon would confuse.
    'aria-busy:cursor-progress aria-busy:[&>svg~svg]:hidden',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}
