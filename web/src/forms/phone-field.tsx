import type { ChangeEvent, ComponentProps } from 'react';
import { controlLook, Field, type FieldLook } from './field.tsx';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** An Indian mobile number: +91 stands fixed before it; its value is at most 10 digits. */
export function PhoneField({ label, required, hint, error, onChange, ...rest }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    event.target.value = mobileFrom(event.target.value);
    onChange?.(event);
  }
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {wiring => (
        <span className="relative block">
          <span
            aria-hidden
            className="figures absolute inset-y-0 left-0 grid w-14 place-items-center border-r border-line font-semibold"
          >
            +91
          </span>
          <input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...rest}
            {...wiring}
            onChange={change}
            className={`${controlLook} figures pl-18 tracking-wide`}
          />
        </span>
      )}
    </Field>
  );
}

/** A pasted +91 or 0 in front is the country's, not the number's. */
function mobileFrom(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return (digits.length > 10 ? digits.replace(/^(91|0)/, '') : digits).slice(0, 10);
}
