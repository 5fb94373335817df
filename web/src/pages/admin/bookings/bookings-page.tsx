import { CalendarDays, List, Plus } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { BookingFilters } from '../../../features/booking-admin/booking-filters.tsx';
import { BookingList } from '../../../features/booking-admin/booking-list.tsx';
import { BookingPanel } from '../../../features/booking-admin/booking-panel.tsx';
import { useBookingFilter } from '../../../features/booking-admin/use-booking-filter.ts';
import { WeekCalendar } from '../../../features/booking-admin/week-calendar.tsx';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

export default function BookingsPage() {
  const [view, setView] = useUrlFilter('view', ['list', 'week']);
  return (
    <AdminPage
      title="Bookings"
      action={
        <>
          <LinkButton href={adminPaths.newBooking} size="sm" className="ml-auto">
            <Plus aria-hidden className="size-4.5" />
            New Booking
          </LinkButton>
          <ListOrWeek view={view} onChange={setView} />
        </>
      }
    >
      {view === 'week' ? <WeekCalendar /> : <FilteredList />}
      <BookingPanel />
    </AdminPage>
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

type View = 'list' | 'week';
interface Props {
  view: View;
  onChange: (view: View) => void;
}

const views = [
  { view: 'list', label: 'List', icon: List },
  { view: 'week', label: 'Week', icon: CalendarDays },
] as const;

function ListOrWeek({ view, onChange }: Props) {
  return (
    <fieldset className="flex rounded-full border border-field bg-card p-0.5">
      <legend className="sr-only">View</legend>
      {views.map(({ view: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-sm font-semibold aria-pressed:bg-plum aria-pressed:text-card"
        >
          <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
