// Keeps what visitors press and type on the first paint before its scripts have loaded.
let release: (() => void) | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Until `pageIsReady`, the root is marked as busy. Notes the last pressed button and all typed text. Links work without scripts. */
export function keepEarlyInput(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const typed = new Map<Field, string>();
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const noteText = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  // Text typed before this script ran, or restored by the browser at a reload.
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (field.value !== field.defaultValue) typed.set(field, field.value);
  }
  root.addEventListener('click', notePress, { capture: true });
  root.addEventListener('input', noteText, { capture: true });
  release = () => {
    root.removeEventListener('click', notePress, { capture: true });
    root.removeEventListener('input', noteText, { capture: true });
    root.removeAttribute('aria-busy');
    root.removeAttribute('aria-disabled');
    for (const [field, text] of typed) if (field.isConnected) typeAgain(field, text);
    if (pressed?.isConnected) pressed.click();
  };
}

/** The scripts have taken over the first paint. */
export function pageIsReady(): void {
  release?.();
  release = undefined;
}

/** React ignores a value that it saw last, so the field is emptied first. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  const isInput = field instanceof HTMLInputElement;
  const prototype = isInput ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // The prototype's setter: React replaces the field's own one and would remember this value, too.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
