import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

interface Props {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** One part of the profile. */
export function Panel({ title, action, children, titleRef }: Props) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className="font-display text-lg font-medium tracking-tight min-[24rem]:text-xl md:text-2xl"
        >
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
