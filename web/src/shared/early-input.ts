// What the first paint shows can be pressed and typed into before its scripts are there. It is kept, not lost.
let release: (() => void) | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Until `pageIsReady`: the root says that it is busy, and keeps the last press of a button and what is typed. Links work by themselves. */
export function keepEarlyInput(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const typed = new Map<Field, string>();
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const noteText = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  // Typed even before this script was there, or put back by the browser at a reload.
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

/** The scripts have taken over the page's first paint. */
export function pageIsReady(): void {
  release?.();
  release = undefined;
}

/** React remembers what it last saw in a field and takes the same for no change; so it sees it empty first. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  const isInput = field instanceof HTMLInputElement;
  const prototype = isInput ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // The prototype's setter, because the field's own is React's, which would remember this one too.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
