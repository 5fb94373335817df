import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NewBooking } from './phone-booking/new-booking.tsx';

export default function NewBookingPage() {
  return (
    <AdminPage
      title="New Booking"
      action={
        <LinkButton href={adminPaths.bookings} variant="quiet" size="sm">
          <ArrowLeft aria-hidden className="size-4.5" />
          Bookings
        </LinkButton>
      }
    >
      <NewBooking />
    </AdminPage>
  );
}
