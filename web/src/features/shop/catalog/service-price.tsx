import * as words from '#words/catalog';
import * as common from '#words/common';
import { classes } from '../../../shared/class-names.ts';
import { money } from '../../../shared/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';

/** The decorative list price in whole rupees (rule C12). */
const listPriceFactor = 1.25;

/** The price, with the list price struck through if the settings show it (rule C12). */
export function ServicePrice(props: { rupees: number; isFrom?: boolean; className?: string }) {
  const showListPrice = useSettings()?.showListPrice ?? false;
  return <PriceWithList {...props} showListPrice={showListPrice} />;
}

interface Props {
  rupees: number;
  /** Another variant costs more. */
  isFrom?: boolean;
  showListPrice: boolean;
  className?: string | undefined;
}

/** Like `ServicePrice`, but the caller decides whether the list price shows. */
export function PriceWithList({ rupees, isFrom = false, showListPrice, className }: Props) {
  return (
    <span className={classes('figures flex flex-wrap items-baseline gap-x-2', className)}>
      <Price
        rupees={rupees}
        isFrom={isFrom}
        listPrice={showListPrice ? Math.round(rupees * listPriceFactor) : undefined}
        className="font-bold"
      />
      {showListPrice && <span className="text-xs font-semibold whitespace-nowrap text-leaf">{words.save20}</span>}
    </span>
  );
}

interface PriceProps {
  rupees: number;
  isFrom: boolean;
  /** A higher price beside it, struck through. */
  listPrice?: number | undefined;
  className?: string;
}

function Price({ rupees, isFrom, listPrice, className }: PriceProps) {
  return (
    <span className={classes('inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap', className)}>
      {isFrom ? words.fromPrice(money(rupees)) : money(rupees)}
      {listPrice !== undefined && (
        <s className="text-[0.75em] font-normal text-muted">
          <VisuallyHidden>{common.insteadOf} </VisuallyHidden>
          {money(listPrice)}
        </s>
      )}
    </span>
  );
}
