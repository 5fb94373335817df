import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

type Props = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    /** If it returns a promise, the button is busy until that settles. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    /** Shows a spinner and ignores presses. `children` is the text meanwhile ('Sending OTP...'). */
    busy?: boolean | undefined;
  };

/** `aria-disabled` looks disabled but can be pressed, for a form that then shows what is missing. */
export function Button({ variant, size, block, busy = false, className, children, onClick, ...rest }: Props) {
  const [isAtWork, setAtWork] = useState(false);
  const isBusy = busy || isAtWork;

  async function press(event: MouseEvent<HTMLButtonElement>) {
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    setAtWork(true);
    try {
      await work;
    } finally {
      setAtWork(false);
    }
  }

  return (
    <button
      type="button"
      {...rest}
      // A `disabled` button would lose the focus while it is busy.
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? event => event.preventDefault() : press}
      className={classes(buttonLook({ variant, size, block }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** Decorative: text beside it must say what is happening. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 shrink-0 animate-spin', className)} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string };

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
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
