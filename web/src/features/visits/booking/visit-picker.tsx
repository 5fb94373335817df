import type { ReactNode } from 'react';
import * as words from '#words/booking';
import { messageOf } from '../../../api/message-of.ts';
import { longDate } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalonPhone } from '../../salon/settings/salon.tsx';
import { DayStrip } from './day-strip.tsx';
import { SlotGrid, SlotGridSkeleton } from './slot-grid.tsx';
import type { VisitChoice } from './use-visit-choice.ts';

interface Props {
  choice: VisitChoice;
  /** What staff read when no day can be booked. Customers are asked to call. */
  noDay?: ReactNode;
  /** The visit is booked already: it can be moved, not split into two. */
  isMove?: boolean;
  /** False where the page says that it needs two visits, and offers them. */
  isOneVisit?: boolean;
  /** The professional who was chosen; only her free times are shown. */
  only?: Only | null;
  /** Lets the customer wait for a time that is taken. Left out, nobody can. */
  waiting?: Waiting | undefined;
}

interface Waiting {
  /** The last day for which anybody can wait. */
  until: string;
  /** Stands below a full day's answer, or below the times of a day on which some are taken. */
  offer: ReactNode;
}

interface Only {
  name: string;
  onAnyone: () => void;
}

/** Day and time of a visit, for checkout and for moving a booking. */
export function VisitPicker({ choice, noDay, isMove = false, isOneVisit = true, only = null, waiting }: Props) {
  const { days, day, chooseDay, error } = choice;
  const isOutside = days?.some(({ reason }) => reason === 'OUTSIDE_AREA') ?? false;
  const isClosedThroughout = days?.every(({ reason }) => reason === 'CLOSED' || reason === 'PAST') ?? false;
  return (
    <div className="grid grid-cols-1 gap-6">
      {days ? (
        <DayStrip days={days} value={day} onChange={chooseDay} isOfOne={only !== null} waitUntil={waiting?.until} />
      ) : (
        !error && <Skeleton className="h-23" />
      )}
      {isOutside ? (
        <Alert tone="warning">
          {noDay === undefined ? (
            <>
              {words.notComing} <SalonPhone />
            </>
          ) : (
            'The salon does not come to this address.'
          )}
        </Alert>
      ) : isClosedThroughout && !day ? (
        <Alert>
          {noDay ?? (
            <>
              {words.noDay} <SalonPhone />
            </>
          )}
        </Alert>
      ) : (
        <div>
          <p className="mb-3 font-semibold" aria-live="polite">
            {day ? longDate(day) : !error && words.looking}
          </p>
          <Slots
            choice={choice}
            isMove={isMove}
            isForStaff={noDay !== undefined}
            isOneVisit={isOneVisit}
            only={only}
            offer={waiting?.offer}
          />
        </div>
      )}
    </div>
  );
}

interface SlotsProps {
  choice: VisitChoice;
  isMove: boolean;
  isForStaff: boolean;
  isOneVisit: boolean;
  only: Only | null;
  offer: ReactNode;
}

function Slots({ choice, isMove, isForStaff, isOneVisit, only, offer }: SlotsProps) {
  const { days, day, slots, noSlot, error, reload, hours, time, chooseTime, lost, areStarts } = choice;
  if (error) return <ReadFailed onRetry={reload}>{messageOf(error, words.slotsFailed)}</ReadFailed>;
  if (!slots) return <SlotGridSkeleton times={5} />;
  const isOtherFree = days?.some(({ reason }) => reason === null) ?? false;
  // Other reasons hold for everybody.
  const isHers = only !== null && (noSlot === null || noSlot === 'FULL' || noSlot === 'NO_PROFESSIONAL');
  return (
    <>
      {isHers && (noSlot || lost) && (
        <Alert tone="warning" className="mb-3" action={<AnyoneButton onClick={only.onAnyone} />}>
          {noSlot
            ? [words.sheIsFull(only.name), isOtherFree && words.otherDay].filter(Boolean).join(' ')
            : words.sheIsTaken(only.name)}
        </Alert>
      )}
      {noSlot && !isHers && isOneVisit && (
        <Alert className="mb-3">
          <WayOut isTooLong={noSlot === 'TOO_LONG'} isMove={isMove} isForStaff={isForStaff} isOtherFree={isOtherFree} />
        </Alert>
      )}
      {lost && !noSlot && !isHers && (
        <Alert tone="warning" className="mb-3">
          {lost.reason === 'FULL' ? words.justTaken : words.notAvailableNow} {words.chooseAnother}
        </Alert>
      )}
      {noSlot && offer && <div className="mb-4">{offer}</div>}
      <SlotGrid
        // A move leaves the price as it is.
        cheaperOn={isMove ? undefined : day}
        slots={slots}
        hours={hours}
        value={time}
        onChange={chooseTime}
        isOfOne={only !== null}
        areStarts={areStarts}
      />
      {!noSlot && offer && <div className="mt-4">{offer}</div>}
    </>
  );
}

function AnyoneButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {words.letAnyone}
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
  const why = isTooLong ? (isMove ? words.visitTooLong : words.servicesTooLong) : words.noSlot;
  const canBeSplit = isTooLong && !isMove;
  if (isOtherFree) return canBeSplit ? words.tryOtherDayOrSplit(why) : words.tryOtherDay(why);
  const dead = words.noOtherDay(why);
  if (canBeSplit) return `${dead} ${words.splitThem}`;
  if (isForStaff) return dead;
  return (
    <>
      {dead} {words.pleaseCall} <SalonPhone />
    </>
  );
}
