import { count, money, plural } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Comparison, type Said } from '../../../ui/comparison.tsx';
import type { Analytics } from './period.ts';

type Name = keyof Analytics['totals'];

/** Comparisons leave out paise, because the exact sum stands beside them. */
const sum: Said = { write: value => money(Math.round(value)), less: 'less' };
const number: Said = { write: count, less: 'fewer' };

const tiles: { name: Name; label: string; said: Said; welcome?: 'more' | 'less' }[] = [
  { name: 'bookings', label: 'Bookings', said: number, welcome: 'more' },
  { name: 'revenue', label: 'Revenue', said: sum, welcome: 'more' },
  { name: 'cancelled', label: 'Cancelled', said: number, welcome: 'less' },
  { name: 'noShows', label: 'Nobody was there', said: number, welcome: 'less' },
  { name: 'discount', label: 'Discounts', said: sum },
  { name: 'newCustomers', label: 'New customers', said: number, welcome: 'more' },
  { name: 'returningCustomers', label: 'Returning customers', said: number, welcome: 'more' },
];

/** The period's sums, each compared with the period before. */
export function Totals({ totals, previous }: Pick<Analytics, 'totals' | 'previous'>) {
  return (
    <>
      <dl className={totalsLook}>
        {tiles.map(({ name, label, said, welcome }) => (
          <Card key={name} padding="none" className="flex flex-col p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex flex-1 flex-col gap-1">
              <span className="figures text-lg font-semibold md:text-2xl wrap-anywhere">
                {said === sum ? <ExactMoney rupees={totals[name]} /> : said.write(totals[name])}
              </span>
              <Comparison now={totals[name]} before={previous[name]} {...said} welcome={welcome} />
            </dd>
          </Card>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        New customers had their first visit in this period. Returning customers had one before it began.
      </p>
    </>
  );
}

/** The look of the totals and of their skeleton. With large letters there is one column: half a phone is too narrow for ₹99,99,999.50. */
export const totalsLook = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-3';

/** Bookings made in the period and visits to come. The other figures count a booking on the day of its visit. */
export function TakenAndAhead({ takenToday, bookedAhead }: Pick<Analytics, 'takenToday' | 'bookedAhead'>) {
  return (
    <section aria-label="Bookings taken and ahead">
      <dl className={takenAndAheadLook}>
        <Tile label="Taken today" sum={takenToday} what="booking" note="For any day" />
        <Tile label="Booked ahead" sum={bookedAhead} what="visit" note="From tomorrow" />
      </dl>
      <p className="mt-3 text-sm text-muted">The figures below count each visit on its day, not on the day when it was booked.</p>
    </section>
  );
}

/** The look of the figures and of their skeleton. */
export const takenAndAheadLook = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3';

interface TileProps {
  label: string;
  sum: Analytics['takenToday'];
  what: string;
  note: string;
}

function Tile({ label, sum: { bookings, revenue }, what, note }: TileProps) {
  return (
    <Card padding="none" className="p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures">
        <span className="block text-lg font-semibold md:text-2xl wrap-anywhere">
          <ExactMoney rupees={revenue} />
        </span>
        <span className="block font-semibold">{plural(bookings, what)}</span>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </Card>
  );
}

/** Money to the paisa. Paise are written small, so that a large sum fits one line of a narrow tile; crores break before them. */
function ExactMoney({ rupees }: { rupees: number }) {
  const [whole, paise] = money(rupees).split('.');
  return (
    <>
      {whole}
      {paise && (
        <>
          <wbr />
          <span className="text-sm">.{paise}</span>
        </>
      )}
    </>
  );
}
