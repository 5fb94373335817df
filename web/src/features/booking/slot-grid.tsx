import { RadioCards } from '../../ui/radio-cards.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpeningHours } from '../settings/use-settings.ts';
import type { Slot } from './availability.ts';

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
  PAST: 'past',
  NO_PROFESSIONAL: 'nobody can do these services',
  OUTSIDE_AREA: 'outside our service area',
  FULL: 'full',
  CLOSED: 'closed',
};
const reasonsOfOne = { ...reasons, NO_PROFESSIONAL: 'away', FULL: 'busy' };

/** At this number or fewer, the slot says how many teams are left. */
const few = 2;

export function SlotGrid({ slots, hours, value, onChange, isOfOne }: Props) {
  return (
    <RadioCards
      compact
      legend="Time slot"
      value={value}
      onChange={onChange}
      className={gridLook}
      cards={slots.map(slot => ({
        value: slot.startTime,
        disabled: !slot.available,
        label: <span className="figures text-xs whitespace-nowrap min-[25rem]:text-sm">{slot.label}</span>,
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
    return remaining <= few && !isOfOne ? <span className="font-semibold text-plum">{remaining} left</span> : 'Available';
  if (!reason) return 'Not available';
  return `Not available · ${endsTooLate(slot, hours) ? 'ends after closing' : (isOfOne ? reasonsOfOne : reasons)[reason]}`;
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
