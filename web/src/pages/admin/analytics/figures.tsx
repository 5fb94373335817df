import { ChartNoAxesColumn } from 'lucide-react';
import { useId } from 'react';
import { DayCharts } from '../../../features/office/analytics/day-charts.tsx';
import { FiguresTable } from '../../../features/office/analytics/figures-table.tsx';
import { type Analytics, before, daysIn } from '../../../features/office/analytics/period.ts';
import { TakenAndAhead, Totals } from '../../../features/office/analytics/totals.tsx';
import { count, date, money, plural } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** All figures of a period; only the sums when nothing was booked. */
export function Figures({ analytics }: { analytics: Analytics }) {
  const { totals, previous, byDay, topServices, topCategories, coupons, takenToday, bookedAhead } = analytics;
  const earlier = before(analytics);
  const isEmpty = totals.bookings + totals.cancelled === 0;
  const placeOf = ({ id, name, quantity, revenue }: Analytics['topServices'][number]) => ({
    key: id ?? name,
    name,
    times: quantity,
    rupees: revenue,
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TakenAndAhead takenToday={takenToday} bookedAhead={bookedAhead} />
      <p className="figures text-sm text-muted">
        <span role="status">
          {date(analytics.from)} to {date(analytics.to)}
        </span>
        , against the {plural(daysIn(analytics), 'day')} before: {date(earlier.from)} to {date(earlier.to)}
      </p>
      <Totals totals={totals} previous={previous} />
      <p className="text-sm text-muted">
        Revenue is the total of all visits except cancelled ones, after discounts, paid or not. The figures of single services and
        categories are before discounts.
      </p>
      {isEmpty ? (
        <EmptyState icon={ChartNoAxesColumn} title="No visits in this period">
          Bookings count on the day of the visit. Choose another period above.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <DayCharts byDay={byDay} />
          <Ranking
            title="Top services"
            columns={['Service', 'Booked', 'Revenue']}
            places={topServices.map(placeOf)}
            none="Nothing was booked."
          />
          <Ranking
            title="Top categories"
            columns={['Category', 'Booked', 'Revenue']}
            places={topCategories.map(placeOf)}
            none="Nothing was booked."
          />
          <Ranking
            title="Coupons"
            columns={['Coupon', 'Used', 'Discount']}
            places={coupons.map(({ code, uses, discount }) => ({ key: code, name: code, times: uses, rupees: discount }))}
            none="No coupon was used."
          />
        </div>
      )}
    </div>
  );
}

interface Ranked {
  key: string;
  name: string;
  times: number;
  rupees: number;
}

interface Props {
  title: string;
  /** 'Service', 'Booked', 'Revenue'. */
  columns: [name: string, times: string, rupees: string];
  places: Ranked[];
  /** Shown when the period has none. */
  none: string;
}

/** A ranking, highest first: a table with bars under the names. */
function Ranking({ title, columns, places, none }: Props) {
  const titleId = useId();
  const most = Math.max(1, ...places.map(({ times }) => times));
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="min-w-0 p-4 md:p-6">
      <h2 id={titleId} className="mb-2 font-display text-xl font-medium">
        {title}
      </h2>
      {places.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <FiguresTable
          caption={title}
          columns={columns}
          rows={places.map(({ key, name, times, rupees }) => ({
            key,
            name,
            share: times / most,
            figures: [
              { text: count(times), value: times },
              { text: money(rupees), value: rupees },
            ],
          }))}
        />
      )}
    </Card>
  );
}
