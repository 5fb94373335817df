import { useState } from 'react';
import { lastOf } from '#words/format';
import { allNames } from '../../../../../common/names.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { date, instant, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { type Booking, stepOf } from '../booking/booking.ts';
import {
  isOnline,
  methodWords,
  type Payment,
  providerWords,
  type Refund,
  refundable,
  refundWords,
  stateWords,
  usePayments,
} from './use-payments.ts';

const RecordPaymentDialog = lazy(() => import('./record-payment-dialog.tsx'));
const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

/** What the booking costs, what was paid and given back, and recording both (rules M9 to M12). */
export function BookingPayments({ booking }: { booking: Booking }) {
  const { bookingId, amountDue } = booking;
  const { data, error, reload } = usePayments(bookingId);
  const [doing, setDoing] = useState<'record' | Payment | null>(null);
  const close = () => setDoing(null);
  return (
    <section aria-labelledby={`payments-${bookingId}`}>
      <h3 id={`payments-${bookingId}`} className="mb-1 text-sm font-semibold text-muted">
        Payments
      </h3>
      <Sums booking={booking} hasRefunds={data?.payments.some(({ refunded }) => refunded > 0) ?? false} />
      {data ? (
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {data.payments.map(payment => (
            <PaymentItem key={payment.id} payment={payment} booking={booking} onRefund={() => setDoing(payment)} />
          ))}
        </ul>
      ) : error ? (
        <ReadFailed onRetry={reload}>Failed to load the payments</ReadFailed>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the payments" className="py-2">
          <TextSkeleton />
        </div>
      )}
      {amountDue > 0 && (
        <Allowed to="POST /booking/admin/{id}/payment">
          <Button size="sm" variant="secondary" className="mt-2 print:hidden" onClick={() => setDoing('record')}>
            Record Payment
          </Button>
        </Allowed>
      )}
      {doing && (
        <LateDialog onClose={close}>
          {doing === 'record' ? (
            <RecordPaymentDialog booking={booking} onClose={close} />
          ) : (
            <RefundDialog booking={booking} payment={doing} onClose={close} />
          )}
        </LateDialog>
      )}
    </section>
  );
}

function Sums({ booking, hasRefunds }: { booking: Booking; hasRefunds: boolean }) {
  const { amountPaid, amountDue, refundDue } = booking;
  const step = stepOf(booking);
  const sums = [
    { label: hasRefunds ? 'Received less refunds' : 'Received', rupees: amountPaid, look: '' },
    { label: 'Due', rupees: amountDue, look: 'font-semibold' },
    ...(step
      ? [
          {
            label: `Of it ${step.isLate ? 'overdue since' : 'due by'} ${date(step.by)}`,
            rupees: step.amount,
            look: step.isLate ? 'font-semibold text-madder' : '',
          },
        ]
      : []),
    { label: 'To give back', rupees: refundDue, look: 'font-semibold text-madder' },
  ];
  return (
    <dl className="figures grid gap-1 py-1">
      {sums.map(
        ({ label, rupees, look }, n) =>
          (n === 0 || rupees > 0) && (
            <div key={label} className={`flex justify-between gap-4 ${look}`}>
              <dt>{label}</dt>
              <dd>{money(rupees)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ItemProps {
  payment: Payment;
  booking: Booking;
  onRefund: () => void;
}

function PaymentItem({ payment, booking, onRefund }: ItemProps) {
  const { method, state, amount, tip, reference, blockedAt, note, createdAt, paidAt, refunds, provider } = payment;
  const words = stateWords[state];
  const isLost = state !== 'PAID' && state !== 'PENDING';
  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          {isOnline(payment) ? `Online, ${providerWords[provider]}` : methodWords[method]}{' '}
          {blockedAt && <Badge tone="warning">Set aside by the bank</Badge>}
          {words && <Badge tone={state === 'FAILED' ? 'bad' : state === 'PENDING' ? 'info' : 'neutral'}>{words}</Badge>}
        </span>
        <span className={`figures whitespace-nowrap ${isLost ? 'text-muted line-through' : 'font-semibold'}`}>
          {money(amount)}
        </span>
      </div>
      <p className="figures text-sm text-muted">
        {instant(paidAt ?? createdAt)}
        {tip > 0 && ` · and a tip of ${money(tip)}${forWhom(payment, booking)}`}
        {reference && ` · ${reference}`}
      </p>
      {note && <p className="text-sm whitespace-pre-line">{note}</p>}
      {refunds.length > 0 && (
        <ul className="mt-1 grid gap-1 border-l-2 border-line pl-3">
          {refunds.map(refund => (
            <RefundItem key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      {refundable(payment) > 0 && (
        <Allowed to="POST /booking/admin/{id}/refund">
          <Button
            size="sm"
            variant="quiet"
            className="-my-1 -ml-4 print:hidden"
            aria-label={`Refund ${money(refundable(payment))}`}
            onClick={onRefund}
          >
            Refund
          </Button>
        </Allowed>
      )}
    </li>
  );
}

/** ` for Asha Rao`, or that those who came share it; nothing where one comes (rule M61). */
function forWhom({ tipFor }: Payment, { parts = [] }: Booking): string {
  if (parts.length < 2) return '';
  if (!tipFor) return ', shared evenly';
  const named = new Map(parts.map(({ professional }) => [professional?.id, professional?.name]));
  return ` for ${allNames(
    tipFor.map(id => named.get(id) ?? 'somebody who no longer comes'),
    lastOf,
  )}`;
}

function RefundItem({ refund: { amount, state, note, method, createdAt, doneAt } }: { refund: Refund }) {
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <span className={state === 'FAILED' ? 'font-semibold text-madder' : ''}>
          {[refundWords[state], method && methodWords[method]].filter(Boolean).join(' · ')}
        </span>
        <span className={`figures whitespace-nowrap ${state === 'FAILED' || state === 'VOID' ? 'text-muted line-through' : ''}`}>
          {money(amount)}
        </span>
      </div>
      <p className="figures text-muted">{instant(doneAt ?? createdAt)}</p>
      {note && <p className="whitespace-pre-line">{note}</p>}
    </li>
  );
}
