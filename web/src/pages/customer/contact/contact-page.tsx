import { Navigation } from 'lucide-react';
import * as words from '#words/contact';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { type Settings, useSettingsState } from '../../../features/salon/settings/use-settings.ts';
import { LateMap } from '../../../map/late-map.tsx';
import { directionsLink } from '../../../map/map-links.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Card } from '../../../ui/card.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { answersFor } from './answers.tsx';
import { ContactDetails } from './contact-details.tsx';

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
