import { Suspense, useRef } from 'react';
import * as words from '#words/service';
import * as titles from '#words/titles';
import type { Service } from '../../../features/shop/catalog/service.ts';
import { ServiceCard } from '../../../features/shop/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/shop/catalog/service-card-skeleton.tsx';
import { useRelatedServices } from '../../../features/shop/catalog/use-related-services.ts';
import { useService } from '../../../features/shop/catalog/use-service.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useAfterPaint } from '../../../shared/use-after-paint.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { firstService } from './first-service.ts';
import { Overview } from './overview.tsx';
import { ServiceBar } from './service-bar.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceFailed, ServiceNotFound } from './service-problem.tsx';
import { ServiceSkeleton } from './service-skeleton.tsx';

const Reviews = lazy(() => import('./reviews.tsx'));

export default function ServicePage({ serviceId }: { serviceId: string | undefined }) {
  const { service, isMissing, isStale, error, reload } = useService(serviceId);
  const below = useAfterPaint(service);
  const related = useRelatedServices(service);
  const add = useRef<HTMLDivElement>(null);
  useDocumentTitle(service?.name ?? (isMissing || !serviceId ? titles.missingService : error ? words.service : null));

  if (!serviceId) return <ServiceNotFound>{words.idMissing}</ServiceNotFound>;
  if (isMissing) return <ServiceNotFound>{words.notFound}</ServiceNotFound>;
  if (error) return <ServiceFailed error={error} onRetry={reload} />;
  if (!service) return <ServiceSkeleton known={firstService(serviceId)} />;
  return (
    <>
      {isStale && (
        <div className="page-width pt-4">
          <StaleNote />
        </div>
      )}
      <ServiceDetails service={service} addRef={add} />
      {below && (
        <>
          <div className="page-width mt-8 md:mt-14">
            <Tabs
              label={words.aboutService}
              tabs={[
                { id: 'overview', label: words.overview, content: <Overview service={below} /> },
                { id: 'gallery', label: words.gallery, content: <Gallery service={below} related={related ?? []} /> },
              ]}
            />
          </div>
          {below.rating !== null && (
            // An extra, so a script that does not load only hides it.
            <ErrorBoundary fallback={null}>
              <Suspense>
                <Reviews serviceId={below.id} />
              </Suspense>
            </ErrorBoundary>
          )}
          <RelatedServices services={related} />
        </>
      )}
      <ServiceBar service={service} inPage={add} />
    </>
  );
}

/** The pictures of the service and of related ones. */
function Gallery({ service, related }: { service: Service; related: Service[] }) {
  return (
    <ul className="two-columns grid gap-3 md:grid-cols-4 md:gap-5 md:pt-3">
      {[service, ...related].map(one => (
        <li key={one.id}>
          <figure>
            <Picture
              src={one.imageUrl}
              name={one.name}
              sizes="(width < 48rem) 50vw, 280px"
              className="rounded-md md:rounded-lg"
            />
            <figcaption className="mt-2 text-sm text-muted wrap-anywhere">{one.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Undefined while they load. Without any, the section is hidden. */
function RelatedServices({ services }: { services: Service[] | undefined }) {
  if (services?.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="page-width pt-10 pb-8 md:pt-16 md:pb-20">
      <h2 id="related-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        {words.youMightLike}
      </h2>
      <ul className="@container mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-6 md:grid-cols-3 xl:gap-6">
        {services?.map(service => <ServiceCard key={service.id} service={service} />) ?? (
          <Repeat times={3}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
    </section>
  );
}
