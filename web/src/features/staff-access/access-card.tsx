import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  title: string;
  hint: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** One of the two lists of who gets in: people, and programs. */
export function AccessCard({ title, hint, action, children }: Props) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="p-4 md:p-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <h2 id={titleId} className="font-display text-2xl font-medium">
          {title}
        </h2>
        <div className="md:row-span-2">{action}</div>
        <p className="mt-1 max-w-prose text-muted max-md:col-span-2">{hint}</p>
      </div>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

interface RowProps {
  name: string;
  badge?: ReactNode;
  facts: string[];
  action: ReactNode;
}

export function AccessRow({ name, badge, facts, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {badge}
        </p>
        <p className="figures mt-0.5 text-sm text-muted wrap-anywhere">{facts.join(' · ')}</p>
      </div>
      {action}
    </li>
  );
}

export const accessListLook = '-mb-3 divide-y divide-line border-t border-line';

export function AccessListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={accessListLook}>
      <Repeat times={2}>
        <div className="grid h-17 content-center gap-2">
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      </Repeat>
    </div>
  );
}
