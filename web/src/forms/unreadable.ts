import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What is said of text that is none of its input's kind (spec 8). */
const wordsFor: Record<string, string> = { date: 'Date input not valid.', number: 'Please enter a number' };

/**
 * Says beside each field whose text the browser makes nothing of that it cannot be read, with the focus on the first; true if
 * there is one. Its value is '', as if it had been emptied: what the server has there would be erased.
 */
export function showUnreadable<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
): boolean {
  const inputs = [...(element?.elements ?? [])].filter(one => one instanceof HTMLInputElement);
  const unreadable = inputs.filter(({ name, type, validity }) => name && type in wordsFor && validity.badInput);
  unreadable.forEach(({ name, type }, index) => {
    form.setError(name as FieldPath<Values>, { type: 'unreadable', message: wordsFor[type] }, { shouldFocus: index === 0 });
  });
  return unreadable.length > 0;
}
