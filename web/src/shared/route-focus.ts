// A screen reader hears a new page only when the focus moves to it. The old page's focus is dropped on
// navigation, and the new h1 takes it: at once, or when it comes after loading, unless the visitor has
// meanwhile gone elsewhere.

let hasNavigated = false;

export function dropFocusForNavigation(): void {
  hasNavigated = true;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focusAfterNavigation(document.querySelector('main h1'));
}

export function focusAfterNavigation(title: HTMLElement | null): void {
  if (hasNavigated && document.activeElement === document.body) title?.focus({ preventScroll: true });
}

/** Whether Back leads to another page of this site. */
export function hasComeFromAnotherPage(): boolean {
  return hasNavigated;
}
