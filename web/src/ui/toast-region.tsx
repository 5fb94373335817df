import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as common from '#words/common';
import { makeStore } from '../shared/store.ts';
import { toastStore } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

// An open modal makes everything outside it inert, including toasts. So every modal has its own region, and the topmost modal shows the
// toasts. The page's region shows them only without a modal; it counts as the lowest even if it mounts after a modal that the address
// opened.
const regions = makeStore<readonly string[]>([]);

export function ToastRegion({ ofPage = false }: { ofPage?: boolean }) {
  const id = useId();
  useEffect(() => {
    const before = regions.read();
    regions.set(ofPage ? [id, ...before] : [...before, id]);
    return () => regions.set(regions.read().filter(other => other !== id));
  }, [id, ofPage]);
  const isTopmost = useSyncExternalStore(
    regions.subscribe,
    () => regions.read().at(-1) === id,
    () => false,
  );
  const now = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  // Deferred until other updates are done: a closing modal would announce the toast, and the next region would repeat it. A question
  // shows at once, because the next key answers it.
  const late = useDeferredValue(now);
  const toasts = now.some(({ onYes }) => onYes) ? now : late;
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message finds somebody else at work
  useLayoutEffect(() => keepOffWork(region.current), [toasts]);

  return (
    <section
      ref={region}
      // One landmark: axe does not always see that the page under a sheet is inert.
      aria-label={isTopmost ? common.messages : undefined}
      aria-live="polite"
      className="toast-place pointer-events-none z-50 flex flex-col items-center gap-3"
    >
      {isTopmost && toasts.map(toast => <ToastCard key={toast.id} toast={toast} />)}
    </section>
  );
}

/** If toasts at the bottom would cover the focused control or its card, they move to the top. */
function keepOffWork(region: HTMLElement | null): void {
  const at = document.activeElement;
  if (!region || !at) return;
  region.removeAttribute('data-at-top');
  const { top, right } = region.getBoundingClientRect();
  const { bottom, left } = (at.closest('li') ?? at).getBoundingClientRect();
  region.toggleAttribute('data-at-top', bottom > top && left < right && at.getBoundingClientRect().top > innerHeight / 2);
}
