import { Copy } from 'lucide-react';
import { classes } from '../../shared/class-names.ts';
import { money } from '../../shared/format.ts';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type Booking, referenceOf } from './booking.ts';

interface Props {
  booking: Booking;
  upi: NonNullable<Booking['upi']>;
}

/**
 * The link opens a payment app on this phone, the QR code on another one (rule M6). Laptops have no such app, so they show the code
 * first. Those who can use neither pay to the UPI id by hand.
 */
export function UpiPayment({ booking, upi }: Props) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <p className="figures font-display text-3xl font-medium">{money(booking.finalPrice)}</p>
      {isTouched && (
        <LinkButton href={upi.link} block>
          Pay by UPI
        </LinkButton>
      )}
      {isTouched && <p className="text-sm text-muted">or scan with any UPI app</p>}
      <img
        src={upi.qrCode}
        alt={`QR code to pay ${money(booking.finalPrice)} by UPI`}
        width={240}
        height={240}
        className={classes('max-w-full rounded-md border border-line bg-card', isTouched ? 'size-48' : 'size-60')}
      />
      {!isTouched && <p className="text-sm text-muted">Scan with any UPI app on your phone</p>}
      <Payee link={upi.link} />
      {!isTouched && (
        <LinkButton href={upi.link} variant="secondary" block>
          Pay by UPI
        </LinkButton>
      )}
      <p className="text-sm text-muted">
        Booking <span className="figures uppercase">{referenceOf(booking)}</span>. It shows as paid once the salon has received
        the money.
      </p>
    </div>
  );
}

/** Name and UPI id from the link, to type into a payment app. */
function Payee({ link }: { link: string }) {
  const { searchParams } = new URL(link);
  const id = searchParams.get('pa') ?? '';
  const name = searchParams.get('pn');
  const copy = () => copyText(id, 'UPI id copied!', 'Failed to copy. Select the UPI id and copy it.');
  return (
    <div className="w-full text-left *:mt-0">
      <Facts
        facts={[
          ...(name ? [{ label: 'Pay to', value: name }] : []),
          {
            label: 'UPI id',
            value: (
              <span className="-my-2 flex flex-wrap items-center justify-end">
                <span className="min-w-0">{id}</span>
                <Button size="sm" variant="quiet" aria-label="Copy the UPI id" className="-mr-4" onClick={copy}>
                  <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
                  Copy
                </Button>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
