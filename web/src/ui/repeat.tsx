import { Fragment, type ReactNode } from 'react';

/** The same thing some times over: skeletons in the number of what is loading. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: alike and without state, their place is all they have
  return Array.from({ length: times }, (_, place) => <Fragment key={place}>{children}</Fragment>);
}
