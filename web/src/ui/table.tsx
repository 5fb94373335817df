import type { ReactNode } from 'react';
import { classes } from '../shared/class-names.ts';

export interface Column {
  label: string;
  /** Figures stand at the right, under each other. */
  isFigure?: boolean;
}

interface Props {
  /** Says what it holds; heard, since a heading near it is seen. */
  caption: string;
  columns: Column[];
  /** The rows; their cells take `cell` and `figureCell`. */
  children: ReactNode;
  className?: string;
}

/** A real table, for desktops and for figures; a phone's lists are cards. */
export function Table({ caption, columns, children, className }: Props) {
  return (
    <table className={classes('w-full border-collapse text-left', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {columns.map(({ label, isFigure }) => (
            <th
              key={label}
              scope="col"
              className={classes('px-4 py-3 text-sm font-semibold text-muted', isFigure && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="*:border-b *:border-line *:last:border-b-0">{children}</tbody>
    </table>
  );
}

export const cell = 'px-4 py-3 align-middle font-normal';
export const figureCell = `${cell} figures text-right whitespace-nowrap`;
