import { BadgeIndianRupee, Ban, CircleX, CornerUpLeft, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddToCalendar } from '../../../features/booking/add-to-calendar.tsx';
import { BookAgain } from '../../../features/booking/book-again.tsx';
import { type Booking, canCancel, dueOnline, referenceOf } from '../../../features/booking/booking.ts';
import { rest } from '../../../features/booking/cancel-terms.ts';
import { BookedVisit, Confetti, SuccessSign } from '../../../features/booking/success-parts.tsx';
import { type BookingPayment, isUnderWay, type PaymentView } from '../../../features/payment/payment-view.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { inKolkata } from '../../../shared/days.ts';
import { clockOf, date, instant, money } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Confirming } from './confirming.tsx';
import { PayCard, TimeLeft } from './pay-card.tsx';
import { Screen, type ScreenProps, Ways } from './screen.tsx';

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
  if (finalPrice === 0) {
    return (
      <Screen icon={BadgeIndianRupee} title="Nothing to pay" words="This visit is free.">
        <BookedVisit booking={booking} />
        <Ways />
      </Screen>
    );
  }
  return (
    <Screen
      sign={<SuccessSign />}
      title="Payment received"
      words={`You paid ${money(amountPaid + tip)}. ${status === 'PENDING' ? 'Your visit is booked.' : 'Thank you!'}`}
    >
      {hasReturned && <Confetti />}
      <BookedVisit booking={booking} />
      <Card padding="sm" className="mt-6 w-full max-w-md text-left *:mt-0 *:border-y-0">
        <Facts
          facts={[
            { label: 'Paid', value: money(amountPaid) },
            ...(tip > 0 ? [{ label: 'Tip', value: money(tip) }] : []),
            ...(amountDue > 0
              ? [{ label: status === 'PENDING' ? 'To pay at the visit' : 'Left to pay', value: money(amountDue) }]
              : []),
            ...(paidAt ? [{ label: 'Paid on', value: instant(paidAt) }] : []),
            { label: 'Booking', value: <span className="uppercase">{referenceOf(booking)}</span> },
          ]}
        />
      </Card>
      {refundDue > 0 && (
        <Alert tone="info" className="mt-4 w-full max-w-md text-left">
          {money(refundDue)} of it is more than the visit costs. We send that back within 7 working days.
        </Alert>
      )}
      <Ways>{canCancel(booking) && <AddToCalendar booking={booking} />}</Ways>
    </Screen>
  );
}

function Failed({ booking, ...rest }: ScreenProps) {
  return (
    <Screen
      icon={CircleX}
      tone="bad"
      title="The payment did not go through"
      words="No money has reached us. If your bank took any, it goes back to your account."
    >
      <BookedVisit booking={booking} />
      <PayCard booking={booking} {...rest} label={sum => `Try again: pay ${sum}`}>
        {booking.payBy ? <TimeLeft until={booking.payBy} /> : <Stays booking={booking} />}
      </PayCard>
      <Ways />
    </Screen>
  );
}

function Open({ booking, payment, ...rest }: ScreenProps) {
  const { payBy } = booking;
  const isGoingOn = payment.state === 'PENDING' && isUnderWay(payment, rest.now);
  return (
    <Screen icon={BadgeIndianRupee} title={`Pay ${money(dueOnline(booking))}`} words={openWords(booking)}>
      <BookedVisit booking={booking} />
      <PayCard booking={booking} payment={payment} {...rest} label={sum => `Pay ${sum} now`}>
        {payBy ? <TimeLeft until={payBy} /> : <Stays booking={booking} />}
        {isGoingOn && <p className="text-sm text-muted">You began to pay. Go on there, or wait here if you have paid.</p>}
        {payment.state === 'EXPIRED' && (
          <p className="text-sm text-muted">
            We have not heard of your earlier payment. If money left your account, wait or call us, and do not pay again.
          </p>
        )}
      </PayCard>
      <Ways />
    </Screen>
  );
}

