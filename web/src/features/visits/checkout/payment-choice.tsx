import * as words from '#words/checkout';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { PaymentType } from './order.ts';
import type { Payment } from './use-order.ts';

interface Props {
  payment: Payment;
  onChange: (type: PaymentType) => void;
}

const choices: Record<PaymentType, { label: string; hint: string }> = {
  PAY_AFTER: { label: words.payAfter, hint: words.payAfterHint },
  PAY_NOW: { label: words.payNow, hint: words.payNowHint },
};

const online = { label: words.payOnline, hint: words.payOnlineHint };

const deposited = {
  label: words.payDepositNow,
  hint: words.payDepositHint,
};

/** What the chosen payment type has to be paid of now, in rupees; 0 for all or nothing. */
export function depositNow({ type, deposit }: Payment): number {
  return type === 'PAY_AFTER' ? deposit : 0;
}

function wordsOf({ isOnline, deposit }: Payment, type: PaymentType) {
  if (type === 'PAY_AFTER' && deposit > 0) return deposited;
  return isOnline && type === 'PAY_NOW' ? online : choices[type];
}

/** The payment type in words, beside the total. */
export function paymentName(payment: Payment): string {
  return payment.isFree ? words.nothingToPay : wordsOf(payment, payment.type).label;
}

export function PaymentChoice({ payment, onChange }: Props) {
  if (payment.isFree) return <p>{paymentName(payment)}</p>;
  return (
    <RadioCards
      legend={words.payment}
      value={payment.type}
      onChange={onChange}
      className="grid gap-3 md:grid-cols-2"
      cards={payment.offered.map(type => ({ value: type, ...wordsOf(payment, type) }))}
    />
  );
}
