import { Mail, MessageCircle, Phone } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { mailLink, whatsAppLink } from '../settings/contact-links.ts';
import { callLink } from '../settings/use-settings.ts';

type Props = {
  name: string;
  mobile: string | null;
  email: string | null;
  /** Begins the mail. */
  subject?: string | undefined;
  /** Begins the WhatsApp message and the mail. */
  text?: string | undefined;
};

/** Ways to reach a person: by call, WhatsApp or mail, whichever they gave. */
export function ReachButtons({ name, mobile, email, subject, text }: Props) {
  const international = `+91${mobile}`;
  return (
    <div className="flex flex-wrap gap-2">
      {mobile && (
        <>
          <LinkButton size="sm" variant="secondary" href={callLink(international)} aria-label={`Call ${name}`}>
            <Phone aria-hidden className={iconLook} />
            Call
          </LinkButton>
          <LinkButton
            size="sm"
            variant="secondary"
            href={withQuery(whatsAppLink(international), { text })}
            aria-label={`WhatsApp ${name}`}
          >
            <MessageCircle aria-hidden className={iconLook} />
            WhatsApp
          </LinkButton>
        </>
      )}
      {email && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={withQuery(mailLink(email), { subject, body: text })}
          aria-label={`Write to ${name}`}
        >
          <Mail aria-hidden className={iconLook} />
          Mail
        </LinkButton>
      )}
    </div>
  );
}

const iconLook = 'size-4.5';

/** Not URLSearchParams: mail programs show its `+` for a space as it is. */
function withQuery(link: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  if (pairs.length === 0) return link;
  return `${link}?${pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
