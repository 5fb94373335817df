import { CalendarPlus, Phone } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { type Booking, inOrder, titleOf } from '../../../features/visits/booking/booking.ts';
import { type BookingAct, BookingActDialog } from '../../../features/visits/booking/booking-actions.tsx';
import { BookingCardSkeleton } from '../../../features/visits/booking/booking-card.tsx';
import { useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { StillToBook } from '../../../features/visits/checkout/still-to-book.tsx';
import { OwnReview } from '../../../features/visits/review/own-review.tsx';
import { useOwnReviews } from '../../../features/visits/review/use-own-reviews.ts';
import type { OwnSeriesTask } from '../../../features/visits/series/own-task.tsx';
import type { WaitTask } from '../../../features/visits/wait/wait-task.tsx';
import { SearchField } from '../../../forms/search-field.tsx';
import { paths } from '../../../paths.ts';
import { date, time, weekday } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { everyNameOf } from '../../../shared/name-in.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { find } from '../../../shared/search.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { BookingSection, bookingGrid, Extra } from './booking-section.tsx';

// Lazy, because few wait or come regularly, and the bookings come first.
const WaitList = lazy(() => import('../../../features/visits/wait/wait-list.tsx'));
const WaitTaskDialog = lazy(() => import('../../../features/visits/wait/wait-task.tsx'));
const Earlier = lazy(() => import('../../../features/visits/wait/earlier.tsx'));
const SeriesList = lazy(() => import('../../../features/visits/series/series-list.tsx'));
const MoveOwnParty = lazy(() => import('../../../features/visits/party/move-own-party.tsx'));
const ChangeOwnGuests = lazy(() => import('../../../features/visits/party/change-own-guests.tsx'));
const RescheduleRegular = lazy(() => import('../../../features/visits/series/reschedule-regular.tsx'));
const SeriesTaskDialog = lazy(() => import('../../../features/visits/series/own-task.tsx'));
const OwnSeries = lazy(() => import('../../../features/visits/series/own-series.tsx'));

export default function BookingsPage() {
  useDocumentTitle(titles.bookings);
  const settings = useSettings();
  const [act, setAct] = useState<BookingAct | null>(null);
  const [task, setTask] = useState<WaitTask | null>(null);
  const [ofSeries, setOfSeries] = useState<OwnSeriesTask | null>(null);
  return (
    <div className="page-width py-6 md:py-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-8">
        <PageTitle>{common.myBookings}</PageTitle>
        {settings?.phone && (
          <LinkButton href={callLink(settings.phone)} variant="quiet" size="sm" className="-mr-3 max-md:-ml-4">
            <Phone aria-hidden className="size-4.5" />
            {common.callTheSalon}
          </LinkButton>
        )}
      </div>
      <StillToBook className="mb-6" />
      <Bookings onAct={setAct} onTask={setTask} onSeries={setOfSeries} />
      {act && <ActDialog act={act} onClose={() => setAct(null)} />}
      {task && (
        <LateDialog onClose={() => setTask(null)}>
          <WaitTaskDialog task={task} onClose={() => setTask(null)} />
        </LateDialog>
      )}
      {ofSeries && (
        <LateDialog onClose={() => setOfSeries(null)}>
          <SeriesTaskDialog task={ofSeries} onClose={() => setOfSeries(null)} />
        </LateDialog>
      )}
    </div>
  );
}

/** A visit of a series can be moved with all later ones, and one for several guests is planned anew. */
function ActDialog({ act, onClose }: { act: BookingAct; onClose: () => void }) {
  const Reschedule = act.booking.guests ? MoveOwnParty : act.booking.seriesId !== undefined ? RescheduleRegular : null;
  if (act.doing !== 'reschedule' || !Reschedule) return <BookingActDialog act={act} onClose={onClose} />;
  return (
    <LateDialog onClose={onClose}>
      <Reschedule booking={act.booking} onClose={onClose} />
    </LateDialog>
  );
}

interface BookingsProps {
  onAct: (act: BookingAct) => void;
  onTask: (task: WaitTask) => void;
  onSeries: (task: OwnSeriesTask) => void;
}

function Bookings({ onAct, onTask, onSeries }: BookingsProps) {
  const { bookings, error, isStale, isFirstReading, reload } = useBookings({ isLive: true });
  const hasCard = (id: string) => bookings?.some(({ bookingId, status }) => bookingId === id && status === 'PENDING') ?? true;
  const lists = (
    <>
      <Extra>
        <WaitList onTask={onTask} hasCard={hasCard} />
      </Extra>
      <Extra>
        <SeriesList onTask={onSeries} />
      </Extra>
    </>
  );
  const [search, setSearch] = useState('');
  const synonyms = useSettings()?.searchSynonyms;
  const { reviews, save } = useOwnReviews(bookings?.some(({ status }) => status === 'COMPLETED') ?? false);

  if (error) {
    return (
      <ErrorState title={words.bookingsFailed} onRetry={reload}>
        <p>{messageOf(error, common.checkConnectionShort)}</p>
      </ErrorState>
    );
  }
  // The empty page would be wrong: a booking just made may be missing from the bookings known so far.
  if (!bookings || (bookings.length === 0 && isFirstReading)) {
    return (
      <div aria-busy>
        <Skeleton className="mb-6 h-12 rounded-full md:max-w-md" />
        <Skeleton className="mb-4 h-7.5 w-36" />
        <ul className={bookingGrid}>
          <Repeat times={3}>
            <BookingCardSkeleton />
          </Repeat>
        </ul>
      </div>
    );
  }
  if (bookings.length === 0) {
    return (
      <>
        {lists}
        <EmptyState
          icon={CalendarPlus}
          title={words.noBookings}
          action={<LinkButton href={paths.services}>{common.browseServices}</LinkButton>}
        >
          <p>{words.showsUpHere}</p>
        </EmptyState>
      </>
    );
  }

  const found = find(bookings, search, searchTextOf, synonyms);
  const { upcoming, past } = inOrder(found);
  return (
    <>
      {isStale && <StaleNote className="mb-5" />}
      {lists}
      <SearchField
        label={words.searchBookings}
        placeholder={words.searchPlaceholder}
        value={search}
        onChange={setSearch}
        className="mb-6 md:max-w-md"
      />
      <p role="status" className="sr-only">
        {search.trim() && words.bookings(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState title={words.noneFound} action={<Button onClick={() => setSearch('')}>{words.clearSearch}</Button>}>
          <p>{words.noneMatches}</p>
        </EmptyState>
      )}
      <BookingSection
        title={words.upcoming}
        bookings={upcoming}
        onAct={onAct}
        noteOf={booking => (
          <>
            <OwnSeries part="note" booking={booking} onTask={onSeries} />
            <Earlier part="note" booking={booking} onTask={onTask} />
          </>
        )}
        moreActs={booking => (
          <>
            {booking.guests && <ChangeOwnGuests booking={booking} />}
            <Earlier part="button" booking={booking} onTask={onTask} />
            <OwnSeries part="button" booking={booking} onTask={onSeries} />
          </>
        )}
      />
      <BookingSection
        title={words.past}
        bookings={past}
        onAct={onAct}
        moreActs={booking => <OwnSeries part="button" booking={booking} onTask={onSeries} />}
        reviewOf={booking =>
          reviews &&
          booking.status === 'COMPLETED' && (
            <OwnReview
              about={titleOf(booking)}
              review={reviews.get(booking.bookingId) ?? null}
              onSave={body => save(booking.bookingId, body)}
            />
          )
        }
      />
    </>
  );
}

/** The services, and day and time in several spellings. */
function searchTextOf(booking: Booking): string {
  const { bookingDate, bookingTime } = booking;
  return [
    ...booking.items.map(everyNameOf),
    bookingDate,
    date(bookingDate),
    weekday(bookingDate),
    bookingTime,
    time(bookingTime),
  ].join('\n');
}
