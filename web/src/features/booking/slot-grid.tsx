import { RadioCards } from '../../ui/radio-cards.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Slot } from './slots.ts';

type Props = { slots: Slot[]; value: string | null; onChange: (startTime: string) => void };

const reasons = { PAST: 'Already past', FULL: 'Fully booked', CLOSED: 'Outside opening hours' };

/** From here on the number of teams left is worth saying. */
const few = 2;

export function SlotGrid({ slots, value, onChange }: Props) {
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
        hint: hintOf(slot),
      }))}
    />
  );
}

function hintOf({ available, reason, remaining }: Slot) {
  if (available) return remaining <= few ? <span className="font-semibold text-plum">{remaining} left</span> : 'Available';
  return (
    <>
      Not available
      {reason && <span className="block">{reasons[reason]}</span>}
    </>
  );
}

const gridLook = 'grid grid-cols-2 gap-2 *:min-h-16 *:px-1 sm:grid-cols-3 sm:gap-3';

export function SlotGridSkeleton({ times }: { times: number }) {
  return (
    <div className={gridLook}>
      <Repeat times={times}>
        <Skeleton className="h-16" />
      </Repeat>
    </div>
  );
}
