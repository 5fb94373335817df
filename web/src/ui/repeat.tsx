import { Fragment, type ReactNode } from 'react';

interface Props {
  times: number;
  /** How many items come before them. They keep their keys as those arrive. */
  after?: number;
  children: ReactNode;
}

/** Renders the same thing several times, such as skeletons. */
export function Repeat({ times, after = 0, children }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: alike and without state, their place is all they have
  return Array.from({ length: times }, (_, place) => <Fragment key={after + place}>{children}</Fragment>);
}
