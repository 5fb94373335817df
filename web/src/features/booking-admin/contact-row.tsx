import { MapPin, MessageCircle, Phone } from 'lucide-react';
import type { Booking } from '../booking/booking.ts';
import { contactOf, mapLink } from './contact.ts';

type Props = { booking: Pick<Booking, 'user' | 'address'> };

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm font-semibold text-plum hover:bg-plum-tint';

/** Call, WhatsApp, Map: each a thumb wide. What is not known any more has no link. */
export function ContactRow({ booking: { user, address } }: Props) {
  const contact = user.mobile ? contactOf(user.mobile) : null;
  const map = mapLink(address);
  const whom = user.fullName ?? 'the customer';
  return (
    <>
      {contact && (
        <>
          <a href={contact.call} aria-label={`Call ${whom}`} className={look}>
            <Phone aria-hidden className="size-4.5" strokeWidth={1.75} />
            <span aria-hidden>Call</span>
          </a>
          <a href={contact.whatsApp} target="_blank" rel="noopener" aria-label={`WhatsApp ${whom}`} className={look}>
            <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
            <span aria-hidden>WhatsApp</span>
          </a>
        </>
      )}
      {map && (
        <a href={map} target="_blank" rel="noopener" aria-label={`Map to ${whom}`} className={look}>
          <MapPin aria-hidden className="size-4.5" strokeWidth={1.75} />
          <span aria-hidden>Map</span>
        </a>
      )}
    </>
  );
}
