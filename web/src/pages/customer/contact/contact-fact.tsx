import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

export function ContactFact({ icon: Icon, title, children }: Props) {
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand text-plum">
        <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-sm text-muted">{title}</h2>
        {children}
      </div>
    </div>
  );
}
