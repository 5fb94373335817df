import { useEffect, useRef } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** False on arrival at the page, whose title has the focus. */
  takesFocus: boolean;
}

/** The heading of a step. A new step scrolls to its top and focuses its heading. */
export function StepTitle({ title, hint, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-checkout]')?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        {title}
      </h2>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
    </div>
  );
}
