import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What is said of text that is not a date (rule W30), or does not match the pattern of a number. */
const wordsOf = ({ type }: HTMLInputElement) => (type === 'date' ? 'Date input not valid.' : 'Please enter a number');

/**
 * Says beside each date and number that cannot be read that it cannot, with the focus on the first; true if there is one. The value
 * of such a date is '', as if it had been emptied: what the server has there would be erased.
 */
export function showUnreadable<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
): boolean {
  const inputs = [...(element?.elements ?? [])].filter(one => one instanceof HTMLInputElement);
  const unreadable = inputs.filter(({ name, validity }) => name && (validity.badInput || validity.patternMismatch));
  unreadable.forEach((input, index) => {
    const name = input.name as FieldPath<Values>;
    form.setError(name, { type: 'unreadable', message: wordsOf(input) }, { shouldFocus: index === 0 });
  });
  return unreadable.length > 0;
}
