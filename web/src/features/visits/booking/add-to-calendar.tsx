import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { referenceOf, type ShownBooking } from './booking.ts';

interface Props {
  booking: ShownBooking;
  /** The token of a message's link; without it, the customer is signed in. */
  link?: string;
}

/** Saves the server's calendar entry, which phones and mail programs open in their calendar (rule Q23). */
export function AddToCalendar({ booking, link }: Props) {
  const [failure] = useState(failureToast);

  async function add() {
    failure.takeBack();
    try {
      const call = link
        ? api.GET('/visit-link/{token}/calendar.ics', { params: { path: { token: link } }, parseAs: 'text' })
        : api.GET('/booking/{id}/calendar.ics', { params: { path: { id: booking.bookingId } }, parseAs: 'text' });
      const { data, error, response } = await call;
      // The server refused; `ask` throws why.
      if (data === undefined) return void (await ask(Promise.resolve({ error, response })));
      saveFile(`visit-${referenceOf(booking)}.ics`, 'text/calendar', data);
    } catch (error) {
      // The session says so itself.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      failure.say(words.calendarFailed, {
        detail: messageOf(error, common.checkConnection),
      });
    }
  }

  return (
    <Button size="sm" variant="quiet" onClick={add}>
      <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
      {words.addToCalendar}
    </Button>
  );
}
