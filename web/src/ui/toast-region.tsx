import { useEffect, useId, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

// An open modal makes everything outside it inert, toasts too. So every modal holds a region of its own,
// and the one opened last shows the toasts; the page's own only when no modal is open, whichever came first: a modal that
// the address opens comes before it.
let regions: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  regions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function ToastRegion({ ofPage = false }: { ofPage?: boolean }) {
  const id = useId();
  useEffect(() => {
    change(ofPage ? [id, ...regions] : [...regions, id]);
    return () => change(regions.filter(other => other !== id));
  }, [id, ofPage]);
  const isTopmost = useSyncExternalStore(
    subscribe,
    () => regions.at(-1) === id,
    () => false,
  );
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);

  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="toast-place pointer-events-none z-50 flex flex-col items-center gap-3"
    >
      {isTopmost && toasts.map(toast => <ToastCard key={toast.id} toast={toast} />)}
    </section>
  );
}
