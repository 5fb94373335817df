import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/checkout';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  /** A button to the step that chooses it. The label is for screen readers. */
  change?: { label: string; onChange: () => void };
  children: ReactNode;
}

export function SummaryCard({ icon: Icon, title, change, children }: Props) {
  return (
    <Card as="section" padding="sm" className="md:p-6!">
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3">
        <Icon aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
        <h3 className="flex-1 font-display text-xl font-medium">{title}</h3>
        {change && (
          <Button variant="quiet" size="sm" aria-label={change.label} onClick={change.onChange} className="-mr-2 ml-auto">
            {words.change}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
