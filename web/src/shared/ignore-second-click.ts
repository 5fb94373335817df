/** As long as the two clicks of a double one may be apart on most systems. */
const doubleClickMs = 500;

/** Called where a press changes what lies under the finger: the second one of a double click is not for what is there then. */
export function ignoreSecondClick(): void {
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), doubleClickMs);
}
