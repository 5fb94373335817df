import { DoorClosed } from 'lucide-react';
import type { components } from '#contract';
import { istTime } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useBookingActs } from '../../../features/visits/booking-admin/use-booking-acts.ts';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { keyOf } from '../../../features/visits/hand-over/visit-key.ts';
import { today } from '../../../shared/clock.ts';
import { money, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';

type Waiting = components['schemas']['NobodyHere'];

/** A professional at a closed door waits no longer than this for the dashboard. */
const everyMs = 30_000;

const clockOf = (at: string) => plainTime(istTime(Date.parse(at)));

/** Professionals at a door where nobody is (rule N83). With teams nothing is asked. */
export function NobodyHere() {
  const hasNames = useHasNames();
  const { data } = useStaffRead(
    hasNames ? ['/visit/admin/nobody-here'] : null,
    () => ask(adminApi.GET('/visit/admin/nobody-here')),
    { isLive: true, everyMs },
  );
  return (
    <div role="status" className="mb-6 grid grid-cols-1 gap-3 empty:hidden">
      {data?.map(one => (
        <One key={keyOf(one)} of={one} />
      ))}
    </div>
  );
}

function One({ of }: { of: Waiting }) {
  const { bookingId, professional, arrivedAt, calledAt, bookingDate, bookingTime, customerName, customerMobile, fee, noShows } =
    of;
  const { waitLonger } = useBookingActs(bookingId);
  const { part } = of;
  const [, open] = useUrlValue('booking');
  const name = professional?.name ?? 'A professional';
  // On a later day nobody waits at the door any more.
  const isOver = bookingDate < today();
  const facts = [
    arrivedAt && `at the door since ${clockOf(arrivedAt)}`,
    calledAt && `called at ${clockOf(calledAt)}`,
    fee > 0 && `fee ${money(fee)}`,
    noShows > 0 && `${noShows} no-show${noShows > 1 ? 's' : ''} before`,
  ].filter(Boolean);
  return (
    <section
      aria-label={`Nobody is there: ${name}`}
      className="rounded-lg border-2 border-marigold bg-marigold-tint p-4 wrap-anywhere"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <DoorClosed aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />
        {name}: nobody {isOver ? 'was' : 'is'} there
      </p>
      <p className="figures">
        Visit of {isOver && `${shortDate(bookingDate, today())}, `}
        {plainTime(bookingTime)}: {customerName ?? 'Deleted account'}
        {facts.length > 0 && `. ${facts.join(', ')}`.replace('. a', '. A')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => open(bookingId)}>
          Decide
        </Button>
        {!isOver && (
          <Button size="sm" variant="secondary" onClick={() => void waitLonger(part)}>
            Wait Longer
          </Button>
        )}
        <ReachButtons name={customerName ?? 'the customer'} mobile={customerMobile} />
      </div>
    </section>
  );
}
