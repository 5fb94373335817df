import { useState } from 'react';
import { today } from '../../../shared/clock.ts';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type Booking, hasStarted, isToCome, titleOf } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/cancel-terms.ts';
import { type Act, feeChoice, wordsOf } from './booking-question-words.tsx';
import { type Paid, PaidChoice } from './paid-choice.tsx';
import type { Way } from './use-booking-acts.ts';
import { type DoorRefusal, refusalWords, useBookingActs } from './use-booking-acts.ts';
import { WayBack } from './way-back.tsx';

/** The act that brings a booking on: completed first, then paid; or refunded. Null once it is settled. */
export function nextAct(booking: Booking): 'complete' | 'pay' | 'refund' | null {
  if (booking.status === 'PENDING') return 'complete';
  if (booking.status === 'CANCELLED') return booking.refundDue > 0 ? 'refund' : null;
  return booking.amountDue > 0 ? 'pay' : null;
}

/** The customer's name; the name of a deleted account is gone, too. */
export function nameOf({ fullName }: { fullName: string | null }): string {
  return fullName ?? 'Deleted account';
}

interface Props {
  act: Act;
  booking: Booking;
  onClose: () => void;
  /** Called after deleting. */
  onDeleted?: () => void;
}

/** Nobody has said how a visit of an earlier day ended, so it may not have taken place (rule N74). */
function isOpenStill(booking: Booking): boolean {
  return booking.status === 'PENDING' && !isToCome(booking) && booking.bookingDate < today();
}

/** Asks before an act. The booking may change while the question is open; then the question follows it. */
export function BookingQuestion({ act: asked, booking, onClose, onDeleted = onClose }: Props) {
  const acts = useBookingActs(booking.bookingId);
  const [ending, setEnding] = useState<Ending>('complete');
  const asksHow = asked === 'complete' && isOpenStill(booking);
  const act = asksHow ? ending : asked;
  const { effect, ...words } = wordsOf[act](booking);
  const { user, bookingDate, bookingTime, amountDue } = booking;
  // An unpaid visit can be paid later; who took money must be said.
  const [paid, setPaid] = useState<Paid | null>(asked === 'complete' ? { paidBy: 'NOT_YET' } : null);
  const [back, setBack] = useState<Way>('CASH');
  const [refusal, setRefusal] = useState<DoorRefusal>('CUSTOMER_DECLINED');
  const isPaidFor = (act === 'complete' && amountDue > 0) || act === 'pay';

  async function confirm(isChosen: boolean) {
    if (act === 'complete') await acts.complete((amountDue > 0 && paid) || { paidBy: 'NOT_YET' });
    else if (act === 'pay') await acts.pay(paid ?? {});
    else if (act === 'refuse') await acts.refuse(refusal);
    else if (act === 'delete') await acts.remove();
    else if (act === 'cancel' || act === 'noShow') await acts[act](isChosen);
    else if (act === 'refund') await acts.refund(back);
    else await acts[act]();
    if (act === 'delete') onDeleted();
    else onClose();
  }

  return (
    <ConfirmDialog
      {...words}
      {...(asksHow && { title: 'How did it end?' })}
      {...((act === 'cancel' || act === 'noShow') && feeChoice(booking))}
      {...(act === 'complete' && amountDue > 0 && paid?.paidBy !== 'NOT_YET' && { confirm: 'Completed and paid' })}
      isReady={!isPaidFor || paid !== null}
      fallback={act === 'delete' ? 'Failed to delete the booking.' : 'Failed to update status'}
      isFinal={act === 'delete' ? undefined : isRefusedForGood}
      onConfirm={confirm}
      onClose={onClose}
      promise={
        <>
          {act === 'complete' && booking.servicesProposal && (
            <Alert tone="warning" className="mb-4">
              The customer has not said yes to the other services yet. Completing ends that question, and the visit costs what is
              booked.
            </Alert>
          )}
          {asksHow && <EndingChoice booking={booking} ending={ending} onChange={setEnding} />}
          {isPaidFor && <PaidChoice booking={booking} paid={paid} onChange={setPaid} mayBeUnpaid={act === 'complete'} />}
          {act === 'refund' && <WayBack value={back} onChange={setBack} />}
          {act === 'refuse' && <RefusalChoice refusal={refusal} onChange={setRefusal} />}
          {effect}
        </>
      }
    >
      <div className="mb-4 wrap-anywhere">
        <p className="font-semibold">{nameOf(user)}</p>
        <p>{titleOf(booking)}</p>
        <p className="figures text-muted">
          {longDate(bookingDate)}, {time(bookingTime)}
        </p>
      </div>
    </ConfirmDialog>
  );
}

/** How a visit ended, as the act that says so. */
type Ending = 'complete' | 'noShow' | 'refuse';

interface EndingChoiceProps {
  booking: Booking;
  ending: Ending;
  onChange: (ending: Ending) => void;
}

/** A visit of an earlier day took place, or ended at the door by the same rules as on the day (rules N74, N83, N84). */
function EndingChoice({ booking, ending, onChange }: EndingChoiceProps) {
  // A professional who has started was let in.
  if (hasStarted(booking)) return null;
  return (
    <div className="mb-4">
      <RadioCards<Ending>
        legend="What happened?"
        showLegend
        className="grid gap-2"
        cards={[
          { value: 'complete', label: 'It took place' },
          { value: 'noShow', label: 'Nobody was there' },
          { value: 'refuse', label: 'It was refused at the door' },
        ]}
        value={ending}
        onChange={onChange}
      />
    </div>
  );
}

/** Why it was refused; the customer does not see it. */
function RefusalChoice({ refusal, onChange }: { refusal: DoorRefusal; onChange: (refusal: DoorRefusal) => void }) {
  return (
    <div className="mb-4">
      <RadioCards
        legend="Why"
        showLegend
        className="grid gap-2 sm:grid-cols-2"
        value={refusal}
        onChange={onChange}
        cards={(Object.keys(refusalWords) as DoorRefusal[]).map(value => ({ value, label: refusalWords[value] }))}
      />
    </div>
  );
}
