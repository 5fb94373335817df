import * as words from '#words/booking';
import { BookAgain } from '../../../features/visits/booking/book-again.tsx';
import { inOrder, titleOf } from '../../../features/visits/booking/booking.ts';
import { useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { DueCard } from '../../../features/visits/due/due-card.tsx';
import { useDue } from '../../../features/visits/due/use-due.ts';
import { date } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Portrait } from '../../../ui/portrait.tsx';

/** What the customer is due for, to book with one tap (rule B113); else the last visit (rule W90). Only one of the two, when both are read. */
export default function NextVisit() {
  const { due, reload } = useDue();
  const [first] = due ?? [];
  if (!due) return null;
  return first ? <DueCard key={first.category.id} due={first} reload={reload} /> : <LastVisit />;
}

/** The customer's last visit, to book it again in three taps. Nothing while a visit is to come, and before the first one. */
function LastVisit() {
  const { bookings } = useBookings();
  const { upcoming, past } = inOrder(bookings ?? []);
  const last = past.find(({ status }) => status === 'COMPLETED');
  if (!last || upcoming.length > 0) return null;
  const { professional } = last;
  return (
    <section aria-labelledby="last-visit" className="page-width pt-6 md:pt-10">
      <Card padding="sm" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {professional && <Portrait of={professional} className="size-12" />}
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="last-visit" className="text-sm text-muted">
            {words.lastVisit} · <span className="figures">{date(last.bookingDate)}</span>
          </h2>
          <p className="font-semibold text-pretty wrap-anywhere">{titleOf(last)}</p>
          {professional && <p className="text-sm text-muted wrap-anywhere">{words.cameToYou(professional.name)}</p>}
        </div>
        <BookAgain booking={last} variant="primary" />
      </Card>
    </section>
  );
}
