import { type ComponentProps, type MouseEvent, useState } from 'react';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    /** The button is busy until the promise it gives is settled. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    /** Shows a spinner and takes no second press; give `children` the words for it ('Sending OTP...'). */
    busy?: boolean | undefined;
  };

/** `aria-disabled` looks like disabled but can still be pressed, for a form that then shows what is missing. */
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
      // Not `disabled` while busy: focus would be lost.
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
