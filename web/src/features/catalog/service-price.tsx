import { classes } from '../../shared/class-names.ts';
import { Price } from '../../ui/price.tsx';
import { useSettings } from '../settings/use-settings.ts';

/** Rule C12: the decorative list price, in whole rupees like all prices of the shop. */
const listPriceFactor = 1.25;

/** The price with, if the salon wants it (rule C12), the list price struck through. */
export function ServicePrice({ rupees, className }: { rupees: number; className?: string }) {
  const showListPrice = useSettings()?.showListPrice ?? false;
  return <ListedPrice rupees={rupees} showListPrice={showListPrice} className={className} />;
}

interface Props {
  rupees: number;
  showListPrice: boolean;
  className?: string | undefined;
}

/** The same, for whoever decides about the list price. */
export function ListedPrice({ rupees, showListPrice, className }: Props) {
  return (
    <span className={classes('figures flex flex-wrap items-baseline gap-x-2', className)}>
      <Price rupees={rupees} was={showListPrice ? Math.round(rupees * listPriceFactor) : undefined} className="font-bold" />
      {showListPrice && <span className="text-xs font-semibold whitespace-nowrap text-leaf">Save 20%</span>}
    </span>
  );
}
