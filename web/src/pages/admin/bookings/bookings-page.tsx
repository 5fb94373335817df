import { CalendarDays, Columns3, List, Plus } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { BookingList } from '../../../features/visits/booking-admin/booking-list.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { type BookingFilter, useBookingFilter, type When } from '../../../features/visits/booking-admin/use-booking-filter.ts';
import { WeekCalendar } from '../../../features/visits/booking-admin/week-calendar.tsx';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { WaitsPanel } from '../../../features/visits/wait-admin/waits-panel.tsx';
import { DayRange } from '../../../forms/day-range.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { SearchField } from '../../../forms/search-field.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

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
      <WaitsPanel />
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

const statuses = [
  { value: 'all', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

const payments = [
  { value: 'all', label: 'All Payments' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'paid', label: 'Paid' },
] as const;

function BookingFilters({ filter }: { filter: BookingFilter }) {
  const { search, status, setStatus, payment, setPayment } = filter;
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <div className="field-columns grid gap-2 md:grid-cols-[1fr_11rem_11rem] md:gap-3">
        <SearchField
          label="Search bookings by service name, customer name or mobile"
          placeholder="Service, customer or mobile"
          value={search.typed}
          onChange={search.type}
          className="max-md:col-span-full"
        />
        <FilterSelect label="Status" value={status} options={[...statuses]} onChange={setStatus} />
        <FilterSelect label="Payment" value={payment} options={[...payments]} onChange={setPayment} />
      </div>
      <WhenFilter filter={filter} />
    </div>
  );
}

const options: { value: When; label: string }[] = [
  { value: 'all', label: 'All dates' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'custom', label: 'Other dates' },
];

function WhenFilter({ filter: { when, setWhen, written, setDay, problem } }: { filter: BookingFilter }) {
  return (
    <>
      <ChipStrip label="Visit date" options={options} chosen={when} onChoose={setWhen} />
      {when === 'custom' && <DayRange days={written} onChange={setDay} problem={problem} />}
    </>
  );
}
