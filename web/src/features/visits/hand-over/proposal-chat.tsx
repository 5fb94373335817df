import { MessageCircle } from 'lucide-react';
import { withCountry } from '../../../../../common/phone.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useCustomer } from '../../accounts/customer/customer.ts';
import { proposed } from '../../messages/chat/chat-words.ts';
import { useSalonName } from '../../salon/settings/salon.tsx';
import type { Booking } from '../booking/booking.ts';

/** The question about another time on WhatsApp, with the words filled in (rule N82). */
export function ProposalChat({ booking: { userId, user, proposal } }: { booking: Booking }) {
  const salon = useSalonName();
  const { data: known } = useCustomer(userId);
  if (!proposal || !user.mobile || !user.fullName) return null;
  const text = proposed({
    customer: user.fullName.split(' ')[0] ?? '',
    salon,
    who: proposal.professional?.name,
    language: known?.customer.language ?? 'en',
    date: proposal.bookingDate,
    time: proposal.bookingTime,
  });
  return (
    <LinkButton size="sm" variant="secondary" href={whatsAppLink(withCountry(user.mobile), text)}>
      <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
      Ask on WhatsApp
    </LinkButton>
  );
}
