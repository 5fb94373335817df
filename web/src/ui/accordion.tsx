import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** With both, the owner decides whether it is open. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A line that unfolds what belongs to it, by the browser's details element. */
export function Accordion({ title, isOpen, onToggle, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group border-b border-line"
    >
      <summary className="flex min-h-14 items-center gap-3 py-3 font-semibold">
        <span className="flex-1">{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-muted">{children}</div>
    </details>
  );
}
