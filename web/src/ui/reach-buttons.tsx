import { type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { withCountry } from '../../../common/phone.ts';
import { callLink, mailLink, whatsAppLink } from '../shared/outside-links.ts';
import { LinkButton } from './link-button.tsx';

interface Props {
  name: string;
  mobile: string | null;
  email?: string | null;
  /** Link to their address on a map. */
  map?: string | null;
  /** Subject of the mail. */
  subject?: string;
  /** First lines of the WhatsApp message and the mail. */
  text?: string;
}

/** Buttons for each known way to reach a person. Stand in a row that wraps. */
export function ReachButtons({ name, mobile, email, map, subject, text }: Props) {
  return (
    <>
      {mobile && (
        <>
          <Way icon={Phone} label="Call" spoken={`Call ${name}`} href={callLink(withCountry(mobile))} />
          <Way icon={MessageCircle} label="WhatsApp" spoken={`WhatsApp ${name}`} href={whatsAppLink(withCountry(mobile), text)} />
        </>
      )}
      {email && <Way icon={Mail} label="Mail" spoken={`Write to ${name}`} href={mailLink(email, { subject, body: text })} />}
      {map && <Way icon={MapPin} label="Map" spoken={`Map to ${name}`} href={map} />}
    </>
  );
}

function Way({ icon: Icon, label, spoken, href }: { icon: LucideIcon; label: string; spoken: string; href: string }) {
  return (
    <LinkButton size="sm" variant="secondary" href={href} aria-label={spoken} className="px-3! max-sm:px-2.5! print:hidden">
      <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      {label}
    </LinkButton>
  );
}
