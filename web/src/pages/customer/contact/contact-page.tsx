import { Clock, type LucideIcon, Mail, MapPin, MessageCircle, Navigation, Phone } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/contact';
import * as footer from '#words/footer';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { openState } from '../../../features/salon/settings/open-state.ts';
import { openingHoursLines } from '../../../features/salon/settings/opening-hours.ts';
import { type Settings, useSettingsState } from '../../../features/salon/settings/use-settings.ts';
import { LateMap } from '../../../map/late-map.tsx';
import { directionsLink } from '../../../map/map-links.ts';
import { today } from '../../../shared/clock.ts';
import { longDate } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { callLink, mailLink, whatsAppLink } from '../../../shared/outside-links.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { answersFor } from './answers.tsx';
import { ContactFact } from './contact-fact.tsx';

// Lazy, because it brings react-hook-form and is below the fold on a phone.
const MessageForm = lazy(() => import('../../../features/messages/contact-form/message-form.tsx'));

export default function ContactPage() {
  useDocumentTitle(titles.contact);
  const { settings, error, reload } = useSettingsState();
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 max-w-xl text-muted md:text-lg">{words.askAnything}</p>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-10 lg:grid-cols-2 lg:gap-12">
        {error ? (
          <ReadFailed onRetry={reload} className="self-start">
            {messageOf(error, words.loadFailed)}
          </ReadFailed>
        ) : (
          <ContactDetails settings={settings} />
        )}
        <Card as="section" aria-labelledby="write-title" className="lg:p-8!">
          <h2 id="write-title" className="mb-5 font-display text-2xl font-medium tracking-tight">
            {words.writeToUs}
          </h2>
          <LatePart waiting={<Skeleton className="h-120" />} missing={words.formMissing} className="min-h-60">
            <MessageForm />
          </LatePart>
        </Card>
      </div>
      {!error && settings?.address !== '' && <SalonMap settings={settings} />}
      {settings && <Questions settings={settings} />}
    </div>
  );
}

function Questions({ settings }: { settings: Settings }) {
  return (
    <section aria-labelledby="faq-title" className="mt-12 md:mt-20">
      <h2 id="faq-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        {words.commonQuestions}
      </h2>
      <div className="mt-5 gap-x-12 *:mb-8 *:break-inside-avoid md:mt-8 lg:columns-2">
        {answersFor(settings).map(({ topic, answers }) => (
          <section key={topic} aria-label={topic}>
            <h3 className="mb-1 font-semibold text-plum">{topic}</h3>
            <div className="border-t border-line">
              {answers.map(({ question, answer }) => (
                <Accordion key={question} title={question}>
                  <p className="max-w-prose">{answer}</p>
                </Accordion>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

function SalonMap({ settings }: { settings: Settings | undefined }) {
  return (
    <section aria-labelledby="map-title" className="mt-10 md:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="map-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
          {words.findTheSalon}
        </h2>
        {settings && (
          <LinkButton href={directionsLink(settings)} variant="secondary" size="sm">
            <Navigation aria-hidden className="size-4.5" strokeWidth={1.75} />
            {words.getDirections}
          </LinkButton>
        )}
      </div>
      <LateMap
        pin={settings && { latitude: Number(settings.latitude), longitude: Number(settings.longitude) }}
        pinLabel={settings ? `${settings.salonName}, ${settings.address}` : ''}
        tileUrl={settings?.map.tileUrl}
        attribution={settings?.map.attribution}
        className="h-72 rounded-xl md:h-96"
        without={words.opensInMaps}
        // Close enough to read the street's name.
        zoom={16}
      />
    </section>
  );
}

function ContactDetails({ settings }: { settings: Settings | undefined }) {
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

/** One tap each, at the top of the page; only what the salon has said. */
function ContactActions({ settings }: { settings: Settings | undefined }) {
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

/** The opening hours of the week, and whether the salon is open now, in the salon's time zone. */
function Hours({ settings }: { settings: Settings | undefined }) {
  return (
    <ContactFact icon={Clock} title={footer.openingHours}>
      {settings ? <Week settings={settings} /> : <TextSkeleton lines={3} />}
    </ContactFact>
  );
}

function Week({ settings }: { settings: Settings }) {
  const now = useNow(30_000);
  const { isOpen, title, detail } = openState(settings, now);
  const closedSoon = settings.closedDays.filter(day => day >= today(now)).slice(0, 3);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`flex items-center gap-2 font-semibold ${isOpen ? 'text-leaf' : 'text-madder'}`}>
          <span aria-hidden className={`size-2.5 rounded-full ${isOpen ? 'bg-leaf' : 'border-2 border-madder'}`} />
          {isOpen ? title : words.closedNow}
        </span>
        <span className="figures text-muted">{isOpen ? detail : title}</span>
      </p>
      <dl className="figures mt-1.5 grid gap-x-4 sm:grid-cols-[auto_1fr] md:max-lg:grid-cols-1">
        {openingHoursLines(settings.openingHours).map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="max-sm:mt-1.5 md:max-lg:mt-1.5">{days}</dt>
            <dd className="font-semibold">{hours}</dd>
          </div>
        ))}
      </dl>
      {closedSoon.length > 0 && (
        <p className="figures mt-1.5 text-muted">{words.closedOn(closedSoon.map(longDate).join('; '))}</p>
      )}
    </>
  );
}
