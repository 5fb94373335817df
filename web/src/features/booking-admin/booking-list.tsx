import { CalendarSearch } from 'lucide-react';
import { messageOf } from '../../api/message-of.ts';
import { plural } from '../../shared/format.ts';
import { useUrlPage } from '../../shared/use-url-page.ts';
import { useUrlValue } from '../../shared/use-url-value.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { PageBeyond } from '../admin-shell/page-beyond.tsx';
import { useRowFocus } from '../records/use-row-focus.ts';
import { BookingCards } from './booking-cards.tsx';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';
import { BookingTable } from './booking-table.tsx';
import { ExportButton } from './export-button.tsx';
import type { BookingFilter } from './use-booking-filter.ts';
import { useBookingList } from './use-booking-list.ts';

export function BookingList({ filter: { query, order, isNarrowed, clear } }: { filter: BookingFilter }) {
  const [page, setPage] = useUrlPage();
  const [opened, open] = useUrlValue('booking');
  const { data, error, isBehind, isStale, reload } = useBookingList(query, order, page);
  const rowFocus = useRowFocus(
    data?.content.map(({ bookingId }) => bookingId),
    opened,
  );

  // What is wrong stands beside the dates.
  if (!query) return null;
  if (error) {
    return (
      <ErrorState title="Failed to fetch bookings" onRetry={reload}>
        <p>{messageOf(error, 'Please check your connection and try again.')}</p>
      </ErrorState>
    );
  }
  if (!data) return <BookingListSkeleton />;
  const { content, totalElements, totalPages, matched } = data;
  return (
    <div {...rowFocus} aria-busy={isBehind} className={isBehind ? 'opacity-60 transition-opacity' : ''}>
      {isStale && <StaleNote className="mb-3" />}
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* In two lines before the button has to leave its own. */}
        <p role="status" className="figures flex-1 basis-[8rem] text-sm font-semibold text-muted">
          <span>{plural(totalElements, 'booking')}</span>
          {matched === 'SPELLING' && <span className="font-normal"> spelt nearly like “{query.search}”</span>}
          {totalElements > 1 && <span className="font-normal">, {order} first</span>}
        </p>
        <ExportButton query={query} total={totalElements} />
      </div>
      {content.length > 0 ? (
        <>
          <BookingCards bookings={content} onOpen={open} />
          <BookingTable bookings={content} order={order} onOpen={open} />
          <Pagination page={page} totalPages={totalPages} onChange={setPage} />
        </>
      ) : totalElements > 0 ? (
        <PageBeyond onFirst={() => setPage(0)} />
      ) : (
        <EmptyState
          icon={CalendarSearch}
          title="No bookings found matching your criteria."
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={clear}>
                Clear Filters
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
