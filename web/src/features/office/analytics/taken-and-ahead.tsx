import { plural } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ExactMoney } from './exact-money.tsx';
import type { Analytics } from './use-analytics.ts';

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
