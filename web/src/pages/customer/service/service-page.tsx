import { Suspense, useDeferredValue, useRef, useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/service';
import * as titles from '#words/titles';
import { ApiError } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { ServiceCard, ServiceCardSkeleton } from '../../../features/shop/catalog/service-card.tsx';
import { type Choice, chosenService } from '../../../features/shop/choice/choice.ts';
import { lazy } from '../../../shared/lazy.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { useAfterPaint } from '../../../shared/use-after-paint.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { detailsGrid, Overview, ServiceBar, ServiceDetails, ServicePicture } from './service-details.tsx';
import { ServiceFailed, ServiceNotFound } from './service-problem.tsx';

const Reviews = lazy(() => import('./reviews.tsx'));

export default function ServicePage({ serviceId }: { serviceId: string | undefined }) {
  const { service, isMissing, isStale, error, reload } = useService(serviceId);
  const below = useAfterPaint(service);
  const related = useRelatedServices(service);
  const add = useRef<HTMLDivElement>(null);
  const [choice, choose] = useState<Choice>({});
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
      <ServiceDetails service={service} choice={choice} onChoose={choose} addRef={add} />
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
      <ServiceBar service={chosenService(service, choice)} inPage={add} />
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

const relatedCount = 3;

/** Up to 3 other services of the category, the most booked first. They are an extra, so an error only hides them. */
function useRelatedServices(service: Service | undefined): Service[] | undefined {
  const { data: newest, error } = useSWR(
    service?.categoryId ? ['/service/category', service.categoryId] : null,
    ([, categoryId]) =>
      // One more, because the service itself may be among them.
      ask(
        api.GET('/service/category', { params: { query: { categoryId, page: 0, size: relatedCount + 1, ...readerLanguage } } }),
      ),
  );
  // Rendered in slices, so that the phone can scroll meanwhile. SWR's own updates render at once.
  const data = useDeferredValue(newest);
  if (!service?.categoryId || (error && !data)) return [];
  return data?.content.filter(other => other.id !== service.id).slice(0, relatedCount);
}

interface OneService {
  service: Service | undefined;
  /** True if there is no such service, or if it is no longer offered. */
  isMissing: boolean;
  /** The last known state, because the last read failed. */
  isStale: boolean;
  /** Why nothing is known about it. */
  error: unknown;
  reload: () => Promise<unknown>;
}

function useService(id: string | undefined): OneService {
  const { data, error, mutate } = useSWR(id ? ['/service', id] : null, ([, serviceId]) =>
    ask(api.GET('/service/{id}', { params: { path: { id: serviceId }, query: readerLanguage } })),
  );
  const service = useDeferredValue(data);
  // A malformed id is a 400.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return {
    service: isMissing ? undefined : service,
    isMissing,
    ...readState(service, error),
    reload: () => mutate(),
  };
}

/** In the shape of the page, with picture and name if the page came with them. */
function ServiceSkeleton({ known }: { known: FirstService | undefined }) {
  return (
    <div className={detailsGrid}>
      {known ? (
        <ServicePicture src={known.imageUrl} name={known.name} />
      ) : (
        <Skeleton className="aspect-4/3 rounded-none! md:rounded-xl! md:max-lg:aspect-square" />
      )}
      <div className="page-width md:px-0">
        <VisuallyHidden>
          <span role="status">{words.loading}</span>
        </VisuallyHidden>
        <Skeleton className="mt-1 h-4 w-1/3" />
        {known ? (
          <PageTitle className="mt-2 text-pretty wrap-anywhere">{known.name}</PageTitle>
        ) : (
          <>
            <PageTitle hidden>{words.loading}</PageTitle>
            <Skeleton className="mt-3 h-8 w-4/5 md:h-10" />
          </>
        )}
        <Skeleton className="mt-4 h-5 w-2/5" />
        <div className="mt-4">
          <TextSkeleton lines={4} />
        </div>
        <Skeleton className="mt-8 h-8 w-1/2" />
        <Skeleton className="mt-6 h-14 rounded-full! md:max-w-xs" />
      </div>
    </div>
  );
}

/** What the server puts into the first paint of a service's page (server/site/shells.ts): enough for picture and title. */
interface FirstService {
  id: string;
  name: string;
  imageUrl: string;
}

/** The build renders the page with these placeholders, and the server replaces them. */
const placeholder: FirstService = { id: '', name: 'service-name', imageUrl: '/api/service-picture' };

/** Undefined if the page did not come with this service. */
function firstService(id: string | undefined): FirstService | undefined {
  if (typeof document === 'undefined') return placeholder;
  const text = document.getElementById('first-service')?.textContent;
  if (!text) return undefined;
  const first: FirstService = JSON.parse(text);
  return first.id === id ? first : undefined;
}
