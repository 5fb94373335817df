import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { retry } from '../../shared/retry.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { failureToast } from '../../ui/failure-toast.ts';
import { useSalonName } from '../settings/salon.tsx';
import { type Booking, referenceOf } from './booking.ts';
import { calendarEntry, foldByOctets } from './calendar-entry.ts';

/** Saves a file that phones and mail programs open in their calendar. Its library is loaded on the press. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const salonName = useSalonName();
  const [failure] = useState(failureToast);

  async function add() {
    failure.takeBack();
    try {
      const { createEvent } = await retry(() => import('ics'));
      const { value, error } = createEvent(calendarEntry(booking, salonName));
      if (!value) throw error;
      saveFile(`visit-${referenceOf(booking)}.ics`, 'text/calendar', foldByOctets(value));
    } catch {
      failure.say('Failed to make the calendar entry.');
    }
  }

  return (
    <Button size="sm" variant="quiet" onClick={add}>
      <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
      Add to calendar
    </Button>
  );
}
