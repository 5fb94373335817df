import { useEffect, useRef } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { longDate, plainTime, plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import type { UncoveredVisit } from './professional.ts';

const mostShown = 5;

/** The visits that a change would leave without a professional. */
export default function UncoveredVisits({ visits }: { visits: UncoveredVisit[] }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other visits are another warning
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' });
  }, [visits]);
  const rest = visits.length - mostShown;
  return (
    <Alert ref={alert} tone="warning">
      <p className="font-semibold">This leaves {plural(visits.length, 'visit')} uncovered.</p>
      <ul className="figures mt-1.5 grid gap-1">
        {visits.slice(0, mostShown).map(({ bookingId, part = 1, bookingDate, bookingTime }) => (
          <li key={`${bookingId} ${part}`}>
            <NewTabLink href={adminPaths.booking(bookingId)}>
              {longDate(bookingDate)}, {plainTime(bookingTime)}
            </NewTabLink>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1">and {rest} more</p>}
      <p className="mt-1.5 font-normal">They stay booked. Find somebody else for them afterwards.</p>
    </Alert>
  );
}
