import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import * as common from '#words/common';
import { readPasscode } from '../../../common/typed.ts';
import { classes } from '../shared/class-names.ts';
import { useLatest } from '../shared/use-latest.ts';
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

/** Long enough to see the last digit, or to press the button. */
const restMs = 500;

/** Submits a complete code after its last digit was typed or the code was pasted. */
export function useAutoSubmit(submit: () => void, digits = 4) {
  const latest = useLatest(submit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    cancel,
    after({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      cancel();
      const { inputType, data } = nativeEvent as InputEvent;
      const isByHand = inputType === 'insertFromPaste' || data?.length === 1;
      if (isByHand && target.value.length === digits) timer.current = setTimeout(() => latest.current(), restMs);
    },
  };
}
