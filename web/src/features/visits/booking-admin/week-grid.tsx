import { CalendarSync, Check, Clock } from 'lucide-react';
import { every, isRegular } from '#words/series';
import { today } from '../../../shared/clock.ts';
import { date, time, weekday } from '../../../shared/format.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { waitsUntil } from '../booking/booking-badges.tsx';
import { heldForWords } from '../wait-admin/waits.ts';
import { WaitsInHead } from '../wait-admin/waits-button.tsx';
import { nameOf } from './booking-question.tsx';
import {
  type CalendarDay,
  type CalendarSlot,
  type CalendarVisit,
  heldIn,
  occupancyText,
  runningInto,
  visitsOf,
  type Week,
  whoComes,
} from './use-week.ts';

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
  // On a phone, the grid is there and hidden: it asks nothing.
  const isWide = useMediaQuery('(width >= 64rem)');
  return (
    <th scope="col" className={`border-l border-line px-2 py-3 text-left align-top ${isToday ? 'bg-plum text-card' : ''}`}>
      <span className="block text-xs font-semibold">
        {isToday ? `Today, ${weekday(day.date).slice(0, 3)}` : weekday(day.date)}
      </span>
      <span className="figures font-display text-lg font-medium">
        {dayOfMonth} {month}
      </span>
      {day.closed && <span className="block text-xs font-semibold">Closed</span>}
      {isWide && <WaitsInHead date={day.date} />}
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
          <HeldTimes day={day} slot={slot} />
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

/** A held time takes its place, and is no visit yet. */
export function HeldTimes({ day, slot }: { day: CalendarDay; slot: CalendarSlot }) {
  return heldIn(day, slot).map(held => (
    <span key={held.waitId} className="figures rounded-sm border border-dashed border-plum px-2 py-1 text-xs">
      {heldForWords(held)}
    </span>
  ));
}

interface Props {
  visit: CalendarVisit;
  onOpen: (bookingId: string) => void;
}

/** A visit in a slot of the week. */
export function VisitChip({ visit, onOpen }: Props) {
  const { bookingId, name, bookingTime, status, payBy, everyWeeks, parts = [] } = visit;
  const who = whoComes(visit);
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
        {who && <span className={`block ${parts.length > 1 ? 'wrap-anywhere' : 'truncate'}`}>{who}</span>}
        {payBy && <span className="figures block font-semibold">{waitsUntil(payBy)}</span>}
      </span>
      {payBy && <Clock aria-hidden className="size-4 shrink-0 text-muted" />}
      {everyWeeks !== undefined && <CalendarSync aria-hidden className="size-3.5 shrink-0 text-muted" />}
      {isDone && <Check aria-hidden className="size-4 shrink-0 text-leaf" />}
      <VisuallyHidden>
        , {time(bookingTime)}, {isDone ? 'completed' : 'pending'}
        {everyWeeks !== undefined && `, ${isRegular(every(everyWeeks)).toLowerCase()}`}
      </VisuallyHidden>
    </button>
  );
}

/** A visit that waits for its payment may still go away, so it looks provisional. */
function lookOf({ status, payBy }: CalendarVisit): string {
  if (status === 'COMPLETED') return 'bg-leaf-tint hover:bg-leaf-tint/70';
  return payBy ? 'border border-dashed border-plum bg-card hover:bg-plum-tint/60' : 'bg-plum-tint hover:bg-plum-tint/60';
}

/** How full a slot is, as a bar; the words stand beside it. */
export function OccupancyBar({ slot: { booked, remaining }, teams }: { slot: CalendarSlot; teams: number | null }) {
  const share = Math.min(1, booked / (teams ?? Math.max(1, booked + remaining)));
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className={`block h-full rounded-full ${share === 1 ? 'bg-madder' : 'bg-plum'}`}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
