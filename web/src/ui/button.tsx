import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and takes no second press; give `children` the words for it ('Sending OTP...'). */
    busy?: boolean | undefined;
  };

/** `aria-disabled` looks like disabled but can still be pressed, for a form that then shows what is missing. */
export function Button({ variant, size, block, busy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled` while busy: focus would be lost.
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      className={classes(buttonLook({ variant, size, block }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
