/** Most systems allow this much time between the clicks of a double click. */
const doubleClickMs = 500;

/** Call it when a press changes what is under the pointer: the second click of a double click is not meant for the new content. */
export function ignoreSecondClick(): void {
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), doubleClickMs);
}
