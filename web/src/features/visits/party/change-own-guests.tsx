import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import * as words from '#words/party';
import { api, ask } from '../../../api/client.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { isAvailabilityKey } from '../booking/availability.ts';
import { type Booking, canMove } from '../booking/booking.ts';
import { useBookings } from '../booking/use-bookings.ts';
import type { GuestsChange } from './change-guests-dialog.tsx';

const ChangeGuestsDialog = lazy(() => import('./change-guests-dialog.tsx'));

/** Lets the customer change the guests of a visit, as long as it can be moved. */
export default function ChangeOwnGuests({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const { reload } = useBookings();
  const { mutate } = useSWRConfig();
  const call = (body: GuestsChange, preview: boolean) => {
    const params = { path: { id: booking.bookingId }, query: { preview } };
    return ask(api.PUT('/booking/{id}/guests', { params, body }));
  };

  async function change(body: GuestsChange) {
    try {
      await call(body, false);
      toast.success(words.guestsChanged);
    } finally {
      // Not awaited: the line may be down.
      void Promise.all([reload(), mutate(isAvailabilityKey)]).catch(() => null);
    }
  }

  if (!canMove(booking) || booking.payBy !== null) return null;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <UsersRound aria-hidden className="size-4.5" strokeWidth={1.75} />
        {words.changeTheGuests}
      </Button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <ChangeGuestsDialog
            booking={booking}
            onPreview={body => call(body, true)}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </LateDialog>
      )}
    </>
  );
}
