import { CircleAlert, CircleCheck, CircleHelp, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as common from '#words/common';
import { Button, IconButton } from './button.tsx';
import { type Toast, toast as toaster } from './toast.ts';

const signs = {
  good: { icon: CircleCheck, ink: 'text-leaf' },
  bad: { icon: CircleAlert, ink: 'text-madder' },
  info: { icon: Info, ink: 'text-plum' },
  question: { icon: CircleHelp, ink: 'text-plum' },
};

/** Toasts that were announced already, in any region. */
const said = new WeakSet<Toast>();

export function ToastCard({ toast }: { toast: Toast }) {
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
