import { CircleCheck, Clock, Phone } from 'lucide-react';
import * as words from '#words/visit';
import { minuteOf } from '../../../../../common/minutes.ts';
import { withCountry } from '../../../../../common/phone.ts';
import { istTime } from '../../../../../common/time.ts';
import { nobodyFrom } from '../../../../../common/visit-steps.ts';
import { clockOf, plainTime } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { customerOf, nameOf } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  onClose: () => void;
}

const everyMs = 1000;

/** A call and some minutes of waiting come before she tells that nobody is there. Tapping the call notes it. */
export function NobodyDialog({ visit, onClose }: Props) {
  const { bookingId, mobile, calledAt } = visit;
  const now = useNow(everyMs);
  const arrivedAt = visit.arrivedAt && Date.parse(visit.arrivedAt);
  const from =
    nobodyFrom({ date: visit.date, startMinute: minuteOf(visit.from), arrivedAt: arrivedAt || null }, visit.waitMinutes) ??
    Number.POSITIVE_INFINITY;
  const isTime = now >= from;
  const noteCall = () => void addTap({ bookingId, step: 'CALLED', visit: nameOf(visit) });

  function tell() {
    onClose();
    void addTap({ bookingId, step: 'NOBODY_HERE', visit: nameOf(visit) });
  }

  return (
    <Dialog
      title={words.nobodyHere}
      onClose={onClose}
      footer={
        <Button block size="lg" aria-disabled={!isTime || !calledAt} onClick={() => isTime && calledAt && tell()}>
          {words.tellTheSalon}
        </Button>
      }
    >
      <ol className="grid gap-5 text-lg">
        <li className="grid gap-2">
          <p className="font-semibold">1. {words.callTheCustomer}</p>
          {mobile ? (
            // A link, because only a tap on one opens the phone without a question of the browser.
            <a
              href={callLink(withCountry(mobile))}
              onClick={noteCall}
              className={buttonLook({ variant: calledAt ? 'secondary' : 'primary', size: 'lg', block: true })}
            >
              <Phone aria-hidden className="size-6" />
              {words.callOf(customerOf(visit))}
            </a>
          ) : (
            <Button size="lg" variant="secondary" onClick={noteCall}>
              {words.customerCalled}
            </Button>
          )}
          <p role="status" className="flex items-center gap-2 text-base text-muted empty:hidden">
            {calledAt && (
              <>
                <CircleCheck aria-hidden className="size-5 text-leaf" />
                {words.calledAt(clockOf(calledAt))}
              </>
            )}
          </p>
        </li>
        <li className="grid gap-2">
          <p className="font-semibold">2. {words.waitAtTheDoor(visit.waitMinutes)}</p>
          <p className="figures flex items-center gap-2 text-base text-muted">
            {isTime ? (
              <CircleCheck aria-hidden className="size-5 text-leaf" />
            ) : (
              <Clock aria-hidden className="size-5" strokeWidth={1.75} />
            )}
            {isTime ? words.youHaveWaited : words.waitUntil(plainTime(istTime(from)))}
          </p>
        </li>
        <li>
          <p className="font-semibold">3. {words.tellTheSalon}</p>
          <p className="text-base text-muted">{words.salonDecides}</p>
        </li>
      </ol>
    </Dialog>
  );
}

/** On a later day she can neither call nor wait any more (rule N74). */
export function NobodyWasThereDialog({ visit, onClose }: Props) {
  const { bookingId } = visit;
  function tell() {
    onClose();
    void addTap({ bookingId, step: 'NOBODY_HERE', visit: nameOf(visit) });
  }
  return (
    <Dialog
      title={words.nobodyWasThere}
      hint={nameOf(visit)}
      onClose={onClose}
      footer={
        <Button block size="lg" onClick={tell}>
          {words.tellTheSalon}
        </Button>
      }
    >
      <p className="text-lg">{words.feeAsAgreed}</p>
    </Dialog>
  );
}
