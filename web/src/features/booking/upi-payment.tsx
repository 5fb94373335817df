import { money } from '../../shared/format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { type Booking, referenceOf } from './booking.ts';

type Props = { booking: Booking; upi: NonNullable<Booking['upi']> };

/** Paying by UPI: the link opens a payment app on this phone, the QR code one on another (rulings R6). */
export function UpiPayment({ booking, upi }: Props) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="figures font-display text-3xl font-medium">{money(booking.finalPrice)}</p>
      <LinkButton href={upi.link} block>
        Pay by UPI
      </LinkButton>
      <p className="text-sm text-muted">or scan with any UPI app</p>
      <img
        src={upi.qrCode}
        alt={`QR code to pay ${money(booking.finalPrice)} by UPI`}
        width={192}
        height={192}
        className="size-48 rounded-md border border-line bg-card"
      />
      <p className="text-sm text-muted">
        Booking <span className="figures uppercase">{referenceOf(booking)}</span>. It shows as paid once the salon has seen the
        money.
      </p>
    </div>
  );
}
