import { SearchX, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import * as words from '#words/catalog';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { keepPlace } from '../../../features/shop/catalog/list-place.ts';
import type { ServiceFilter } from '../../../features/shop/catalog/service.ts';
import { ServiceCard } from '../../../features/shop/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/shop/catalog/service-card-skeleton.tsx';
import { ServicesFound } from '../../../features/shop/catalog/services-found.tsx';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { useKeptWhileAway, useListPlace, useReturn } from '../../../features/shop/catalog/use-list-place.ts';
import { useServices } from '../../../features/shop/catalog/use-services.ts';
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
      <ErrorState title={words.servicesFailed} onRetry={reloadAll}>
        <p>
          {messageOf(error, common.checkConnectionShort)} {words.cartIsSafe}
        </p>
      </ErrorState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{words.servicesTitle}</h2>
      {categories.error ? (
        <ReadFailed onRetry={categories.reload} className="mt-2 lg:mt-6">
          {words.categoriesFailed}
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
          <ServicesFound title={words.didYouMean} services={suggestions} />
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
  const all = common.services(total);
  const shown = loaded < total ? words.showing(loaded, all) : all;
  return search ? words.matching(shown, search) : shown;
}

/** Nothing matches the search as typed. These differ in one letter of a word. */
function nearSummary(total: number, search: string): string {
  return words.similar(search, common.services(total));
}

type NoServicesProps = Props['filter'] & Omit<Props, 'filter'> & { reload: () => Promise<unknown> };

function NoServices({ search, categoryId, onClearSearch, onShowAll, reload }: NoServicesProps) {
  if (search) {
    return (
      <EmptyState
        icon={SearchX}
        title={words.noServicesFound}
        action={<Button onClick={onClearSearch}>{words.clearSearch}</Button>}
      >
        <p>{categoryId ? words.nothingMatchesHere(search) : words.nothingMatches(search)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Sparkles}
      title={words.noServices}
      action={
        categoryId ? (
          <Button onClick={onShowAll}>{titles.allServices}</Button>
        ) : (
          <Button onClick={reload}>{common.refresh}</Button>
        )
      }
    >
      <p>{categoryId ? words.emptyCategory : words.comeBackLater}</p>
    </EmptyState>
  );
}
