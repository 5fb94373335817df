import { Check, Clock } from 'lucide-react';
import { time } from '../../../shared/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { waitsUntil } from '../booking/due-badge.tsx';
import { nameOf } from './booking-question.tsx';
import type { CalendarVisit } from './use-week.ts';

interface Props {
  visit: CalendarVisit;
  onOpen: (bookingId: string) => void;
}

/** A visit in a slot of the week. */
export function VisitChip({ visit, onOpen }: Props) {
  const { bookingId, name, bookingTime, status, professional, payBy } = visit;
  const isDone = status === 'COMPLETED';
  return (
    <button
      type="button"
      onClick={() => onOpen(bookingId)}
      className={`flex min-h-11 w-full items-center gap-1.5 rounded-sm px-2 py-1 text-left text-xs ${lookOf(visit)}`}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{nameOf(visit)}</span>
        <span className="block truncate text-muted">{name.join(', ')}</span>
        {professional && <span className="block truncate">{professional.name}</span>}
        {payBy && <span className="figures block font-semibold">{waitsUntil(payBy)}</span>}
      </span>
      {payBy && <Clock aria-hidden className="size-4 shrink-0 text-muted" />}
      {isDone && <Check aria-hidden className="size-4 shrink-0 text-leaf" />}
      <VisuallyHidden>
        , {time(bookingTime)}, {isDone ? 'completed' : 'pending'}
      </VisuallyHidden>
    </button>
  );
}

/** A visit that waits for its payment may still go away, so it looks provisional. */
function lookOf({ status, payBy }: CalendarVisit): string {
  if (status === 'COMPLETED') return 'bg-leaf-tint hover:bg-leaf-tint/70';
  return payBy ? 'border border-dashed border-plum bg-card hover:bg-plum-tint/60' : 'bg-plum-tint hover:bg-plum-tint/60';
}
