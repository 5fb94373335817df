import { type LucideIcon, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import * as common from '#words/common';
import * as parts from '#words/parts';
import { SearchField } from '../forms/search-field.tsx';
import { classes } from '../shared/class-names.ts';
import { count, plural } from '../shared/format.ts';
import { useDesktop } from '../shared/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/notice-state.tsx';
import { ReadFailed } from '../ui/read-failed.tsx';
import { Repeat } from '../ui/repeat.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaleNote } from '../ui/stale-note.tsx';
import { type View, ViewToggle } from '../ui/view-toggle.tsx';
import type { RecordLook } from './record-parts.tsx';
import { RecordCards, RecordRows, RecordTable, RecordTiles, tilesLook } from './record-views.tsx';
import type { RecordList } from './use-records.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Nothing {
  title: string;
  hint?: ReactNode;
  icon?: LucideIcon;
  action?: ReactNode;
}

interface Props<Thing> extends RecordLook<Thing> {
  list: RecordList<Thing>;
  /** What one and many of them are called: 'coupon'. */
  noun: string;
  many?: string;
  /** Name of the list for screen readers; by default 'Coupons'. */
  label?: string;
  search?: { label: string; placeholder: string };
  /** Shows the count when there is no search, with the order and an action on all results. */
  counted?: { order: string; action: ReactNode };
  /** More filters, beside the search. */
  filters?: ReactNode;
  /** Beside the search, offers a grid of pictures. */
  view?: { shown: View; onChange: (view: View) => void };
  /** Tables on wide screens and cards on narrow ones, or rows at every width; inset ones stand in a card already. */
  layout?: 'table' | 'rows' | 'inset rows';
  /** Said when the list could not be read: a banner, or with more words in the list's place. */
  failed: { title: string; hint?: ReactNode; isBanner?: boolean };
  empty: Nothing;
  /** Said when search or filters found nothing; by default what was searched for. */
  noMatch?: Partial<Nothing>;
  /** Key of the record that a panel or dialog shows. */
  opened?: string | null;
  /** Key of a record to scroll to once it is listed. */
  revealed?: string | null;
}

/**
 * A list of the admin area: search, filters, pages, and what stands in its place while it loads, fails, is empty or has no match. One
 * description of `columns` draws table, cards, tiles and rows. Screen readers hear how many there are; the focus stays in the list
 * when the focused row leaves it.
 */
