import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { makeStore } from '../shared/store.ts';
import { toastStore } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

// An open modal makes everything outside it inert, toasts too. So every modal holds a region of its own,
// and the one opened last shows the toasts; the page's own only when no modal is open, whichever came first: a modal that
// the address opens comes before it.
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
  // After what else is changing: in a modal that is just being closed it would be said, and again by the region that is next. A question
  // comes at once, because the next key is for it.
  const late = useDeferredValue(now);
  const toasts = now.some(({ onYes }) => onYes) ? now : late;
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message finds somebody else at work
  useLayoutEffect(() => keepOffWork(region.current), [toasts]);

  return (
    <section
      ref={region}
      aria-label="Messages"
      aria-live="polite"
      className="toast-place pointer-events-none z-50 flex flex-col items-center gap-3"
    >
      {isTopmost && toasts.map(toast => <ToastCard key={toast.id} toast={toast} />)}
    </section>
  );
}

/** Messages at the foot of the window would cover what was pressed there, or is typed into, and the card it is in: then they go to the top. */
function keepOffWork(region: HTMLElement | null): void {
  const at = document.activeElement;
  if (!region || !at) return;
  region.removeAttribute('data-at-top');
  const { top, right } = region.getBoundingClientRect();
  const { bottom, left } = (at.closest('li') ?? at).getBoundingClientRect();
  region.toggleAttribute('data-at-top', bottom > top && left < right && at.getBoundingClientRect().top > innerHeight / 2);
}
