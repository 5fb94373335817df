import * as words from '#words/waiting';
import { today } from '../../../shared/clock.ts';
import { longDate, time } from '../../../shared/format.ts';
import type { Booking } from '../booking/booking.ts';
import type { useWaits } from './use-waits.ts';
import { lastDayBefore } from './wait.ts';
import { WishDialog } from './wish-dialog.tsx';

interface Props {
  booking: Booking;
  add: ReturnType<typeof useWaits>['add'];
  onClose: () => void;
}

/** The customer waits for an earlier time of a visit. */
export default function EarlierSheet({ booking: { bookingId, bookingDate, bookingTime }, add, onClose }: Props) {
  const last = lastDayBefore(bookingDate);
  return (
    <WishDialog
      title={words.earlier}
      hint={words.bookedFor(`${longDate(bookingDate)}, ${time(bookingTime)}`)}
      first={{ from: today(), to: last, times: null }}
      last={last}
      isLastFixed
      save={words.save}
      onSave={async wish => {
        await add({ bookingId, ...wish }, words.weTellYou);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{words.earlierText}</p>
    </WishDialog>
  );
}
