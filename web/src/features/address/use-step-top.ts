import { useEffect, useRef } from 'react';

/** A new step of a dialog scrolls to its top and focuses its heading. The first step leaves that to the dialog. */
export function useStepTop(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const content = top.current?.closest('[data-dialog-content]');
    // On a phone in landscape the whole dialog scrolls (app.css).
    for (const scroller of [content, content?.closest('dialog')]) scroller?.scrollTo({ top: 0 });
    const heading = content?.querySelector('h3') ?? top.current?.closest('dialog')?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [step]);

  return top;
}
