import { RadioCards } from '../../ui/radio-cards.tsx';
import type { PaymentType } from './order.ts';
import type { Payment } from './use-order.ts';

interface Props {
  payment: Payment;
  onChange: (type: PaymentType) => void;
}

const words: Record<PaymentType, { label: string; hint: string }> = {
  PAY_AFTER: { label: 'Pay after service', hint: 'Cash or card, when the visit is done.' },
  PAY_NOW: { label: 'Pay now by UPI', hint: 'You get a payment link and a QR code after placing the order.' },
};

/** The payment type in words, beside the total. */
export function paymentName({ isFree, type }: Payment): string {
  return isFree ? 'Nothing to pay' : words[type].label;
}

export function PaymentChoice({ payment, onChange }: Props) {
  if (payment.isFree) return <p>{paymentName(payment)}</p>;
  return (
    <RadioCards
      legend="Payment"
      value={payment.type}
      onChange={onChange}
      className="grid gap-3 md:grid-cols-2"
      cards={payment.offered.map(type => ({ value: type, ...words[type] }))}
    />
  );
}
