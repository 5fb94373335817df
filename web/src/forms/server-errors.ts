import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { problemOf } from '../api/message-of.ts';

/**
 * Puts a refusal's messages in place: those about fields of this form beside the fields, with the focus on the first; all others at the
 * top of the form (`errors.root`).
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fallback: string,
): void {
  const known = error instanceof ApiError ? error.errors.filter(({ field }) => nameOf(field) in form.getValues()) : [];
  known.forEach(({ field, message }, index) => {
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (known.length > 0) return;
  const { text, hint } = problemOf(error, fallback);
  form.setError('root', { type: 'server', message: text });
  if (hint) form.setError('root.hint', { type: 'server', message: hint });
}

/** `openingHours.3.closes` belongs to the field `openingHours`. */
function nameOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}
