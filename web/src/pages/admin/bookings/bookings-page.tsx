import { CalendarDays, Columns3, List, Plus } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { BookingFilters } from '../../../features/visits/booking-admin/booking-filters.tsx';
import { BookingList } from '../../../features/visits/booking-admin/booking-list.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { useBookingFilter } from '../../../features/visits/booking-admin/use-booking-filter.ts';
import { WeekCalendar } from '../../../features/visits/booking-admin/week-calendar.tsx';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

const DayBoard = lazy(() => import('./day-board/day-board.tsx'));

const views = [
  { value: 'list', label: 'List', icon: List },
  { value: 'week', label: 'Week', icon: CalendarDays },
] as const;
/** The view of a day. In a salon with teams nobody has a column. */
const dayView = { value: 'day', label: 'Day', icon: Columns3 } as const;

export default function BookingsPage() {
  const [view, setView] = useUrlFilter('view', ['list', 'week', 'day']);
  const hasNames = useHasNames();
  const isDay = view === 'day' && hasNames;
  return (
    <AdminPage
      title={view === 'week' ? 'Week' : isDay ? 'Day Board' : 'Bookings'}
      action={
        <>
          <LinkButton href={adminPaths.newBooking} size="sm" className="ml-auto">
            <Plus aria-hidden className="size-4.5" />
            New Booking
          </LinkButton>
          <Segments legend="View" options={hasNames ? [...views, dayView] : views} value={view} onChange={setView} />
        </>
      }
    >
      {view === 'week' ? <WeekCalendar /> : isDay ? <DayOfAll /> : <FilteredList />}
      <BookingPanel />
    </AdminPage>
  );
}

function DayOfAll() {
  return (
    <LatePart waiting={<Skeleton className="h-140 rounded-lg" />} missing="The day could not be loaded." className="min-h-60">
      <DayBoard />
    </LatePart>
  );
}

function FilteredList() {
  const filter = useBookingFilter();
  return (
    <>
      <BookingFilters filter={filter} />
      <BookingList filter={filter} />
    </>
  );
}
