import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../shared/class-names.ts';
import { count, money, plural } from '../../../shared/format.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { useHasNames } from '../../visits/hand-over/use-team.ts';
import { type Bucket, bucketsOf, isByWeek } from './buckets.ts';
import { FiguresTable } from './figures-table.tsx';
import type { Analytics } from './period.ts';

/** Bookings, revenue and places taken, by day or week. */
export function DayCharts({ byDay }: Pick<Analytics, 'byDay'>) {
  const hasNames = useHasNames();
  const buckets = bucketsOf(byDay);
  const by = isByWeek(byDay) ? 'week' : 'day';
  const name = isByWeek(byDay) ? 'Week' : 'Day';
  const barOf = ({ from, label, title }: Bucket) => ({ key: from, label, title });
  const rowOf = ({ from, title }: Bucket) => ({ key: from, name: title });

  const best = top(buckets, 'bookings');
  const richest = top(buckets, 'revenue');
  const booked = buckets.reduce((sum, bucket) => sum + bucket.booked, 0);
  const capacity = buckets.reduce((sum, bucket) => sum + bucket.capacity, 0);

  return (
    <>
      <ChartCard
        title={`Bookings by ${by}`}
        table={
          <FiguresTable
            caption={`Bookings by ${by}`}
            columns={[name, 'Bookings', 'Cancelled']}
            rows={buckets.map(bucket => ({ ...rowOf(bucket), figures: [plain(bucket.bookings), plain(bucket.cancelled)] }))}
          />
        }
      >
        <BarChart
          label={`Bookings by ${by}`}
          short={count}
          summary={best ? `Most: ${best.title}, ${plural(best.bookings, 'booking')}` : 'None'}
          bars={buckets.map(bucket => ({
            ...barOf(bucket),
            value: bucket.bookings,
            text: `${plural(bucket.bookings, 'booking')}${bucket.cancelled > 0 ? `, ${count(bucket.cancelled)} cancelled` : ''}`,
          }))}
        />
      </ChartCard>
      <ChartCard
        title={`Revenue by ${by}`}
        table={
          <FiguresTable
            caption={`Revenue by ${by}`}
            columns={[name, 'Revenue']}
            rows={buckets.map(bucket => ({ ...rowOf(bucket), figures: [inRupees(bucket.revenue)] }))}
          />
        }
      >
        <BarChart
          label={`Revenue by ${by}`}
          short={shortMoney}
          summary={richest ? `Most: ${richest.title}, ${money(richest.revenue)}` : 'None'}
          bars={buckets.map(bucket => ({ ...barOf(bucket), value: bucket.revenue, text: money(bucket.revenue) }))}
        />
      </ChartCard>
      <ChartCard
        title="Slot occupancy"
        className="lg:col-span-2"
        note={`Places are ${hasNames ? 'the professionals at work in each window' : 'teams times windows'}, by the settings of today for past days too.`}
        table={
          <FiguresTable
            caption={`Slot occupancy by ${by}`}
            columns={[name, 'Taken', 'Offered', '%']}
            rows={buckets.map(bucket => ({
              ...rowOf(bucket),
              figures: [plain(bucket.booked), plain(bucket.capacity), plain(percent(bucket.booked, bucket.capacity))],
            }))}
          />
        }
      >
        <BarChart
          label={`Slot occupancy by ${by}`}
          short={value => `${value}%`}
          atLeast={100}
          summary={`${percent(booked, capacity)}% of all places: ${count(booked)} of ${count(capacity)}`}
          bars={buckets.map(bucket => ({
            ...barOf(bucket),
            value: percent(bucket.booked, bucket.capacity),
            outOf: bucket.capacity > 0 ? 100 : 0,
            text:
              bucket.capacity > 0
                ? `${percent(bucket.booked, bucket.capacity)}%, ${count(bucket.booked)} of ${plural(bucket.capacity, 'place')}`
                : bucket.booked > 0
                  ? `Closed, with ${plural(bucket.booked, 'place')} taken`
                  : 'Closed',
          }))}
        />
      </ChartCard>
    </>
  );
}

const plain = (value: number) => ({ text: count(value), value });
const inRupees = (value: number) => ({ text: money(value), value });

/** The first of the highest; undefined when all are 0. */
function top(buckets: Bucket[], name: 'bookings' | 'revenue'): Bucket | undefined {
  const most = Math.max(...buckets.map(bucket => bucket[name]));
  return most > 0 ? buckets.find(bucket => bucket[name] === most) : undefined;
}

interface Props {
  title: string;
  note?: ReactNode;
  table: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A chart, with its figures as a table to unfold. */
function ChartCard({ title, note, table, children, className }: Props) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className={classes('min-w-0 p-4 md:p-6', className)}>
      <h2 id={titleId} className="mb-2 font-display text-xl font-medium">
        {title}
      </h2>
      {children}
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      <details className="group mt-2">
        <summary className="-mx-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-plum">
          Table<span className="sr-only"> of {title}</span>
          <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        {table}
      </details>
    </Card>
  );
}

/** Rupees, short enough for an axis: ₹500, ₹12k, ₹1.5L, ₹2Cr. */
function shortMoney(rupees: number): string {
  const [unit, sign] = rupees >= 1e7 ? [1e7, 'Cr'] : rupees >= 1e5 ? [1e5, 'L'] : rupees >= 1000 ? [1000, 'k'] : [1, ''];
  return `₹${Math.round((rupees / unit) * 10) / 10}${sign}`;
}

/** A share in whole per cent; 0 of 0 is 0. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
