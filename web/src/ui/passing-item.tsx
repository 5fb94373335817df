import { type ReactNode, useRef } from 'react';
import { useFocusHandedOn } from '../shared/route-focus.ts';

/** A list item with a button that removes it. The heading over the list then takes the focus. */
export function PassingItem({ className, children }: { className: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useFocusHandedOn(item);
  return (
    <li ref={item} className={className}>
      {children}
    </li>
  );
}
