import type { ReactNode } from 'react';
import { classes } from '../shared/class-names.ts';

export interface Column {
  label: string;
  /** Right-aligned figures. */
  isFigure?: boolean;
}

interface Props {
  /** Caption for screen readers. Others see a heading nearby. */
  caption: string;
  columns: Column[];
  /** The rows. Their cells use `cell` and `figureCell`. */
  children: ReactNode;
  className?: string;
}

/** A real table, for desktops and for figures. Phones show lists as cards. */
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
