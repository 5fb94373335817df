import { type LucideIcon, Mail, MessageCircle, Navigation, Phone } from 'lucide-react';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { directionsLink } from '../../../map/map-links.ts';
import { callLink, mailLink, whatsAppLink } from '../../../shared/outside-links.ts';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** One tap each, at the top of the page. */
export function ContactActions({ settings }: { settings: Settings | undefined }) {
  return (
    <ul aria-label="Ways to reach us" className="grid grid-cols-4 gap-2 @max-[19rem]:grid-cols-2 sm:gap-3">
      {settings ? (
        <>
          <Action icon={Phone} label="Call" href={callLink(settings.phone)} />
          <Action icon={MessageCircle} label="WhatsApp" href={whatsAppLink(settings.phone)} />
          <Action icon={Mail} label="E-mail" href={mailLink(settings.email)} />
          <Action icon={Navigation} label="Directions" href={directionsLink(settings)} />
        </>
      ) : (
        <Repeat times={4}>
          <li>
            <Skeleton className="h-20.5 rounded-lg!" />
          </li>
        </Repeat>
      )}
    </ul>
  );
}

function Action({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string }) {
  const leaves = href.startsWith('https:');
  return (
    <li>
      <a
        href={href}
        {...(leaves && { target: '_blank', rel: 'noopener' })}
        className="grid min-h-20.5 place-content-center justify-items-center gap-1.5 rounded-lg border border-line bg-card px-0.5 text-xs font-semibold sm:text-sm text-plum shadow-card transition-colors hover:border-plum hover:bg-plum-tint"
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        {label}
        {leaves && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    </li>
  );
}
