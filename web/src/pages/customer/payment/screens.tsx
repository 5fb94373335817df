import { BadgeIndianRupee, Ban, CircleX, CornerUpLeft, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '#words/common';
import * as party from '#words/party';
import * as words from '#words/payment';
import { istDate } from '../../../../../common/time.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { AddToCalendar } from '../../../features/visits/booking/add-to-calendar.tsx';
import { BookAgain } from '../../../features/visits/booking/book-again.tsx';
import { type Booking, canCancel, dueOnline, referenceOf, stepOf } from '../../../features/visits/booking/booking.ts';
import { rest } from '../../../features/visits/booking/cancel-terms.ts';
import { stepWords } from '../../../features/visits/booking/step-words.ts';
import { BookedVisit, Confetti, SuccessSign } from '../../../features/visits/booking/success-parts.tsx';
import { clockOf, date, instant, money } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Confirming, PayCard, TimeLeft } from './pay-card.tsx';
import { type BookingPayment, isUnderWay, type PaymentView } from './payment-view.ts';
import { PayAfter, Screen, type ScreenProps, Ways } from './screen.tsx';

const screens: Record<PaymentView, (props: ScreenProps) => ReactNode> = {
  confirming: Confirming,
  paid: Paid,
  failed: Failed,
  open: Open,
  unavailable: Unavailable,
  expired: Expired,
  cancelled: Cancelled,
  'refund due': RefundDue,
  refunded: Refunded,
};

export function PaymentScreen({ view, ...props }: ScreenProps & { view: PaymentView }) {
  const Shown = screens[view];
  return <Shown {...props} />;
}

/** The payments that came, the latest last. */
function cameIn({ payments }: BookingPayment) {
  return payments.filter(({ state }) => state === 'PAID');
}

function Paid({ booking, payment, hasReturned }: ScreenProps) {
  const { status, amountPaid, amountDue, refundDue, finalPrice } = booking;
  const came = cameIn(payment);
  const tip = came.reduce((sum, one) => sum + one.tip, 0);
  const paidAt = came.at(-1)?.paidAt;
  const step = stepOf(booking);
  const afterStep = rest(amountDue, step?.amount ?? 0);
  if (finalPrice === 0) {
    return (
      <Screen icon={BadgeIndianRupee} title={words.nothingToPay} words={words.visitIsFree}>
        <BookedVisit booking={booking} />
        <Ways />
      </Screen>
    );
  }
  return (
    <Screen
      sign={<SuccessSign />}
      title={words.received}
      words={`${words.youPaid(money(amountPaid + tip))} ${status === 'PENDING' ? words.visitIsBooked : words.thankYou}`}
    >
      {hasReturned && <Confetti />}
      <BookedVisit booking={booking} />
      <Card padding="sm" className="mt-6 w-full max-w-md text-left *:mt-0 *:border-y-0">
        <Facts
          facts={[
            { label: words.paid, value: money(amountPaid) },
            ...(tip > 0 ? [{ label: words.tip, value: money(tip) }] : []),
            ...(step ? [{ label: party.toPayBy(date(step.by)), value: money(step.amount) }] : []),
            ...(afterStep > 0
              ? [{ label: status === 'PENDING' ? words.toPayAtVisit : words.leftToPay, value: money(afterStep) }]
              : []),
            ...(paidAt ? [{ label: words.paidOn, value: instant(paidAt) }] : []),
            { label: common.booking, value: <span className="uppercase">{referenceOf(booking)}</span> },
          ]}
        />
      </Card>
      {refundDue > 0 && (
        <Alert tone="info" className="mt-4 w-full max-w-md text-left">
          {words.paidTooMuch(money(refundDue))}
        </Alert>
      )}
      <Ways>{canCancel(booking) && <AddToCalendar booking={booking} />}</Ways>
    </Screen>
  );
}

function Failed({ booking, ...rest }: ScreenProps) {
  return (
    <Screen icon={CircleX} tone="bad" title={words.failed} words={words.noMoneyReachedUs}>
      <BookedVisit booking={booking} />
      <PayCard booking={booking} {...rest} label={words.tryAgain}>
        {booking.payBy ? <TimeLeft until={booking.payBy} /> : <Stays booking={booking} />}
      </PayCard>
      <PayAfter {...rest} />
      <Ways />
    </Screen>
  );
}

function Open({ booking, payment, ...rest }: ScreenProps) {
  const { payBy } = booking;
  const isGoingOn = payment.state === 'PENDING' && isUnderWay(payment, rest.now);
  return (
    <Screen icon={BadgeIndianRupee} title={openTitle(booking)} words={openWords(booking)}>
      <BookedVisit booking={booking} />
      <PayCard booking={booking} payment={payment} {...rest} label={words.payNow}>
        {payBy ? <TimeLeft until={payBy} /> : <Stays booking={booking} />}
        {isGoingOn && <p className="text-sm text-muted">{words.youBegan}</p>}
        {payment.state === 'EXPIRED' && <p className="text-sm text-muted">{words.notHeard}</p>}
      </PayCard>
      <PayAfter payment={payment} {...rest} />
      <Ways />
    </Screen>
  );
}

