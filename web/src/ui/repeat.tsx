import { Fragment, type ReactNode } from 'react';

interface Props {
  times: number;
  /** How many things stand before them: each keeps its place as those come. */
  after?: number;
  children: ReactNode;
}

/** The same thing some times over: skeletons in the number of what is loading. */
export function Repeat({ times, after = 0, children }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: alike and without state, their place is all they have
  return Array.from({ length: times }, (_, place) => <Fragment key={after + place}>{children}</Fragment>);
}
