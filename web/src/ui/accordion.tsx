import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A question that unfolds its answer, by the browser's details element. */
export function Accordion({ title, children }: Props) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 items-center gap-3 py-3 font-semibold">
        <span className="flex-1">{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-muted">{children}</div>
    </details>
  );
}
