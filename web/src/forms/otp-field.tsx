import type { ChangeEvent, ComponentProps } from 'react';
import * as common from '#words/common';
import { readPasscode } from '../../../common/typed.ts';
import { classes } from '../shared/class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';
import { retype } from './retype.ts';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'> & { digits?: number };

/** The digits of a one-time passcode in one input, so that pasting and autofill from the SMS work. */
export function OtpField({ label, required, hint, error, digits = 4, onChange, className, ...rest }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    retype(event.target, text => readPasscode(text, digits).replace(/\D/g, '').slice(0, digits));
    onChange?.(event);
  }
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {wiring => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={common.enterOtp(digits)}
          {...rest}
          {...wiring}
          onChange={change}
          className={classes(
            controlLook,
            'figures text-center text-xl font-semibold not-placeholder-shown:tracking-[0.5em] placeholder:font-normal',
            className,
          )}
        />
      )}
    </Field>
  );
}