function openTitle(booking: Booking): string {
  const step = booking.payBy === null && stepOf(booking);
  return step ? stepWords(step) : words.pay(money(dueOnline(booking)));
}

function openWords(booking: Booking): string {
  const { payBy, amountPaid, amountDue } = booking;
  if (amountPaid > 0) return words.paidAlready(money(amountPaid));
  if (payBy === null) return words.ways;
  const later = rest(amountDue, dueOnline(booking));
  const step = stepOf(booking);
  if (step) {
    const last = rest(later, step.amount);
    return `${party.depositFirst} ${party.thenLater(money(step.amount), date(step.by))}${last > 0 ? ` ${party.restAtVisit(money(last))}` : ''}`;
  }
  return later > 0 ? words.depositBooks(money(later)) : words.bookedOncePaid;
}

/** Paying at once is a choice, for a visit that is booked or done. */
function Stays({ booking }: { booking: Booking }) {
  if (booking.status !== 'PENDING') return null;
  return <p className="text-sm text-muted">{stepOf(booking) ? party.staysBooked : words.staysBooked}</p>;
}

function Unavailable({ booking }: ScreenProps) {
  const settings = useSettings();
  return (
    <Screen
      icon={BadgeIndianRupee}
      title={words.sumToPay(money(dueOnline(booking)))}
      words={booking.payBy ? words.noOnlineCall : stepOf(booking) ? party.noOnlineCall : words.noOnlineAtVisit}
    >
      <BookedVisit booking={booking} />
      <Ways>
        {settings?.phone && (
          <LinkButton href={callLink(settings.phone)} variant="secondary">
            {common.callTheSalon}
          </LinkButton>
        )}
      </Ways>
    </Screen>
  );
}

function Expired({ booking, payment }: ScreenProps) {
  const setAside = payment.payments.find(({ blockedAt }) => blockedAt !== null);
  return (
    <Screen icon={Hourglass} tone="warning" title={words.timeGivenBack} words={words.notInTime}>
      <BookedVisit booking={booking} />
      <p className="mt-4 max-w-md text-muted">{setAside ? words.bankSetAside(money(setAside.amount)) : words.leftYourAccount}</p>
      <Ways>
        <BookAgain booking={booking} size="md" variant="primary" />
      </Ways>
    </Screen>
  );
}

function Cancelled({ booking }: ScreenProps) {
  return (
    <Screen
      icon={Ban}
      title={words.cancelled}
      words={booking.amountPaid > 0 ? words.salonKeeps(money(booking.amountPaid)) : words.nothingIsDue}
    >
      <BookedVisit booking={booking} />
      <Ways>
        <BookAgain booking={booking} size="md" variant="primary" />
      </Ways>
    </Screen>
  );
}

function RefundDue({ booking, payment }: ScreenProps) {
  const { refundDue, cancelledAt } = booking;
  const paidAt = cameIn(payment).at(-1)?.paidAt;
  const isLate = paidAt && cancelledAt && paidAt > cancelledAt;
  // A hold that ran out was never a visit (rule M13).
  const ended = booking.cancelReason === 'NOT_PAID' ? words.notInTime : words.isCancelled;
  return (
    <Screen
      icon={CornerUpLeft}
      tone="warning"
      title={words.comesBack(money(refundDue))}
      words={isLate ? words.cameTooLate(clockOf(paidAt)) : `${ended}${feeWords(booking)}`}
    >
      <BookedVisit booking={booking} />
      <p className="mt-4 max-w-md text-muted">{words.sendsMoney}</p>
      <Ways>
        <BookAgain booking={booking} size="md" variant="primary" />
      </Ways>
    </Screen>
  );
}

/** The fee for cancelling late that stays with the salon; nothing without one. */
function feeWords({ cancellation }: Booking): string {
  const kept = cancellation?.kept ?? 0;
  return kept > 0 ? ` ${words.weKeepFee(money(kept))}` : '';
}

function Refunded({ booking, payment }: ScreenProps) {
  const refunds = payment.payments.flatMap(one => one.refunds).filter(({ state }) => state === 'PENDING' || state === 'DONE');
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const doneAt = refunds.at(-1)?.doneAt;
  return (
    <Screen
      icon={CornerUpLeft}
      tone="good"
      title={doneAt ? words.wasGivenBack(money(sum)) : words.isOnWayBack(money(sum))}
      words={`${booking.cancelReason === 'NOT_PAID' ? `${words.notInTime} ` : ''}${doneAt ? words.givenBackOn(date(istDate(Date.parse(doneAt)))) : words.givenBack}${feeWords(booking)}`}
    >
      <BookedVisit booking={booking} />
      <Ways>
        <BookAgain booking={booking} />
      </Ways>
    </Screen>
  );
}
