import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface Props {
  title: string;
  hint: ReactNode;
  action?: { label: string; onClick: () => void };
  /** The state of it all. */
  badge?: ReactNode;
  children: ReactNode;
}

/** Who or what gets in, with the button that lets one more in. */
export function AccessCard({ title, hint, action, badge, children }: Props) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="p-4 md:p-6">
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <h2 id={titleId} className="font-display text-2xl font-medium">
          {title}
        </h2>
        <div className="md:row-span-2">
          {action && (
            <Button size="sm" variant="secondary" onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          {badge}
        </div>
        <p className="mt-1 max-w-prose text-muted max-md:col-span-2">{hint}</p>
      </div>
      {children}
    </Card>
  );
}
