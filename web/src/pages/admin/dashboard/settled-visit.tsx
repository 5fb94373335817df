import { CircleCheck } from 'lucide-react';
import type { Booking } from '../../../features/booking/booking.ts';
import { money, time } from '../../../shared/format.ts';
import { useUrlValue } from '../../../shared/use-url-value.ts';

/** Done and paid: one line, that opens it. */
export function SettledVisit({ visit }: { visit: Booking }) {
  const [, open] = useUrlValue('booking');
  return (
    <li>
      <button
        type="button"
        onClick={() => open(visit.bookingId)}
        className="figures flex min-h-12 w-full items-center gap-3 rounded-lg border border-line bg-card px-4 py-2 text-left text-sm hover:bg-sand"
      >
        <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.75} />
        <span className="whitespace-nowrap">{time(visit.bookingTime)}</span>
        <span className="min-w-0 flex-1 truncate font-semibold">{visit.user.fullName ?? 'Deleted account'}</span>
        <span className="whitespace-nowrap text-muted">
          {money(visit.finalPrice)}
          <span className="max-sm:sr-only"> · done and paid</span>
        </span>
      </button>
    </li>
  );
}
