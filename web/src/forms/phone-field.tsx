import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { noMobile } from '#words/common';
import { isTooLong, mobileAsTyped } from '../shared/as-typed.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';
import { retype } from './retype.ts';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** An Indian mobile number after a fixed +91. More than ten digits show an error at once. */
export function PhoneField({ label, required, hint, error, onChange, ...rest }: Props) {
  const [isLong, setLong] = useState(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    retype(event.target, mobileAsTyped);
    setLong(isTooLong(event.target.value));
    onChange?.(event);
  }
  return (
    <Field label={label} required={required} hint={hint} error={error ?? (isLong && noMobile)}>
      {wiring => (
        <span className="relative block">
          <span
            aria-hidden
            className="figures absolute inset-y-0 left-0 grid w-[max(--spacing(14),2.3em)] place-items-center border-r border-line font-semibold"
          >
            +91
          </span>
          <input
            // Not `tel`, which excludes `tel-national`, the number without +91.
            type="text"
            inputMode="numeric"
            autoComplete="tel-national"
            {...rest}
            {...wiring}
            onChange={change}
            className={`${controlLook} figures pl-[max(--spacing(18),2.8em)] tracking-wide`}
          />
        </span>
      )}
    </Field>
  );
}
