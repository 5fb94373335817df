/** Puts what was typed or pasted into the form in which it is read. The caret stays where it was in the text. */
export function retype(input: HTMLInputElement, read: (text: string) => string): void {
  const { value, selectionStart } = input;
  const text = read(value);
  if (text === value) return;
  input.value = text;
  // Inputs of some types have none.
  if (selectionStart === null) return;
  const caret = Math.min(read(value.slice(0, selectionStart)).length, text.length);
  input.setSelectionRange(caret, caret);
}
