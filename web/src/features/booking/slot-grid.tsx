import * as words from '#words/booking';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpeningHours } from '../settings/use-settings.ts';
import type { Slot } from './availability.ts';
import { slotWords } from './slot-words.ts';

interface Props {
  slots: Slot[];
  /** Opening hours of the day. */
  hours: OpeningHours | undefined;
  value: string | null;
  onChange: (startTime: string) => void;
  /** They are the times of one professional. */
  isOfOne: boolean;
}

/** Follows 'Not available' in the same line, so that unavailable slots stay quieter than free ones. */
const reasons = {
  PAST: words.slotPast,
  NO_PROFESSIONAL: words.slotNobody,
  OUTSIDE_AREA: words.slotFar,
  FULL: words.slotFull,
  CLOSED: words.slotClosed,
};
const reasonsOfOne = { ...reasons, NO_PROFESSIONAL: words.slotAway, FULL: words.slotBusy };

/** At this number or fewer, the slot says how many teams are left. */
const few = 2;

export function SlotGrid({ slots, hours, value, onChange, isOfOne }: Props) {
  return (
    <RadioCards
      compact
      legend={words.timeSlot}
      value={value}
      onChange={onChange}
      className={gridLook}
      cards={slots.map(slot => ({
        value: slot.startTime,
        disabled: !slot.available,
        label: <span className="figures text-xs whitespace-nowrap min-[25rem]:text-sm">{slotWords(slot)}</span>,
        hint: hintOf(slot, hours, isOfOne),
      }))}
    />
  );
}

/** The slot is within the opening hours, but this visit would end after closing. */
function endsTooLate({ reason, startTime, endTime }: Slot, hours: OpeningHours | undefined): boolean {
  return reason === 'CLOSED' && hours !== undefined && startTime >= hours.opens && endTime <= hours.closes;
}

function hintOf(slot: Slot, hours: OpeningHours | undefined, isOfOne: boolean) {
  const { available, reason, remaining } = slot;
  if (available)
    return remaining <= few && !isOfOne ? (
      <span className="font-semibold text-plum">{words.left(remaining)}</span>
    ) : (
      words.available
    );
  if (!reason) return words.notAvailable;
  return words.notAvailableFor(endsTooLate(slot, hours) ? words.endsAfterClosing : (isOfOne ? reasonsOfOne : reasons)[reason]);
}

const gridLook = 'field-columns grid gap-2 *:min-h-16 *:px-1 *:has-disabled:min-h-12 *:has-disabled:py-1 sm:grid-cols-3 sm:gap-3';

export function SlotGridSkeleton({ times }: { times: number }) {
  return (
    <div className={gridLook}>
      <Repeat times={times}>
        <Skeleton className="h-16" />
      </Repeat>
    </div>
  );
}
