import { useEffect } from 'react';
import { useLatest } from '../../../../shared/use-latest.ts';

/** Ctrl K, or Cmd K, opens the search anywhere; a slash does where nothing is typed (rule W71). Not over an open dialog. */
export function useSearchKeys(open: () => void): void {
  const latest = useLatest(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTypedInto(event.target);
      if (event.defaultPrevented || !(isChord || isSlash)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
