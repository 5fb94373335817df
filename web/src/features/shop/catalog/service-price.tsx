import * as words from '#words/catalog';
import { classes } from '../../../shared/class-names.ts';
import { Price } from '../../../ui/price.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';

/** The decorative list price in whole rupees (rule C12). */
const listPriceFactor = 1.25;

/** The price, with the list price struck through if the settings show it (rule C12). */
export function ServicePrice({ rupees, className }: { rupees: number; className?: string }) {
  const showListPrice = useSettings()?.showListPrice ?? false;
  return <PriceWithList rupees={rupees} showListPrice={showListPrice} className={className} />;
}

interface Props {
  rupees: number;
  showListPrice: boolean;
  className?: string | undefined;
}

/** Like `ServicePrice`, but the caller decides whether the list price shows. */
export function PriceWithList({ rupees, showListPrice, className }: Props) {
  return (
    <span className={classes('figures flex flex-wrap items-baseline gap-x-2', className)}>
      <Price rupees={rupees} listPrice={showListPrice ? Math.round(rupees * listPriceFactor) : undefined} className="font-bold" />
      {showListPrice && <span className="text-xs font-semibold whitespace-nowrap text-leaf">{words.save20}</span>}
    </span>
  );
}
