import { type ReactNode, useRef } from 'react';
import { useFocusHandedOn } from '../shared/route-focus.ts';

/** An entry that a button of its own takes off its list: the heading over the list gets the focus. */
export function PassingItem({ className, children }: { className: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useFocusHandedOn(item);
  return (
    <li ref={item} className={className}>
      {children}
    </li>
  );
}
