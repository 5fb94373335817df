import { today } from '../../../shared/clock.ts';
import { date, weekday } from '../../../shared/format.ts';
import { OccupancyBar } from './occupancy-bar.tsx';
import { type CalendarDay, type CalendarSlot, occupancyText, runningInto, visitsOf, type Week } from './use-week.ts';
import { VisitChip } from './visit-chip.tsx';

interface Acts {
  onOpenSlot: (slot: { date: string; startTime: string }) => void;
  onOpenBooking: (bookingId: string) => void;
}

/** A slot shows this many visits; its dialog shows all. */
const most = 3;

/** The week on a desktop: a column a day, a row a slot. */
export function WeekGrid({ week: { days, teams }, ...acts }: Acts & { week: Week }) {
  const rows = days[0]?.slots ?? [];
  return (
    <div className="relative hidden overflow-x-auto rounded-lg border border-line bg-card shadow-card lg:block">
      <table className="w-full min-w-4xl table-fixed border-collapse text-sm">
        <caption className="sr-only">Slots of the week: how many are booked, and the visits</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-20 px-2 py-3 text-left text-xs font-semibold text-muted">
              Time
            </th>
            {days.map(day => (
              <DayHead key={day.date} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.startTime} className="border-b border-line last:border-0">
              <th scope="row" className="figures px-2 py-2 text-left align-top text-xs font-semibold text-muted">
                {row.label.split(' - ').map(end => (
                  <span key={end} className="block">
                    {end}
                  </span>
                ))}
              </th>
              {days.map(day => {
                const slot = day.slots[place];
                return slot ? <Cell key={day.date} day={day} slot={slot} teams={teams} {...acts} /> : <td key={day.date} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHead({ day }: { day: CalendarDay }) {
  const isToday = day.date === today();
  const [dayOfMonth, month] = date(day.date).split(' ');
  return (
    <th scope="col" className={`border-l border-line px-2 py-3 text-left ${isToday ? 'bg-plum text-card' : ''}`}>
      <span className="block text-xs font-semibold">
        {isToday ? `Today, ${weekday(day.date).slice(0, 3)}` : weekday(day.date)}
      </span>
      <span className="figures font-display text-lg font-medium">
        {dayOfMonth} {month}
      </span>
      {day.closed && <span className="block text-xs font-semibold">Closed</span>}
    </th>
  );
}

function Cell({
  day,
  slot,
  teams,
  onOpenSlot,
  onOpenBooking,
}: Acts & { day: CalendarDay; slot: CalendarSlot; teams: number | null }) {
  const visits = visitsOf(day, slot);
  const running = runningInto(day, slot).length;
  const isQuiet = !slot.open && slot.booked === 0 && visits.length === 0;
  return (
    <td className={`border-l border-line p-1.5 align-top ${slot.open ? '' : 'bg-sand/60'}`}>
      {isQuiet ? (
        <span className="block px-1 py-2 text-xs text-muted">Closed</span>
      ) : (
        <div className="grid grid-cols-1 gap-1.5">
          <button
            type="button"
            aria-label={`${weekday(day.date)}, ${slot.label}: ${occupancyText(slot, teams)}`}
            onClick={() => onOpenSlot({ date: day.date, startTime: slot.startTime })}
            className="figures grid min-h-11 content-center gap-1 rounded-sm px-1 text-left text-xs text-muted hover:bg-sand"
          >
            {occupancyText(slot, teams)}
            {(slot.open || slot.booked > 0) && <OccupancyBar slot={slot} teams={teams} />}
          </button>
          {visits.slice(0, most).map(visit => (
            <VisitChip key={visit.bookingId} visit={visit} onOpen={onOpenBooking} />
          ))}
          {running > 0 && <span className="px-1 text-xs text-muted">{running} still going on</span>}
          {visits.length > most && (
            <button
              type="button"
              aria-label={`${visits.length - most} more, ${weekday(day.date)}, ${slot.label}`}
              onClick={() => onOpenSlot({ date: day.date, startTime: slot.startTime })}
              className="min-h-11 rounded-sm px-2 text-left text-xs font-semibold text-plum hover:bg-plum-tint"
            >
              {visits.length - most} more
            </button>
          )}
        </div>
      )}
    </td>
  );
}
