import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { longDate } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { type Booking, titleOf } from '../booking/booking.ts';
import { canBegin } from '../series/can-begin.ts';
import { rhythmWords, toCome, whenWords } from '../series/series.ts';
import { servicesWords } from '../wait/wait.ts';
import { type StaffSeries, useSeriesOf } from './staff-series.ts';

const BeginForCustomer = lazy(() => import('./begin-for-customer.tsx'));

interface Props {
  userId: string;
  bookings: readonly Booking[];
}

/** The regular visits of a customer, and the way to begin some from the next visit or the last one. */
export default function CustomerSeries({ userId, bookings }: Props) {
  const { data } = useSeriesOf(userId);
  // To come before carried out; of those the latest.
  const from = bookings.toSorted(byUse).find(canBegin);
  if (!data || (data.content.length === 0 && !from)) return null;
  return (
    <section aria-labelledby="customer-series">
      <h3 id="customer-series" className="font-display text-xl font-medium">
        Regular Visits
      </h3>
      <ul className="divide-y divide-line">
        {data.content.map(one => (
          <Row key={one.series.id} of={one} />
        ))}
      </ul>
      {from && (
        <Allowed to="POST /series">
          <p className="mt-2 text-sm text-muted">
            {data.content.length === 0 ? 'None yet. ' : ''}Begin from {titleOf(from)}, {longDate(from.bookingDate)}:
          </p>
          <BeginButton booking={from} />
        </Allowed>
      )}
    </section>
  );
}

function byUse(a: Booking, b: Booking): number {
  if (a.status !== b.status) return a.status === 'PENDING' ? -1 : b.status === 'PENDING' ? 1 : 0;
  return a.bookingDate < b.bookingDate ? 1 : -1;
}

function Row({ of: { series, attention } }: { of: StaffSeries }) {
  const [next] = toCome(series);
  return (
    <li>
      <Link href={adminPaths.regularVisit(series.id)} className="group grid gap-0.5 py-3">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold wrap-anywhere group-hover:text-plum group-hover:underline">
            {servicesWords(series.services)}
          </span>
          {attention && <Badge tone="warning">Call</Badge>}
        </span>
        <span className="figures text-sm text-muted">{rhythmWords(series)}</span>
        {next && <span className="figures text-sm text-muted">Next: {whenWords(next)}</span>}
      </Link>
    </li>
  );
}

/** Opens the dialog that lets this visit come again. */
export function BeginButton({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-2" onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden className="size-4.5" strokeWidth={1.75} />
        Make Regular…
      </Button>
      {isOpen && (
        <LateDialog onClose={close}>
          <BeginForCustomer booking={booking} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
