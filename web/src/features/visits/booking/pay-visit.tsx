import { Copy } from 'lucide-react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { LEAST_ONLINE, toPaise } from '../../../../../common/money.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { money } from '../../../shared/format.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { fill } from '../../../ui/fill.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { dueOnline, referenceOf, type ShownBooking } from './booking.ts';

interface Props {
  booking: ShownBooking;
  upi: NonNullable<ShownBooking['upi']>;
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
          {common.payByUpi}
        </LinkButton>
      )}
      {isTouched && <p className="text-sm text-muted">{words.orScan}</p>}
      <img
        src={upi.qrCode}
        alt={words.qrToPay(money(booking.finalPrice))}
        width={240}
        height={240}
        className={classes('max-w-full rounded-md border border-line bg-card', isTouched ? 'size-48' : 'size-60')}
      />
      {!isTouched && <p className="text-sm text-muted">{words.scan}</p>}
      <Payee link={upi.link} />
      {!isTouched && (
        <LinkButton href={upi.link} variant="secondary" block>
          {common.payByUpi}
        </LinkButton>
      )}
      <p className="text-sm text-muted">
        {fill(words.showsAsPaid, { reference: <span className="figures uppercase">{referenceOf(booking)}</span> })}
      </p>
    </div>
  );
}

/** Name and UPI id from the link, to type into a payment app. */
function Payee({ link }: { link: string }) {
  const { searchParams } = new URL(link);
  const id = searchParams.get('pa') ?? '';
  const name = searchParams.get('pn');
  const copy = () => copyText(id, words.upiCopied, words.upiCopyFailed);
  return (
    <div className="w-full text-left *:mt-0">
      <Facts
        facts={[
          ...(name ? [{ label: words.payTo, value: name }] : []),
          {
            label: words.upiId,
            value: (
              <span className="-my-2 flex flex-wrap items-center justify-end">
                <span className="min-w-0">{id}</span>
                <Button size="sm" variant="quiet" aria-label={words.copyUpi} className="-mr-4" onClick={copy}>
                  <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
                  {common.copy}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}

/**
 * Leads to the payment of a booking, before the visit or after it. While one is under way it offers no second one, so that nobody pays twice
 * (rule M45). Nothing if nothing can be paid online.
 */
export function PayOnline({ booking, ...look }: { booking: ShownBooking } & ButtonLook) {
  const takesOnline = useSettings()?.onlinePayment;
  if (!takesOnline || booking.status === 'CANCELLED' || toPaise(dueOnline(booking)) < LEAST_ONLINE) return null;
  const isUnderWay = booking.amountPending > 0;
  const variant = isUnderWay ? 'secondary' : look.variant;
  return (
    <LinkButton href={paths.payment(booking.bookingId)} className="max-sm:min-w-full" {...look} variant={variant}>
      {isUnderWay ? words.seePayment : words.payOnline(money(dueOnline(booking)))}
    </LinkButton>
  );
}
