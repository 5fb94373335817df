import { type ComponentProps, type MouseEvent, useState } from 'react';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

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