export function Records<Thing>(props: Props<Thing>) {
  const { list, noun, many = `${noun}s`, search, counted, filters, view, failed, keyOf, opened = null, revealed = null } = props;
  const { things, error, isBehind, isStale, page, totalPages, total, isMinimum, setPage, reload } = list;
  const ids = things?.map(keyOf);
  const rowFocus = useRowFocus(ids, opened);
  const isListed = revealed !== null && ids?.includes(revealed);

  useEffect(() => {
    if (!isListed) return;
    document.querySelector(`[data-record="${CSS.escape(revealed)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isListed, revealed]);

  return (
    <>
      {isStale && <StaleNote className="mb-5" />}
      {(search || filters) && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          {search && (
            <div className={classes('flex w-full items-center gap-3', filters || view ? 'lg:contents' : 'md:max-w-sm')}>
              <SearchField {...search} value={list.search.typed} onChange={list.search.type} className="min-w-0 flex-1" />
              {view && <ViewToggle view={view.shown} onChange={view.onChange} className="lg:order-last" />}
            </div>
          )}
          {filters}
        </div>
      )}
      <div className={counted ? 'mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1' : undefined}>
        {/* Takes two lines before it pushes the act to the next one. */}
        <p
          role="status"
          className={classes('figures text-sm text-muted', search ? '-mt-2 mb-3' : counted ? 'flex-1 basis-[8rem]' : 'sr-only')}
        >
          {things && <span>{isMinimum ? `More than ${plural(total - 1, noun, many)}` : plural(total, noun, many)}</span>}
          {list.isNear && <span> spelt nearly like “{list.search.rested}”</span>}
          {counted && total > 1 && <span>, {counted.order}</span>}
        </p>
        {things && counted?.action}
      </div>
      <div {...rowFocus} aria-busy={isBehind} className="transition-opacity delay-150 aria-busy:opacity-60">
        {error ? (
          failed.isBanner ? (
            <ReadFailed onRetry={reload}>{failed.title}</ReadFailed>
          ) : (
            <ErrorState title={failed.title} onRetry={reload}>
              {failed.hint}
            </ErrorState>
          )
        ) : !things ? (
          <Waiting {...props} label={`Loading ${many}`} />
        ) : things.length > 0 ? (
          <>
            <Things {...props} things={things} />
            <Pagination
              page={page}
              totalPages={totalPages}
              pages={isMinimum ? `more than ${count(totalPages - 1)}` : undefined}
              onChange={setPage}
            />
          </>
        ) : total > 0 ? (
          <EmptyState title="Nothing on this page" action={<Button onClick={() => setPage(0)}>Go to the First Page</Button>}>
            The list has become shorter.
          </EmptyState>
        ) : (
          <None {...props} />
        )}
      </div>
    </>
  );
}

function Things<Thing>({ things, ...props }: Props<Thing> & { things: Thing[] }) {
  const { noun, many = `${noun}s`, label = capital(many), view, layout = 'table' } = props;
  const isDesktop = useDesktop();
  const shown = { label, things, look: props };
  if (layout !== 'table') return <RecordRows {...shown} isInset={layout === 'inset rows'} />;
  if (view?.shown === 'grid') return <RecordTiles {...shown} />;
  return isDesktop ? <RecordTable {...shown} /> : <RecordCards {...shown} />;
}

/** What an empty list says: there is nothing at all, or nothing that search and filters let through, followed by suggestions. */
function None<Thing>(props: Props<Thing>) {
  const { list, noun, many = `${noun}s`, empty } = props;
  const { search, isNarrowed, suggestions, clear } = list;
  const noMatch: Nothing = {
    icon: SearchX,
    title: `No ${many} found`,
    hint: `Nothing matches “${search.rested}”.`,
    action: (
      <Button variant="secondary" onClick={clear}>
        {props.filters ? 'Clear Filters' : 'Clear Search'}
      </Button>
    ),
    ...props.noMatch,
  };
  const { hint, ...words } = isNarrowed ? noMatch : empty;
  const nearId = useId();
  return (
    <>
      <EmptyState {...words}>{hint && <p>{hint}</p>}</EmptyState>
      {suggestions.length > 0 && (
        <section aria-labelledby={nearId}>
          <h2 id={nearId} className="mb-3 font-semibold">
            Did you mean one of these?
          </h2>
          <Things {...props} things={suggestions} />
        </section>
      )}
    </>
  );
}

/** Grey rows, cards or tiles in about the height of what is loading. */
function Waiting<Thing>({ label, view, layout = 'table', columns }: Props<Thing> & { label: string }) {
  const isDesktop = useDesktop();
  const isTiles = view?.shown === 'grid';
  const isCards = layout === 'table' && !isTiles && !isDesktop;
  // Every place of a card below its title is about a line.
  const lines = columns.filter(({ on }) => on === 'line' || on === 'fact' || on === 'foot').length;
  const look = isTiles ? tilesLook : isCards ? 'grid gap-3 md:grid-cols-2' : 'grid gap-px';
  const height = isTiles ? 'aspect-square' : isCards ? '' : 'h-16 rounded-none';
  return (
    <div role="status" aria-busy="true" aria-label={label} className={look}>
      <Repeat times={layout === 'inset rows' ? 2 : 8}>
        <div style={isCards ? { height: `${5.5 + 1.75 * lines}rem` } : undefined} className={height}>
          <Skeleton className="h-full rounded-lg" />
        </div>
      </Repeat>
    </div>
  );
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  totalPages: number;
  /** Instead of their number, if that is not known: 'more than 100'. */
  pages?: string | undefined;
  onChange: (page: number) => void;
}

/** Previous, Next and 'Page X of Y' (rule W13). Nothing for a single page. */
function Pagination({ page, totalPages, pages = count(totalPages), onChange }: PaginationProps) {
  if (totalPages <= 1 && page === 0) return null;
  const isFirst = page === 0;
  const isLast = page + 1 >= totalPages;
  // A `disabled` button would lose the focus when it is pressed at the end. A status is read as a whole; a live region would read only what
  // changed, '2'.
  return (
    <nav aria-label={common.pages} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" size="sm" aria-disabled={isFirst} onClick={() => isFirst || onChange(page - 1)}>
        {common.previous}
      </Button>
      <p role="status" className="figures text-sm font-semibold text-muted">
        {parts.pageOf(count(page + 1), pages)}
      </p>
      <Button variant="secondary" size="sm" aria-disabled={isLast} onClick={() => isLast || onChange(page + 1)}>
        {common.next}
      </Button>
    </nav>
  );
}
