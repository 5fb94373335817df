import { RadioCards } from '../../ui/radio-cards.tsx';
import type { PaymentType } from './order.ts';

type Props = { offered: PaymentType[]; value: PaymentType; onChange: (type: PaymentType) => void };

export const paymentWords: Record<PaymentType, { label: string; hint: string }> = {
  PAY_AFTER: { label: 'Pay after service', hint: 'Cash or card, when the visit is done.' },
  PAY_NOW: { label: 'Pay now by UPI', hint: 'You get a payment link and a QR code after placing the order.' },
};

export function PaymentChoice({ offered, value, onChange }: Props) {
  return (
    <RadioCards
      legend="Payment"
      value={value}
      onChange={onChange}
      className="grid gap-3 md:grid-cols-2"
      cards={offered.map(type => ({ value: type, ...paymentWords[type] }))}
    />
  );
}
