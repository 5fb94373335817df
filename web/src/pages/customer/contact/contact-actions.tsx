import { type LucideIcon, Mail, MessageCircle, Navigation, Phone } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/contact';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { directionsLink } from '../../../map/map-links.ts';
import { callLink, mailLink, whatsAppLink } from '../../../shared/outside-links.ts';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** One tap each, at the top of the page; only what the salon has said. */
export function ContactActions({ settings }: { settings: Settings | undefined }) {
  return (
    <ul aria-label={words.waysToReachUs} className="grid grid-cols-4 gap-2 @max-[19rem]:grid-cols-2 sm:gap-3">
      {settings ? (
        <>
          {settings.phone && <Action icon={Phone} label={words.call} href={callLink(settings.phone)} />}
          {settings.phone && <Action icon={MessageCircle} label={words.whatsApp} href={whatsAppLink(settings.phone)} />}
          {settings.email && <Action icon={Mail} label={words.email} href={mailLink(settings.email)} />}
          {settings.address && <Action icon={Navigation} label={words.directions} href={directionsLink(settings)} />}
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
        {leaves && <VisuallyHidden> {common.newTab}</VisuallyHidden>}
      </a>
    </li>
  );
}
