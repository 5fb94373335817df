import { SearchX, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { keepPlace } from '../../../features/catalog/list-place.ts';
import type { ServiceFilter } from '../../../features/catalog/service.ts';
import { ServiceCard } from '../../../features/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/catalog/service-card-skeleton.tsx';
import { ServicesFound } from '../../../features/catalog/services-found.tsx';
import { useCategories } from '../../../features/catalog/use-categories.ts';
import { useKeptWhileAway, useListPlace, useReturn } from '../../../features/catalog/use-list-place.ts';
import { useServices } from '../../../features/catalog/use-services.ts';
import { plural } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { LoadMore } from './load-more.tsx';
import { useDrawn } from './use-drawn.ts';

interface Props {
  filter: ServiceFilter;
  onClearSearch: () => void;
  onShowAll: () => void;
}

export function Results({ filter, onClearSearch, onShowAll }: Props) {
  const place = useListPlace(filter);
  const found = useServices(filter, place?.pages ?? 1);
  const { services, total, isNear, suggestions, isOutdated, isStale, error, reload } = found;
  const { drawn, awaited } = useDrawn(found, place !== null);
  useReturn(place, services !== undefined);
  useKeptWhileAway(found.pages);
  const list = useRef<HTMLUListElement>(null);
  const { search, categoryId } = filter;
  const categories = useCategories();

  if (error) {
    // The categories failed on the same connection, so read them again, too.
    const reloadAll = () => Promise.all([reload(), categories.error && categories.reload()]);
    return (
      <ErrorState title="Failed to load services" onRetry={reloadAll}>
        <p>{messageOf(error, 'Please check your connection.')} Nothing you put into your cart is lost.</p>
      </ErrorState>
    );
  }
  return (
    <>
      <h2 className="sr-only">Services</h2>
      {categories.error ? (
        <ReadFailed onRetry={categories.reload} className="mt-2 lg:mt-6">
          Failed to load categories
        </ReadFailed>
      ) : null}
      {isStale && <StaleNote className="mt-2 lg:mt-6" />}
      <p role="status" className="mt-2 min-h-5.5 text-sm text-muted lg:mt-6">
        {services && services.length > 0 && !isOutdated && (
          <span>{isNear ? nearSummary(total, search) : summary(services.length, total, search)}</span>
        )}
      </p>
      {services?.length === 0 ? (
        <>
          <NoServices
            search={search}
            categoryId={categoryId}
            onClearSearch={onClearSearch}
            onShowAll={onShowAll}
            reload={reload}
          />
          <ServicesFound title="Did you mean one of these?" services={suggestions} />
        </>
      ) : (
        <ul
          ref={list}
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && keepPlace(found.pages)}
          aria-busy={!services || isOutdated || drawn < services.length}
          className={`@container mt-3 grid gap-3 transition-opacity sm:grid-cols-2 sm:gap-5 md:grid-cols-3 xl:gap-6 ${isOutdated ? 'opacity-60' : ''}`}
        >
          {services?.slice(0, drawn).map((service, nth) => (
            <ServiceCard key={service.id} service={service} eager={nth < 3} />
          ))}
          <Repeat after={drawn} times={awaited}>
            <ServiceCardSkeleton />
          </Repeat>
        </ul>
      )}
      <LoadMore found={found} list={list} isDrawn={drawn === services?.length} />
    </>
  );
}

function summary(loaded: number, total: number, search: string): string {
  const matching = search ? ` for “${search}”` : '';
  return loaded < total
    ? `Showing ${loaded} of ${plural(total, 'service')}${matching}`
    : `${plural(total, 'service')}${matching}`;
}

/** Nothing matches the search as typed. These differ in one letter of a word. */
function nearSummary(total: number, search: string): string {
  return `No service matches “${search}”. ${plural(total, 'service')} with a similar spelling`;
}

type NoServicesProps = Props['filter'] & Omit<Props, 'filter'> & { reload: () => Promise<unknown> };

function NoServices({ search, categoryId, onClearSearch, onShowAll, reload }: NoServicesProps) {
  if (search) {
    return (
      <EmptyState icon={SearchX} title="No services found" action={<Button onClick={onClearSearch}>Clear Search</Button>}>
        <p>
          Nothing matches “{search}”{categoryId && ' in this category'}.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Sparkles}
      title="No services available"
      action={categoryId ? <Button onClick={onShowAll}>All Services</Button> : <Button onClick={reload}>Refresh</Button>}
    >
      <p>{categoryId ? 'This category has no services at the moment.' : 'Please come back a little later.'}</p>
    </EmptyState>
  );
}
