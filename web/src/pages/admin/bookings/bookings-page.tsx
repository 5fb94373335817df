import { Plus } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { BookingFilters } from '../../../features/booking-admin/booking-filters.tsx';
import { BookingList } from '../../../features/booking-admin/booking-list.tsx';
import { BookingPanel } from '../../../features/booking-admin/booking-panel.tsx';
import { useBookingFilter } from '../../../features/booking-admin/use-booking-filter.ts';
import { WeekCalendar } from '../../../features/booking-admin/week-calendar.tsx';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { ListOrWeek } from './list-or-week.tsx';

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
      {view === 'week' ? <WeekCalendar /> : <List />}
      <BookingPanel />
    </AdminPage>
  );
}

function List() {
  const filter = useBookingFilter();
  return (
    <>
      <BookingFilters filter={filter} />
      <BookingList filter={filter} />
    </>
  );
}
