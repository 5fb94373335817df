import { ChevronDown, CircleCheck } from 'lucide-react';
import type { Booking } from '../../../features/booking/booking.ts';
import { nameOf } from '../../../features/booking-admin/booking-question.tsx';
import { money, plural, time } from '../../../shared/format.ts';
import { useUrlValue } from '../../../shared/use-url.ts';

interface Props {
  visits: Booking[];
  isOpen: boolean;
}

/** Completed and paid visits: one line each, which opens the booking. */
export function SettledVisits({ visits, isOpen }: Props) {
  const [, open] = useUrlValue('booking');
  return (
    <details open={isOpen} className="group mt-2">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.75} />
        {plural(visits.length, 'visit')} done and paid
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
        {visits.map(({ bookingId, bookingTime, user, finalPrice }) => (
          <li key={bookingId}>
            <button
              type="button"
              onClick={() => open(bookingId)}
              className="figures flex min-h-12 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-left text-sm -outline-offset-2 hover:bg-sand"
            >
              <span className="whitespace-nowrap">{time(bookingTime)}</span>
              <span className="min-w-0 flex-1 basis-[5rem] font-semibold wrap-anywhere">{nameOf(user)}</span>
              <span className="whitespace-nowrap text-muted">{money(finalPrice)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
