import { useState } from 'react';
import { date, time, weekday } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Booking } from './booking.ts';
import { useChangeBooking } from './use-change-booking.ts';
import { useVisitChoice } from './use-visit-choice.ts';
import { VisitPicker } from './visit-picker.tsx';

type Props = { booking: Booking; onClose: () => void };

export function RescheduleDialog({ booking, onClose }: Props) {
  // As it was when the dialog opened: the reloaded booking must not move the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const choice = useVisitChoice(booking.durationInMinutes, before);
  const { move, isBusy, problem } = useChangeBooking(booking.bookingId);
  const { visit } = choice;
  const isSame = visit?.date === before.date && visit.time === before.time;

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Reschedule"
      hint={`Now ${weekday(before.date)}, ${date(before.date)}, ${time(before.time)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button
            block
            busy={isBusy}
            disabled={!visit || isSame}
            onClick={async () => {
              if (visit && (await move(visit))) onClose();
            }}
          >
            {isBusy ? 'Rescheduling...' : 'Reschedule'}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          {problem}
        </Alert>
      )}
      <VisitPicker choice={choice} />
    </Dialog>
  );
}
