// A button of the first paint can be pressed before its script is there. Such a press is kept, not lost.
let release: (() => void) | undefined;

/** Until `pageIsReady`: the root says that it is busy, and keeps the last press of a button. Links work by themselves. */
export function keepEarlyClicks(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  root.addEventListener('click', note, { capture: true });
  release = () => {
    root.removeEventListener('click', note, { capture: true });
    root.removeAttribute('aria-busy');
    root.removeAttribute('aria-disabled');
    if (pressed?.isConnected) pressed.click();
  };
}

/** The scripts have taken over the page's first paint. */
export function pageIsReady(): void {
  release?.();
  release = undefined;
}
