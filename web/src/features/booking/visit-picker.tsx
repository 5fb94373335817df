import type { ReactNode } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { longDate } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SalonPhone } from '../settings/salon.tsx';
import { DayStrip } from './day-strip.tsx';
import { SlotGrid, SlotGridSkeleton } from './slot-grid.tsx';
import type { VisitChoice } from './use-visit-choice.ts';

interface Props {
  choice: VisitChoice;
  /** What staff read when no day can be booked. Customers are asked to call. */
  noDay?: ReactNode;
  /** The visit is booked already: it can be moved, not split into two. */
  isMove?: boolean;
  /** The professional who was chosen; only her free times are shown. */
  only?: Only | null;
}

interface Only {
  name: string;
  onAnyone: () => void;
}

/** Day and time of a visit, for checkout and for moving a booking. */
export function VisitPicker({ choice, noDay, isMove = false, only = null }: Props) {
  const { days, day, chooseDay, error } = choice;
  const isOutside = days?.some(({ reason }) => reason === 'OUTSIDE_AREA') ?? false;
  const isClosedThroughout = days?.every(({ reason }) => reason === 'CLOSED' || reason === 'PAST') ?? false;
  return (
    <div className="grid grid-cols-1 gap-6">
      {days ? (
        <DayStrip days={days} value={day} onChange={chooseDay} isOfOne={only !== null} />
      ) : (
        !error && <Skeleton className="h-23" />
      )}
      {isOutside ? (
        <Alert tone="warning">
          {noDay === undefined ? (
            <>
              We do not come to this address. Please choose another one, or call us: <SalonPhone />
            </>
          ) : (
            'The salon does not come to this address.'
          )}
        </Alert>
      ) : isClosedThroughout && !day ? (
        <Alert>
          {noDay ?? (
            <>
              No day can be booked at the moment. Please call us: <SalonPhone />
            </>
          )}
        </Alert>
      ) : (
        <div>
          <p className="mb-3 font-semibold" aria-live="polite">
            {day ? longDate(day) : !error && 'Looking for the first free day...'}
          </p>
          <Slots choice={choice} isMove={isMove} isForStaff={noDay !== undefined} only={only} />
        </div>
      )}
    </div>
  );
}

interface SlotsProps {
  choice: VisitChoice;
  isMove: boolean;
  isForStaff: boolean;
  only: Only | null;
}

function Slots({ choice, isMove, isForStaff, only }: SlotsProps) {
  const { days, slots, noSlot, error, reload, hours, time, chooseTime, lost } = choice;
  if (error) return <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to load the time slots.')}</ReadFailed>;
  if (!slots) return <SlotGridSkeleton times={5} />;
  const isOtherFree = days?.some(({ reason }) => reason === null) ?? false;
  // Other reasons hold for everybody.
  const isHers = only !== null && (noSlot === null || noSlot === 'FULL' || noSlot === 'NO_PROFESSIONAL');
  return (
    <>
      {isHers && (noSlot || lost) && (
        <Alert tone="warning" className="mb-3" action={<AnyoneButton onClick={only.onAnyone} />}>
          {noSlot
            ? `${only.name} has no free time on this day.${isOtherFree ? ' Choose another day, or let anyone come.' : ''}`
            : `${only.name} is no longer free at this time. Choose another time, or let anyone come.`}
        </Alert>
      )}
      {noSlot && !isHers && (
        <Alert className="mb-3">
          <WayOut isTooLong={noSlot === 'TOO_LONG'} isMove={isMove} isForStaff={isForStaff} isOtherFree={isOtherFree} />
        </Alert>
      )}
      {lost && !noSlot && !isHers && (
        <Alert tone="warning" className="mb-3">
          {lost.reason === 'FULL' ? 'This time slot has just been taken.' : 'This time slot is no longer available.'} Please
          choose another one.
        </Alert>
      )}
      <SlotGrid slots={slots} hours={hours} value={time} onChange={chooseTime} isOfOne={only !== null} />
    </>
  );
}

function AnyoneButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      Let Anyone Come
    </Button>
  );
}

interface Dead {
  isTooLong: boolean;
  isMove: boolean;
  isForStaff: boolean;
  isOtherFree: boolean;
}

/** Why the day has no slot, and what to do. Suggests another day only if one can be booked. */
function WayOut({ isTooLong, isMove, isForStaff, isOtherFree }: Dead) {
  const why = isTooLong
    ? `The ${isMove ? 'visit takes' : 'services take'} longer than we are open on this day`
    : 'No free time slot on this day';
  const canBeSplit = isTooLong && !isMove;
  if (isOtherFree) return `${why}. Please choose another day${canBeSplit ? ', or book them as two visits' : ''}.`;
  const dead = `${why}, and no other day can be booked.`;
  if (canBeSplit) return `${dead} Please book them as two visits or more.`;
  if (isForStaff) return dead;
  return (
    <>
      {dead} Please call us: <SalonPhone />
    </>
  );
}
