import { CalendarSync } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Booking } from '../booking/booking.ts';
import { canBegin } from '../series/can-begin.ts';
import { rhythmWords } from '../series/series.ts';
import { BeginButton } from './customer-series.tsx';
import { useStaffSeries } from './staff-series.ts';

/** In a booking's panel: the series that it is a visit of, or the way to begin one. */
export default function BookingSeries({ booking }: { booking: Booking }) {
  const { data: series } = useStaffSeries(booking.seriesId ?? null);
  if (booking.seriesId === undefined) {
    return canBegin(booking) ? (
      <Allowed to="POST /series">
        <div className="mt-4 print:hidden">
          <BeginButton booking={booking} />
        </div>
      </Allowed>
    ) : null;
  }
  return (
    <section aria-label="Regular visit" className="mt-6 flex gap-2.5 rounded-md bg-plum-tint p-3.5">
      <CalendarSync aria-hidden className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="figures">{series ? rhythmWords(series) : 'One of regular visits'}</p>
        <TextLink href={adminPaths.regularVisit(booking.seriesId)}>All of them</TextLink>
      </div>
    </section>
  );
}
