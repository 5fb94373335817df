import { useEffect, useRef } from 'react';

/** A new step of a dialog begins at its top, with the focus on its heading; the first one as the dialog does. */
export function useStepTop(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const content = top.current?.closest('[data-dialog-content]');
    // On a phone on its side it is the whole dialog that scrolls (app.css).
    for (const scroller of [content, content?.closest('dialog')]) scroller?.scrollTo({ top: 0 });
    const heading = content?.querySelector('h3') ?? top.current?.closest('dialog')?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [step]);

  return top;
}
