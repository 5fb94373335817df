import * as words from '#words/booking';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { spansOf } from '../../salon/settings/opening-hours.ts';
import { type OpeningHours, useSettings } from '../../salon/settings/use-settings.ts';
import { type Slot, startWords } from './availability.ts';
import { quietPercentOf } from './extras.ts';

interface Props {
  /** The day, where a quiet time makes the visit cheaper (rule M51). */
  cheaperOn: string | undefined;
  slots: Slot[];
  /** Opening hours of the day. */
  hours: OpeningHours | undefined;
  value: string | null;
  onChange: (startTime: string) => void;
  /** True if the times are those of one professional. */
  isOfOne: boolean;
  /** True if the times are starts of named professionals: there are so many that only free ones are shown (rule L12). */
  areStarts: boolean;
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

/** More than these are grouped into morning, afternoon and evening. */
const most = 6;

/** Times that are past are not shown. */
export function SlotGrid({ cheaperOn, slots, hours, value, onChange, isOfOne, areStarts }: Props) {
  const settings = useSettings();
  const shown = slots.filter(({ available, reason }) => (areStarts ? available : reason !== 'PAST'));
  const cardOf = (slot: Slot) => ({
    value: slot.startTime,
    disabled: !slot.available,
    label: <span className="figures text-xs whitespace-nowrap min-[25rem]:text-sm">{startWords(slot, areStarts)}</span>,
    ...withHint(slot),
  });
  const withHint = (slot: Slot) => {
    const when = slot.available && cheaperOn ? { date: cheaperOn, time: slot.startTime } : null;
    const percent = quietPercentOf(settings, when);
    if (percent > 0) return { hint: <span className="figures font-semibold text-leaf">{words.cheaper(percent)}</span> };
    return areStarts ? {} : { hint: hintOf(slot, hours, isOfOne) };
  };
  const choice = { value, onChange, compact: true, className: areStarts ? startsLook : gridLook };
  if (shown.length <= most) return <RadioCards {...choice} legend={words.timeSlot} cards={shown.map(cardOf)} />;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="sr-only">{words.timeSlot}</legend>
      {[...Map.groupBy(shown, partOf)].map(([part, some]) => (
        <RadioCards key={part} {...choice} legend={words.partsOfDay[part]} showLegend cards={some.map(cardOf)} />
      ))}
    </fieldset>
  );
}

/** 0 for the morning, 1 for the afternoon from 12:00, 2 for the evening from 16:00, as the server counts them. */
function partOf({ startTime }: Slot): 0 | 1 | 2 {
  return startTime < '12:00:00' ? 0 : startTime < '16:00:00' ? 1 : 2;
}

/** The slot is within the opening hours, but this visit would end after closing. */
function endsTooLate({ reason, startTime, endTime }: Slot, hours: OpeningHours | undefined): boolean {
  return reason === 'CLOSED' && hours !== undefined && spansOf(hours).some(({ from, to }) => startTime >= from && endTime <= to);
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

const startsLook = 'field-columns grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-5';
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
