/** Normalises typed or pasted text. The caret keeps its place in the text. */
export function retype(input: HTMLInputElement, read: (text: string) => string): void {
  const { value, selectionStart } = input;
  const text = read(value);
  if (text === value) return;
  input.value = text;
  // Some input types have no caret.
  if (selectionStart === null) return;
  const caret = Math.min(read(value.slice(0, selectionStart)).length, text.length);
  input.setSelectionRange(caret, caret);
}
