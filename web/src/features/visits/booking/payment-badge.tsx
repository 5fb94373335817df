import { Badge } from '../../../ui/badge.tsx';
import type { ShownBooking } from './booking.ts';
import { paymentWords } from './payment-words.ts';

/** What was paid, has to be paid or comes back. Nothing for a cancelled booking without a payment. */
export function PaymentBadge({ booking }: { booking: ShownBooking }) {
  const said = paymentWords(booking);
  return said && <Badge tone={said.tone}>{said.words}</Badge>;
}
