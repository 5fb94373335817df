import { Mail, MapPin, Phone } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/contact';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { callLink, mailLink } from '../../../shared/outside-links.ts';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactFact } from './contact-fact.tsx';
import { Hours } from './hours.tsx';

export function ContactDetails({ settings }: { settings: Settings | undefined }) {
  return (
    <section aria-label={words.theSalon} className="grid grid-cols-1 content-start gap-6 md:max-lg:grid-cols-2">
      {(!settings || settings.phone || settings.email || settings.address) && (
        <div className="@container md:max-lg:col-span-2">
          <ContactActions settings={settings} />
        </div>
      )}
      <Hours settings={settings} />
      {settings?.address !== '' && (
        <ContactFact icon={MapPin} title={common.address}>
          {settings ? <address className="not-italic">{settings.address}</address> : <TextSkeleton lines={2} />}
        </ContactFact>
      )}
      {settings?.phone !== '' && (
        <ContactFact icon={Phone} title={words.phone}>
          {settings ? (
            <a href={callLink(settings.phone)} className={`figures ${linkLook}`}>
              {settings.phone}
            </a>
          ) : (
            <TextSkeleton lines={1} />
          )}
        </ContactFact>
      )}
      {settings?.email !== '' && (
        <ContactFact icon={Mail} title={words.email}>
          {settings ? (
            <a href={mailLink(settings.email)} className={`wrap-anywhere ${linkLook}`}>
              {settings.email}
            </a>
          ) : (
            <TextSkeleton lines={1} />
          )}
        </ContactFact>
      )}
    </section>
  );
}

const linkLook = '-my-2.5 inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4';
