import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/booking';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { isAskedAnew, type ShownBooking } from './booking.ts';

export interface SeenTime {
  bookingDate: string;
  bookingTime: string;
}

interface Props {
  booking: ShownBooking;
  /** Gets the time that the customer saw. Throws the server's refusal. */
  onAgree: (seen: SeenTime) => Promise<void>;
  onOther: () => void;
  onCancel: () => void;
}

/** Whether another time suits the customer, because nobody can come as booked (rule N82). */
export function ProposalQuestion({ booking, onAgree, onOther, onCancel }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { proposal } = booking;
  if (!proposal || !isAskedAnew(booking)) return null;
  const { bookingDate, bookingTime, professional } = proposal;

  async function agree() {
    setBusy(true);
    setProblem(null);
    try {
      await onAgree({ bookingDate, bookingTime });
    } catch (error) {
      setProblem(hasCode(error, 'SLOT_UNAVAILABLE') ? { text: words.proposalTaken } : problemOf(error, words.rescheduleFailed));
      setBusy(false);
    }
  }

  return (
    <section aria-label={words.anotherTime} className="grid gap-3 rounded-md border border-marigold bg-marigold-tint p-3.5">
      <p className="flex gap-2.5 font-semibold">
        <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        {words.cannotComeAsBooked}
      </p>
      <p className="figures">
        {professional ? words.canComeThen(professional.name) : words.weCanComeThen}
        <span className="block text-lg font-semibold">
          {longDate(bookingDate)}, {time(bookingTime)}
        </span>
      </p>
      {problem && (
        <Alert tone="bad">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <Button block busy={isBusy} onClick={agree}>
        {words.yesThatIsFine}
      </Button>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button variant="secondary" size="sm" onClick={onOther}>
          {words.anotherTime}
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          {words.cancelForFree}
        </Button>
      </div>
    </section>
  );
}
