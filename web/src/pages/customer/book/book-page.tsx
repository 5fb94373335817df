import { messageOf } from '../../../api/message-of.ts';
import { ServiceCard } from '../../../features/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/catalog/service-card-skeleton.tsx';
import { usePopularServices } from '../../../features/catalog/use-popular-services.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { BookingSummary } from './booking-summary.tsx';

/** The page is a short way to book, so it shows no more. */
const shown = 12;

/** The most booked services with a summary beside them that leads to checkout (rule W19). */
export default function BookPage() {
  useDocumentTitle('Quick Booking');
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>Quick Booking</PageTitle>
      <p className="mt-2 text-muted md:text-lg">What our customers book most. Choose, then pick your day and time.</p>
      <div className="mt-5 grid grid-cols-1 gap-6 md:mt-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-8">
        <Popular />
        <BookingSummary />
      </div>
    </div>
  );
}

function Popular() {
  const { services, error, reload } = usePopularServices();
  if (error) {
    return (
      <ErrorState title="Failed to load services" onRetry={reload}>
        <p>{messageOf(error, 'Please check your connection and try again.')}</p>
      </ErrorState>
    );
  }
  if (services?.length === 0) {
    return <EmptyState title="No services available" action={<Button onClick={reload}>Refresh</Button>} />;
  }
  return (
    <div className="min-w-0">
      <h2 className="sr-only">Most booked</h2>
      <ul aria-busy={!services} className="@container grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {services
          ?.slice(0, shown)
          .map((service, place) => <ServiceCard key={service.id} service={service} eager={place < 3} />) ?? (
          <Repeat times={6}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
      <div className="mt-6 text-center">
        <LinkButton href={paths.services} variant="secondary" className="max-sm:w-full">
          See All Services
        </LinkButton>
      </div>
    </div>
  );
}
