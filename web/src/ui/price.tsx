import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { money } from '../shared/format.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  rupees: number;
  /** A higher price beside it, struck through. */
  listPrice?: number | undefined;
  className?: string;
}

export function Price({ rupees, listPrice, className }: Props) {
  return (
    <span className={classes('inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap', className)}>
      {money(rupees)}
      {listPrice !== undefined && (
        <s className="text-[0.75em] font-normal text-muted">
          <VisuallyHidden>{common.insteadOf} </VisuallyHidden>
          {money(listPrice)}
        </s>
      )}
    </span>
  );
}