function openWords(booking: Booking): string {
  const { payBy, amountPaid, amountDue } = booking;
  if (amountPaid > 0) return `${money(amountPaid)} is paid already.`;
  if (payBy === null) return 'By UPI, card or net banking.';
  const later = rest(amountDue, dueOnline(booking));
  return later > 0
    ? `This deposit books your visit. You pay the other ${money(later)} at the visit.`
    : 'Your visit is booked once you have paid by UPI, card or net banking.';
}

/** Paying at once is a choice, for a visit that is booked or done. */
function Stays({ booking: { status } }: { booking: Booking }) {
  if (status !== 'PENDING') return null;
  return <p className="text-sm text-muted">Your visit stays booked. You can also pay after it.</p>;
}

function Unavailable({ booking }: ScreenProps) {
  const settings = useSettings();
  return (
    <Screen
      icon={BadgeIndianRupee}
      title={`${money(dueOnline(booking))} to pay`}
      words={
        booking.payBy
          ? 'You cannot pay online at the moment. Please call us, and we keep your visit.'
          : 'You cannot pay online at the moment. You can pay at the visit.'
      }
    >
      <BookedVisit booking={booking} />
      <Ways>
        {settings && (
          <LinkButton href={callLink(settings.phone)} variant="secondary">
            Call the salon
          </LinkButton>
        )}
      </Ways>
    </Screen>
  );
}

function Expired({ booking }: ScreenProps) {
  return (
    <Screen
      icon={Hourglass}
      tone="warning"
      title="The time was given back"
      words="We got no payment in time, so this visit is not booked."
    >
      <BookedVisit booking={booking} />
      <p className="mt-4 max-w-md text-muted">
        Has money left your account? It is not lost. If it still reaches us, we book this time again while it is free, or send the
        money back.
      </p>
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
      title="This visit is cancelled"
      words={
        booking.amountPaid > 0
          ? `The salon keeps ${money(booking.amountPaid)} of what you paid, as agreed. You need not pay anything more.`
          : 'There is nothing to pay.'
      }
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
  return (
    <Screen
      icon={CornerUpLeft}
      tone="warning"
      title={`${money(refundDue)} comes back to you`}
      words={
        isLate
          ? `Your payment came at ${clockOf(paidAt)}, when the time had gone to somebody else. So this visit is not booked.`
          : `This visit is cancelled.${feeWords(booking)}`
      }
    >
      <BookedVisit booking={booking} />
      <p className="mt-4 max-w-md text-muted">
        We send the money to the account it came from, within 7 working days. You need not do anything.
      </p>
      <Ways>
        <BookAgain booking={booking} size="md" variant="primary" />
      </Ways>
    </Screen>
  );
}

/** The fee for cancelling late that stays with the salon; nothing without one. */
function feeWords({ cancellation }: Booking): string {
  const kept = cancellation?.kept ?? 0;
  return kept > 0 ? ` We keep the fee of ${money(kept)}, as agreed.` : '';
}

function Refunded({ booking, payment }: ScreenProps) {
  const refunds = payment.payments.flatMap(one => one.refunds).filter(({ state }) => state === 'PENDING' || state === 'DONE');
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const doneAt = refunds.at(-1)?.doneAt;
  return (
    <Screen
      icon={CornerUpLeft}
      tone="good"
      title={`${money(sum)} ${doneAt ? 'was given back' : 'is on its way back'}`}
      words={
        doneAt
          ? `On ${date(inKolkata(Date.parse(doneAt)).day)}, to the account it came from. Banks may take some days to show it.${feeWords(booking)}`
          : `To the account it came from. Banks may take some days to show it.${feeWords(booking)}`
      }
    >
      <BookedVisit booking={booking} />
      <Ways>
        <BookAgain booking={booking} />
      </Ways>
    </Screen>
  );
}
