import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Messages for text that is not a date (rule W30) or does not match the pattern of a number. */
const wordsOf = ({ type }: HTMLInputElement) => (type === 'date' ? 'Date input not valid.' : 'Please enter a number');

/**
 * Shows an error beside each date and number that cannot be read, with the focus on the first. True if there is one. The value of such a
 * date is '', so saving it would erase the date on the server.
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
