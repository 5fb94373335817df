import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../shared/class-names.ts';
import { focusAfterNavigation } from '../shared/route-focus.ts';

interface Props {
  children: ReactNode;
  className?: string;
  hidden?: boolean;
}

/** The one h1 of a page. It takes the focus after a navigation. */
export function PageTitle({ children, className, hidden = false }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAfterNavigation(title.current), []);
  return (
    <h1
      ref={title}
      tabIndex={-1}
      className={hidden ? 'sr-only' : classes('font-display text-3xl font-medium tracking-tight md:text-4xl', className)}
    >
      {children}
    </h1>
  );
}
