import * as common from '#words/common';
import * as parts from '#words/parts';
import { count } from '../shared/format.ts';
import { Button } from './button.tsx';

interface Props {
  /** Counted from 0. */
  page: number;
  totalPages: number;
  /** Instead of their number, if that is not known: 'more than 100'. */
  pages?: string | undefined;
  onChange: (page: number) => void;
}

/** Previous, Next and 'Page X of Y' (rule W13). Nothing for a single page. */
export function Pagination({ page, totalPages, pages = count(totalPages), onChange }: Props) {
  if (totalPages <= 1 && page === 0) return null;
  const isFirst = page === 0;
  const isLast = page + 1 >= totalPages;
  // A `disabled` button would lose the focus when it is pressed at the end. A status is read as a whole; a live region would read only what
  // changed, '2'.
  return (
    <nav aria-label={common.pages} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" size="sm" aria-disabled={isFirst} onClick={() => isFirst || onChange(page - 1)}>
        {common.previous}
      </Button>
      <p role="status" className="figures text-sm font-semibold text-muted">
        {parts.pageOf(count(page + 1), pages)}
      </p>
      <Button variant="secondary" size="sm" aria-disabled={isLast} onClick={() => isLast || onChange(page + 1)}>
        {common.next}
      </Button>
    </nav>
  );
}
