import { create } from 'qrcode';
import * as words from '#words/visit';
import { money } from '../../../shared/format.ts';
import { upiLink } from '../../../shared/outside-links.ts';

/** Light squares around the code, without which some phones do not find it. */
const margin = 3;

interface Props {
  upiId: string;
  salon: string;
  bookingId: string;
  reference: string;
  /** Rupees, the tip included. */
  amount: number;
}

/** The customer's phone scans it and pays the salon (rule M43). Drawn on this phone, so that it needs no network. */
export default function UpiQr({ upiId, salon, bookingId, reference, amount }: Props) {
  const link = upiLink({ upiId, payee: salon, rupees: amount, transaction: bookingId, note: `Booking ${reference}` });
  const { size, data } = create(link).modules;
  const rows = Array.from({ length: size }, (_, y) => Array.from(data.slice(y * size, (y + 1) * size)));
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const whole = size + 2 * margin;
  return (
    <figure className="mt-4 grid justify-items-center gap-2 text-center">
      <svg
        role="img"
        aria-label={words.qrToPay(money(amount))}
        viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
        shapeRendering="crispEdges"
        className="size-60 max-w-full rounded-md border border-line bg-white"
      >
        <path d={path} />
      </svg>
      <figcaption>
        <span className="figures block text-2xl font-bold">{money(amount)}</span>
        <span className="text-base text-muted wrap-anywhere">{upiId}</span>
      </figcaption>
    </figure>
  );
}
