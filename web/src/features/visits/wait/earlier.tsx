import { BellRing } from 'lucide-react';
import * as words from '#words/waiting';
import { Button } from '../../../ui/button.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { type Booking, canMove, isAskedAnew } from '../booking/booking.ts';
import { useWaits } from './use-waits.ts';
import { earlierWaitOf, type Wait } from './wait.ts';
import { HeldTime, WaitActs } from './wait-parts.tsx';
import type { WaitTask } from './wait-task.tsx';

interface Props {
  /** What the card says, or what it lets do. */
  part: 'note' | 'button';
  booking: Booking;
  onTask: (task: WaitTask) => void;
}

/** An earlier time for a visit, on its card: the customer waits for one, or can do so. */
export default function Earlier({ part, booking, onTask }: Props) {
  const { waits } = useWaits();
  const hasWaitingList = useSettings()?.hasWaitingList !== false;
  const wait = earlierWaitOf(waits, booking.bookingId);
  if (part === 'note') return wait && <Note wait={wait} onTask={onTask} />;
  // The visit can still be moved, is firm, and for one person.
  const isOffered = canMove(booking) && !isAskedAnew(booking) && booking.payBy === null && !booking.guests;
  if (!isOffered || !hasWaitingList || !waits || wait) return null;
  return (
    <Button size="sm" variant="quiet" onClick={() => onTask({ doing: 'earlier', booking })}>
      <BellRing aria-hidden className="size-4.5" strokeWidth={1.75} />
      {words.earlier}
    </Button>
  );
}

function Note({ wait, onTask }: { wait: Wait; onTask: Props['onTask'] }) {
  return (
    <section aria-label={words.earlier} className="grid gap-3 rounded-md bg-plum-tint p-3.5">
      {wait.state === 'WAITING' && (
        <p className="flex gap-2.5">
          <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} />
          <span className="min-w-0">{words.waitsForEarlier}</span>
        </p>
      )}
      <HeldTime wait={wait} title={words.earlierHeld} />
      <WaitActs wait={wait} onTask={onTask} />
    </section>
  );
}
