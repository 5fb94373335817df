import { type LucideIcon, MessageCircle, Navigation, Phone } from 'lucide-react';
import * as words from '#words/visit';
import { withCountry } from '../../../../../common/phone.ts';
import { ChatLinks } from '../../../features/messages/chat/chat-links.tsx';
import { chatWords } from '../../../features/messages/chat/chat-words.ts';
import { directionsLink, searchLink } from '../../../map/map-links.ts';
import { callLink, whatsAppLink } from '../../../shared/outside-links.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { DaysState } from './use-days.ts';
import type { ProfessionalVisit } from './visit.ts';
import { customerOf, wordsToCustomer } from './visit-words.ts';

interface Props {
  visit: ProfessionalVisit;
  by: DaysState;
}

/** The way to the customer: a map, a call, and a message with the right words. Only what is known. */
export function ReachCustomer({ visit, by }: Props) {
  const { mobile, address, latitude, longitude } = visit;
  const customer = customerOf(visit);
  if (!mobile && !address) return null;
  const map = latitude && longitude ? directionsLink({ latitude, longitude }) : address && searchLink(address);
  const text = wordsToCustomer(visit, by.professional?.name ?? '', by.salon?.name ?? '');
  return (
    <div className="flex flex-wrap gap-2">
      {map && <Way icon={Navigation} label={words.map} spoken={words.mapTo(customer)} href={map} />}
      {mobile && (
        <>
          <Way icon={Phone} label={words.call} spoken={words.callOf(customer)} href={callLink(withCountry(mobile))} />
          <Way
            icon={MessageCircle}
            label={words.whatsApp}
            spoken={words.whatsAppTo(customer)}
            href={whatsAppLink(withCountry(mobile), text)}
          />
        </>
      )}
    </div>
  );
}

/** Messages that she only has to send. */
export function WriteToCustomer({ visit, by }: Props) {
  const { mobile } = visit;
  const customer = customerOf(visit);
  if (!mobile) return null;
  const chats = chatWords({
    customer,
    salon: by.salon?.name ?? '',
    by: by.professional?.name,
    language: visit.language,
    date: visit.date,
    time: visit.from,
    reference: visit.reference,
    amount: visit.collect,
  });
  return <ChatLinks name={customer} mobile={mobile} words={chats} />;
}

function Way({ icon: Icon, label, spoken, href }: { icon: LucideIcon; label: string; spoken: string; href: string }) {
  return (
    <LinkButton
      variant="secondary"
      size="lg"
      href={href}
      aria-label={spoken}
      className="max-md:steady-text min-w-[5.5rem] flex-1 flex-col gap-0.5! rounded-lg! px-2! text-base!"
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      {label}
    </LinkButton>
  );
}
