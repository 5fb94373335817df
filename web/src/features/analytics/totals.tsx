import { count, money } from '../../shared/format.ts';
import { Card } from '../../ui/card.tsx';
import { Comparison } from '../../ui/comparison.tsx';
import type { Analytics } from './use-analytics.ts';

type Name = keyof Analytics['totals'];

/** A sum over many visits needs no paise. */
const rupees = (value: number) => money(Math.round(value));

const tiles: { name: Name; label: string; write: (value: number) => string; welcome?: 'more' | 'less' }[] = [
  { name: 'bookings', label: 'Bookings', write: count, welcome: 'more' },
  { name: 'revenue', label: 'Revenue', write: rupees, welcome: 'more' },
  { name: 'cancelled', label: 'Cancelled', write: count, welcome: 'less' },
  { name: 'discount', label: 'Coupon discounts', write: rupees },
  { name: 'newCustomers', label: 'New customers', write: count, welcome: 'more' },
  { name: 'returningCustomers', label: 'Returning customers', write: count, welcome: 'more' },
];

/** The period's sums, each against the period of the same length before. */
export function Totals({ totals, previous }: Pick<Analytics, 'totals' | 'previous'>) {
  return (
    <>
      <dl className={totalsLook}>
        {tiles.map(({ name, label, write, welcome }) => (
          <Card key={name} padding="none" className="flex flex-col p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex flex-1 flex-col gap-1">
              <span className="figures text-xl font-semibold md:text-2xl wrap-anywhere">{write(totals[name])}</span>
              <Comparison now={totals[name]} before={previous[name]} write={write} welcome={welcome} />
            </dd>
          </Card>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        New customers had their first visit in this period, returning ones had been visited before it began.
      </p>
    </>
  );
}

/** Shared with the skeleton. */
export const totalsLook = 'grid grid-cols-2 gap-3 md:grid-cols-3';
