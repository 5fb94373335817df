/** Paying by UPI: a link that opens the customer's payment app, and the same link as a QR code (rule M6). */
import type { Config } from '../../platform/config/config.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import { qrCodeOf } from '../../platform/shared/qr-code.ts';
import { paysOnline } from '../../salon/settings/rules.ts';

type Booking = Schemas['Booking'];
type Payee = Pick<Schemas['Settings'], 'upiId' | 'salonName' | 'payOnline'>;

/** Whether there is something to pay by UPI. */
export function isPayable(booking: Booking): boolean {
  return (
    booking.paymentType === 'PAY_NOW' &&
    booking.paymentStatus === 'UNPAID' &&
    booking.status !== 'CANCELLED' &&
    booking.amountDue > 0
  );
}

interface Payment {
  rupees: number;
  /** The bank shows it beside the money, so that the salon finds the booking. UPI takes at most 35 letters and digits. */
  transaction: string;
  /** What the payer reads. */
  note: string;
}

/** How to pay; null when the salon has no UPI id. */
export async function upiFor(
  { rupees, transaction, note }: Payment,
  { upiId, salonName }: Pick<Payee, 'upiId' | 'salonName'>,
): Promise<Schemas['UpiPayment'] | null> {
  if (!upiId) return null;
  const fields = { pa: upiId, pn: salonName, am: rupees.toFixed(2), cu: 'INR', tr: transaction, tn: note };
  const link = `upi://pay?${Object.entries(fields)
    // The @ stays unencoded, which a query allows. Some payment apps do not decode name%40bank, and then find no payee.
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
  return { link, qrCode: await qrCodeOf(link) };
}

/** Adds the link and QR code to a booking that is to be paid by UPI, if the salon has a UPI id and takes no online payment. */
export async function withUpi(config: Pick<Config, 'payments'>, booking: Booking, payee: Payee): Promise<Booking> {
  if (!isPayable(booking) || paysOnline(config, payee)) return booking;
  const { bookingId, amountDue } = booking;
  const payment = { rupees: amountDue, transaction: bookingId.replaceAll('-', ''), note: `Booking ${referenceOf(bookingId)}` };
  return { ...booking, upi: await upiFor(payment, payee) };
}
