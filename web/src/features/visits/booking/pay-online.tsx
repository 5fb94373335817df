import * as words from '#words/booking';
import { LEAST_ONLINE, toPaise } from '../../../../../common/money.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { dueOnline, type ShownBooking } from './booking.ts';

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
