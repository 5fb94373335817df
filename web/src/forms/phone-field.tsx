import type { ChangeEvent, ComponentProps } from 'react';
import { plainDigits } from '../shared/phone.ts';
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
            className="figures absolute inset-y-0 left-0 grid w-[max(--spacing(14),2.3em)] place-items-center border-r border-line font-semibold"
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
            className={`${controlLook} figures pl-[max(--spacing(18),2.8em)] tracking-wide`}
          />
        </span>
      )}
    </Field>
  );
}

/** A pasted +91, 0 or +91 (0) is the country's if ten digits follow; else it begins the number, and a key too many was pressed. */
function mobileFrom(typed: string): string {
  return plainDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(0{0,2}91)?0?(?=\d{10})/, '')
    .slice(0, 10);
}
