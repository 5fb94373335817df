import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../shared/class-names.ts';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  note?: ReactNode;
  table: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A chart, with its figures as a table to unfold. */
export function ChartCard({ title, note, table, children, className }: Props) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className={classes('min-w-0 p-4 md:p-6', className)}>
      <h2 id={titleId} className="mb-2 font-display text-xl font-medium">
        {title}
      </h2>
      {children}
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      <details className="group mt-2">
        <summary className="-mx-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-plum">
          Table<span className="sr-only"> of {title}</span>
          <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        {table}
      </details>
    </Card>
  );
}
