import { CalendarPlus, Phone } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/booking';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { type Booking, inOrder, titleOf } from '../../../features/visits/booking/booking.ts';
import {
  type BookingAct,
  BookingActDialog,
  BookingActions,
  OwnProposal,
} from '../../../features/visits/booking/booking-actions.tsx';
import { BookingCard, BookingCardSkeleton } from '../../../features/visits/booking/booking-card.tsx';
import { useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { StillToBook } from '../../../features/visits/checkout/still-to-book.tsx';
import { OwnReview } from '../../../features/visits/review/own-review.tsx';
import type { Review, ReviewRequest } from '../../../features/visits/review/review.tsx';
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
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';

// Lazy, because few wait, and the bookings come first.
const WaitList = lazy(() => import('../../../features/visits/wait/wait-list.tsx'));
const WaitTaskDialog = lazy(() => import('../../../features/visits/wait/wait-task.tsx'));
const Earlier = lazy(() => import('../../../features/visits/wait/earlier.tsx'));

/** Without it, the bookings are there all the same. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

export default function BookingsPage() {
  useDocumentTitle(titles.bookings);
  const settings = useSettings();
  const [act, setAct] = useState<BookingAct | null>(null);
  const [task, setTask] = useState<WaitTask | null>(null);
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
      <Bookings onAct={setAct} onTask={setTask} />
      {act && <BookingActDialog act={act} onClose={() => setAct(null)} />}
      {task && (
        <LateDialog onClose={() => setTask(null)}>
          <WaitTaskDialog task={task} onClose={() => setTask(null)} />
        </LateDialog>
      )}
    </div>
  );
}

interface BookingsProps {
  onAct: (act: BookingAct) => void;
  onTask: (task: WaitTask) => void;
}

function Bookings({ onAct, onTask }: BookingsProps) {
  const { bookings, error, isStale, isFirstReading, reload } = useBookings({ isLive: true });
  const hasCard = (id: string) => bookings?.some(({ bookingId, status }) => bookingId === id && status === 'PENDING') ?? true;
  const waitList = (
    <Extra>
      <WaitList onTask={onTask} hasCard={hasCard} />
    </Extra>
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
        {waitList}
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
      {waitList}
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
        noteOf={booking => <Earlier part="note" booking={booking} onTask={onTask} />}
        moreActs={booking => <Earlier part="button" booking={booking} onTask={onTask} />}
      />
      <BookingSection
        title={words.past}
        bookings={past}
        onAct={onAct}
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

const bookingGrid = 'grid gap-4 md:grid-cols-2 lg:gap-6';

interface Props {
  title: string;
  bookings: Booking[];
  onAct: (act: BookingAct) => void;
  /** What else the card says. */
  noteOf?: (booking: Booking) => ReactNode;
  moreActs?: (booking: Booking) => ReactNode;
  reviewOf?: (booking: Booking) => ReactNode;
}

function BookingSection({ title, bookings, onAct, noteOf, moreActs, reviewOf }: Props) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium tracking-tight">
        {title}
      </h2>
      <ul className={bookingGrid}>
        {bookings.map(booking => (
          <BookingCard
            key={booking.bookingId}
            booking={booking}
            question={
              <>
                <OwnProposal booking={booking} onAct={onAct} />
                <Extra>{noteOf?.(booking)}</Extra>
              </>
            }
            review={reviewOf?.(booking)}
            actions={
              <>
                <BookingActions booking={booking} onAct={onAct} />
                <Extra>{moreActs?.(booking)}</Extra>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** All reviews of the customer by booking, and saving one. Undefined while they load; they are an extra, so an error only hides them. */
function useOwnReviews(isWanted: boolean) {
  const { userId } = useSession();
  const { data, mutate } = useSWR(userId && isWanted ? ['/review', userId] : null, () => ask(api.GET('/review')), {
    revalidateOnFocus: true,
  });

  async function save(bookingId: string, body: ReviewRequest): Promise<Review> {
    try {
      const saved = await ask(api.PUT('/booking/{id}/review', { params: { path: { id: bookingId } }, body }));
      await mutate(known => [saved, ...(known ?? []).filter(other => other.bookingId !== bookingId)], { revalidate: false });
      return saved;
    } catch (refusal) {
      // Another device may have changed it meanwhile.
      void mutate().catch(() => null);
      throw refusal;
    }
  }

  return { reviews: data && new Map(data.map(review => [review.bookingId, review])), save };
}
