/** Paying by UPI: a link that opens the customer's payment app, and the same link as a QR code (rulings R6). */
import qrcode from 'qrcode';
import type { Schemas } from '../contract/types.ts';
import { referenceOf } from './rules.ts';

type Booking = Schemas['Booking'];
type Payee = Pick<Schemas['Settings'], 'upiId' | 'salonName'>;

const isPayable = (booking: Booking): boolean =>
  booking.paymentType === 'PAY_NOW' && booking.paymentStatus === 'UNPAID' && booking.status !== 'CANCELLED';

/** The booking with the means to pay it, where it is to be paid by UPI and the salon has a UPI id. */
export const withUpi = async (booking: Booking, { upiId, salonName }: Payee): Promise<Booking> => {
  if (!upiId || !isPayable(booking)) return booking;
  const fields = {
    pa: upiId,
    pn: salonName,
    am: booking.finalPrice.toFixed(2),
    cu: 'INR',
    tr: booking.bookingId,
    tn: `Booking ${referenceOf(booking.bookingId)}`,
  };
  const link = `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
  const svg = await qrcode.toString(link, { type: 'svg', margin: 2 });
  return { ...booking, upi: { link, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` } };
};
