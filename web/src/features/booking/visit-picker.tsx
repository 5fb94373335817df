import { messageOf } from '../../api/api-error.ts';
import { date, weekday } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayStrip } from './day-strip.tsx';
import { SlotGrid, SlotGridSkeleton } from './slot-grid.tsx';
import { whyNoSlot } from './slots.ts';
import type { VisitChoice } from './use-visit-choice.ts';

/** Day and time of a visit, for checkout and for moving a booking. */
export function VisitPicker({ choice }: { choice: VisitChoice }) {
  const { days, day, chooseDay, slotsError } = choice;
  return (
    <div className="grid grid-cols-1 gap-6">
      {days ? <DayStrip days={days} value={day} onChange={chooseDay} /> : !slotsError && <Skeleton className="h-23" />}
      <div>
        <p className="mb-3 font-semibold" aria-live="polite">
          {day ? `${weekday(day)}, ${date(day)}` : !slotsError && 'Looking for the first free day...'}
        </p>
        <Slots choice={choice} />
      </div>
    </div>
  );
}

function Slots({ choice: { slots, slotsError, reloadSlots, time, chooseTime, lost } }: { choice: VisitChoice }) {
  if (slotsError) {
    return (
      <Alert
        tone="bad"
        action={
          <Button variant="secondary" size="sm" onClick={reloadSlots}>
            Try Again
          </Button>
        }
      >
        {messageOf(slotsError, 'Failed to load the time slots.')}
      </Alert>
    );
  }
  if (!slots) return <SlotGridSkeleton times={5} />;
  const isBookable = whyNoSlot(slots) === null;
  return (
    <>
      {!isBookable && <Alert className="mb-3">No free time slot on this day. Please choose another day.</Alert>}
      {lost && isBookable && (
        <Alert tone="warning" className="mb-3">
          {lost.reason === 'FULL' ? 'Your time slot has just been taken.' : 'Your time slot is no longer available.'} Please
          choose another one.
        </Alert>
      )}
      <SlotGrid slots={slots} value={time} onChange={chooseTime} />
    </>
  );
}
