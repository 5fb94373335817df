import { MessageCircle } from 'lucide-react';
import * as words from '#words/booking';
import { money } from '../../../shared/format.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { referenceOf, type ShownBooking } from './booking.ts';

/** Why a visit did not take place, what it costs, and a way to answer (rules N83 and N84). */
export function NotDoneNote({ booking }: { booking: ShownBooking }) {
  const phone = useSettings()?.phone;
  const { cancelReason, cancellation, refundDue } = booking;
  if (!cancelReason) return null;
  const kept = cancellation?.kept ?? 0;
  const isNoShow = cancelReason === 'NO_SHOW';
  const isNotPaid = cancelReason === 'NOT_PAID';
  const sentences = [
    isNotPaid ? words.neverBooked : isNoShow ? words.weMetNobody : words.didNotTakePlace,
    isNoShow && kept > 0 ? words.feeIs(money(kept)) : words.costsNothing,
    refundDue > 0 && words.comesBack(money(refundDue)),
  ].filter(Boolean);
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-sand p-3.5">
      <p>{sentences.join(' ')}</p>
      {phone && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={whatsAppLink(phone, words.aboutBooking(referenceOf(booking).toUpperCase()))}
        >
          <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.answerUs}
        </LinkButton>
      )}
    </div>
  );
}
