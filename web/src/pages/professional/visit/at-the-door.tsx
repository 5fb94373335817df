import { CircleCheck, Clock, DoorClosed, Phone } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as partyWords from '#words/party';
import * as words from '#words/visit';
import { minuteOf } from '../../../../../common/minutes.ts';
import { withCountry } from '../../../../../common/phone.ts';
import { istTime } from '../../../../../common/time.ts';
import { nobodyFrom } from '../../../../../common/visit-steps.ts';
import { today } from '../../../shared/clock.ts';
import { clockOf, plainTime } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import type { DoorRefusal } from './visit.ts';
import { customerOf, nameOf, refusalNames } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  phone: string | undefined;
}

/**
 * What may happen at the door instead of the visit: nobody is there, or it is refused (rules N83 and N84). Of a visit of an earlier day
 * that nobody has ended it can still be told.
 */
export function AtTheDoor({ visit, phone }: Props) {
  const [asked, setAsked] = useState<'nobody' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const isOver = visit.date < today();
  if (visit.isRefused) return <Alert tone="warning">{salonDecides(visit) ? partyWords.tellRefusal : words.visitIsRefused}</Alert>;
  const hasBegun = visit.state === 'STARTED' || visit.state === 'DONE';
  if (isOver ? hasBegun : visit.state !== 'ARRIVED') return null;
  const Nobody = isOver ? NobodyWasThereDialog : NobodyDialog;
  return (
    <div className="grid gap-2">
      {visit.waitLongerAt && !visit.nobodyAt && <Alert tone="info">{words.askedToWait(clockOf(visit.waitLongerAt))}</Alert>}
      {visit.nobodyAt ? (
        <Told at={clockOf(visit.nobodyAt)} isOver={isOver} phone={phone} />
      ) : (
        <Button variant="secondary" size="lg" block onClick={() => setAsked('nobody')}>
          <DoorClosed aria-hidden className="size-6" strokeWidth={1.75} />
          {isOver ? words.nobodyWasThere : words.nobodyHere}
        </Button>
      )}
      <Button variant="quiet" block onClick={() => setAsked('refuse')}>
        {isOver ? words.visitWasRefused : words.visitRefused}
      </Button>
      {asked === 'nobody' && <Nobody visit={visit} onClose={close} />}
      {asked === 'refuse' && <RefuseDialog visit={visit} onClose={close} />}
    </div>
  );
}

/** She has told that nobody is there, and the salon decides. On a later day she need not wait for it. */
function Told({ at, isOver, phone }: { at: string; isOver: boolean; phone: string | undefined }) {
  const call = phone && !isOver && (
    <LinkButton size="sm" variant="secondary" href={callLink(phone)}>
      <Phone aria-hidden className="size-4.5" />
      {common.callTheSalon}
    </LinkButton>
  );
  return (
    <Alert tone="warning" action={call}>
      {isOver ? words.toldNobodyWas(at) : words.toldNobodyAt(at)} {isOver ? words.salonWillDecide : words.salonDecides}
    </Alert>
  );
}

interface RefuseDialogProps {
  visit: ShownVisit;
  onClose: () => void;
}

/** Others come, too: her refusal ends nothing unless she leads and nobody else has begun (rule N103). */
function salonDecides({ party }: ShownVisit): boolean {
  if (!party) return false;
  return !party.leads || party.others.some(({ state }) => state === 'STARTED' || state === 'DONE');
}

/** She, or the customer, refuses the visit at the door. It ends at once and costs nothing (rule N84), or the salon decides. */
function RefuseDialog({ visit, onClose }: RefuseDialogProps) {
  const isTold = salonDecides(visit);
  const [refusal, setRefusal] = useState<DoorRefusal | null>(null);

  function end() {
    if (!refusal) return;
    onClose();
    void addTap({ bookingId: visit.bookingId, step: 'REFUSED', refusal, visit: nameOf(visit) });
  }

  return (
    <Dialog
      title={visit.date < today() ? words.visitWasRefused : words.visitRefused}
      onClose={onClose}
      footer={
        <Button block size="lg" variant="danger" aria-disabled={!refusal} onClick={end}>
          {isTold ? words.tellTheSalon : words.endTheVisit}
        </Button>
      }
    >
      <p className="mb-4 text-lg">{isTold ? partyWords.tellRefusal : words.refusingCostsNothing}</p>
      <RadioCards
        legend={words.whyRefused}
        showLegend
        value={refusal}
        onChange={setRefusal}
        cards={(Object.keys(refusalNames) as DoorRefusal[]).map(value => ({ value, label: refusalNames[value] }))}
      />
    </Dialog>
  );
}

interface NobodyDialogProps {
  visit: ShownVisit;
  onClose: () => void;
}

const everyMs = 1000;

/** A call and some minutes of waiting come before she tells that nobody is there. Tapping the call notes it. */
function NobodyDialog({ visit, onClose }: NobodyDialogProps) {
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
function NobodyWasThereDialog({ visit, onClose }: NobodyDialogProps) {
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
