import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { money } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import type { Booking } from '../booking/booking.ts';
import { BeginDialog } from '../series/begin-dialog.tsx';
import { useBeginForCustomer, useUsualWeeks } from './staff-series.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Staff let a customer's visit come again every few weeks. Leads to what was booked and what is asked. */
export default function BeginForCustomer({ booking, onClose }: Props) {
  const begin = useBeginForCustomer();
  const [, navigate] = useLocation();
  const [price] = useState(booking.finalPrice);
  return (
    <BeginDialog
      booking={booking}
      usualWeeks={useUsualWeeks(booking)}
      terms={
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted marker:text-plum">
          <li>This visit costs {money(price)}. The others cost what the price list says on the day they are booked.</li>
          <li>The customer pays for each visit as usual. Nothing is debited by itself.</li>
          <li>They can skip, move, pause or end the visits in My Bookings, or by the link in the reminder.</li>
        </ul>
      }
      onBegin={async body => {
        const { id } = await begin(body);
        onClose();
        toast.success('The regular visits are booked.');
        navigate(adminPaths.regularVisit(id));
      }}
      onClose={onClose}
    />
  );
}
