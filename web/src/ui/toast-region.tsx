import { CircleAlert, CircleCheck, CircleHelp, Info, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as common from '#words/common';
import { makeStore } from '../shared/store.ts';
import { Button, IconButton } from './button.tsx';
import { type Toast, toast as toaster, toastStore } from './toast.ts';

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

const signs = {
  good: { icon: CircleCheck, ink: 'text-leaf' },
  bad: { icon: CircleAlert, ink: 'text-madder' },
  info: { icon: Info, ink: 'text-plum' },
  question: { icon: CircleHelp, ink: 'text-plum' },
};

/** Toasts that were announced already, in any region. */
const said = new WeakSet<Toast>();

function ToastCard({ toast }: { toast: Toast }) {
  // Another region renders it again when a modal opens or closes. It is not announced twice.
  const [isSaid] = useState(said.has(toast));
  useEffect(() => void said.add(toast), [toast]);
  const [held, setHeld] = useState(false);
  const { icon: Icon, ink } = signs[toast.tone];
  const { onYes, action } = toast;

  // A toast stays while the pointer or the focus is on it (rule W27). A question has its own time (rule W6).
  const isHeld = held && !onYes;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toaster.dismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast.id, toast.durationMs, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; being pointed at only gives more time to read
    <div
      {...(onYes && { role: 'alertdialog', 'aria-label': toast.title })}
      aria-live={isSaid ? 'off' : undefined}
      onKeyDown={event => onYes && event.key === 'Escape' && toaster.dismiss(toast.id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-lg border border-line bg-card py-3 pr-2 pl-4 text-ink shadow-lift"
    >
      <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${ink}`} strokeWidth={2} />
      <div className="min-w-0 flex-1 py-2 wrap-anywhere">
        <p className="font-semibold">{toast.title}</p>
        {toast.detail && <p className="mt-0.5 text-sm text-muted">{toast.detail}</p>}
        {onYes && <Answers id={toast.id} onYes={onYes} />}
      </div>
      {action && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            toaster.dismiss(toast.id);
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      {!onYes && <IconButton icon={X} label={common.dismiss} onClick={() => toaster.dismiss(toast.id)} />}
    </div>
  );
}

function Answers({ id, onYes }: { id: number; onYes: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);

  // The question takes the focus, and gives it back.
  useEffect(() => {
    const cameFrom = document.activeElement;
    cancel.current?.focus();
    return () => {
      // Unless the focus has moved on.
      const isLost = document.activeElement === document.body;
      if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, []);

  function answer(yes: boolean) {
    toaster.dismiss(id);
    if (yes) onYes();
  }

  return (
    <div className="button-row mt-3 gap-2 pr-2">
      <Button size="sm" variant="danger" block onClick={() => answer(true)}>
        {common.yes}
      </Button>
      <Button ref={cancel} size="sm" variant="secondary" block onClick={() => answer(false)}>
        {common.cancel}
      </Button>
    </div>
  );
}
