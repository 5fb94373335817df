import { messageOf } from '../../../api/message-of.ts';
import { useSettingsState } from '../../../features/settings/use-settings.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Card } from '../../../ui/card.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Questions } from './questions.tsx';
import { SalonMap } from './salon-map.tsx';

// Lazy, because it brings react-hook-form and is below the fold on a phone.
const MessageForm = lazy(() => import('../../../features/message/message-form.tsx'));

export default function ContactPage() {
  useDocumentTitle('Contact');
  const { settings, error, reload } = useSettingsState();
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>Contact us</PageTitle>
      <p className="mt-2 max-w-xl text-muted md:text-lg">
        Ask us anything before or after a visit. A person at our front desk reads every message.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-10 lg:grid-cols-2 lg:gap-12">
        {error ? (
          <ReadFailed onRetry={reload} className="self-start">
            {messageOf(error, 'Failed to load our address, phone and opening hours.')}
          </ReadFailed>
        ) : (
          <ContactDetails settings={settings} />
        )}
        <Card as="section" aria-labelledby="write-title" className="lg:p-8!">
          <h2 id="write-title" className="mb-5 font-display text-2xl font-medium tracking-tight">
            Write to us
          </h2>
          <LatePart
            waiting={<Skeleton className="h-120" />}
            missing="The form could not be loaded. A call or an e-mail reaches us, too."
            className="min-h-60"
          >
            <MessageForm />
          </LatePart>
        </Card>
      </div>
      {!error && <SalonMap settings={settings} />}
      {settings && <Questions settings={settings} />}
    </div>
  );
}
