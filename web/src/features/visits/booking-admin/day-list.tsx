import { ChevronRight } from 'lucide-react';
import { today } from '../../../shared/clock.ts';
import { longDate, weekday } from '../../../shared/format.ts';
import { nameOf } from './booking-question.tsx';
import { OccupancyBar } from './occupancy-bar.tsx';
import { type CalendarDay, type CalendarSlot, loadText, occupancyText, runningInto, visitsOf } from './use-week.ts';
import { VisitChip } from './visit-chip.tsx';

interface Acts {
  onOpenSlot: (slot: { date: string; startTime: string }) => void;
  onOpenBooking: (bookingId: string) => void;
}

/** One day on a phone, slot by slot. */
export function DayList({ day, teams, ...acts }: Acts & { day: CalendarDay; teams: number | null }) {
  return (
    <section aria-label={`Slots of ${weekday(day.date)}`} className="mt-5">
      <h3 aria-live="polite" className="font-semibold">
        {day.date === today() && 'Today, '}
        {longDate(day.date)}
      </h3>
      <p className="mb-3 text-sm text-muted">{loadText(day)}</p>
      <ul className="grid grid-cols-1 gap-3">
        {day.slots
          .filter(slot => slot.open || visitsOf(day, slot).length > 0)
          .map(slot => (
            <Slot key={slot.startTime} day={day} slot={slot} teams={teams} {...acts} />
          ))}
      </ul>
    </section>
  );
}

function Slot({
  day,
  slot,
  teams,
  onOpenSlot,
  onOpenBooking,
}: Acts & { day: CalendarDay; slot: CalendarSlot; teams: number | null }) {
  const running = runningInto(day, slot);
  return (
    <li className="rounded-lg border border-line bg-card p-3">
      <button
        type="button"
        onClick={() => onOpenSlot({ date: day.date, startTime: slot.startTime })}
        className="figures flex min-h-11 w-full items-center gap-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{slot.label}</span>
          <span className="block text-sm text-muted">{occupancyText(slot, teams)}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
      <OccupancyBar slot={slot} teams={teams} />
      <div className="mt-2 grid grid-cols-1 gap-1.5 empty:hidden">
        {visitsOf(day, slot).map(visit => (
          <VisitChip key={visit.bookingId} visit={visit} onOpen={onOpenBooking} />
        ))}
        {running.length > 0 && (
          <p className="px-1 text-sm text-muted wrap-anywhere">Still going on: {running.map(nameOf).join(', ')}</p>
        )}
      </div>
    </li>
  );
}
