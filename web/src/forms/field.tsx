import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldLook {
  label: string;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

type Props = FieldLook & {
  /** Shown when the control has its maximum length. */
  full?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** Label above, hint and error below. `children` draws the control with the given attributes, which tie these to it. */
export function Field({ label, required, hint, error, full, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div data-field className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-madder">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-madder">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {full}
      </p>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
