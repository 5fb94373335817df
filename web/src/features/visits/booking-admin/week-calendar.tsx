import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { mondayOf } from '../../../../../common/calendar.ts';
import { addDays } from '../../../../../common/time.ts';
import { messageOf } from '../../../api/message-of.ts';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { today } from '../../../shared/clock.ts';
import { dateSpan, longDate, weekday } from '../../../shared/format.ts';
import { useUrlValue, withValues } from '../../../shared/use-url.ts';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useHasNames, useTeam } from '../hand-over/use-team.ts';
import { WaitingListButton, WaitsButton } from '../wait-admin/waits-button.tsx';
import { nameOf } from './booking-question.tsx';
import { DayTurner } from './day-turner.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import {
  type CalendarDay,
  type CalendarSlot,
  loadText,
  occupancyText,
  runningInto,
  useUrlDay,
  useWeek,
  visitsOf,
} from './use-week.ts';
import { HeldTimes, OccupancyBar, VisitChip, WeekGrid } from './week-grid.tsx';

/** The visits of a week and how full each slot is: a grid on a desktop; on a phone a strip of days above one day. */
export function WeekCalendar() {
  const [day, setDay] = useUrlDay();
  const [professionalId, choose] = useWeekProfessional();
  const [, openBooking] = useUrlValue('booking');
  const [slot, setSlot] = useState<{ date: string; startTime: string } | null>(null);
  const { data, error, isBehind, isStale, reload } = useWeek(day, professionalId);
  const monday = mondayOf(day);
  const shown = data?.days.find(({ date }) => date === day);
  const days = data?.days[0]?.date === monday ? data.days : undefined;

  return (
    <>
      <DayTurner unit="Week" title={dateSpan(monday, addDays(monday, 6))} day={day} onChange={setDay} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ProfessionalFilter value={professionalId} onChange={choose} />
        <div className="max-lg:hidden">
          <WaitingListButton date={day} />
        </div>
      </div>
      {error ? (
        <ErrorState title="Failed to fetch bookings" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : data && days ? (
        <div aria-busy={isBehind}>
          {isStale && <StaleNote className="mb-4" />}
          <div className="lg:hidden">
            <WeekStrip days={days} value={day} onChange={setDay} />
            {shown && <DayList day={shown} teams={data.teams} onOpenSlot={setSlot} onOpenBooking={openBooking} />}
          </div>
          <WeekGrid week={data} onOpenSlot={setSlot} onOpenBooking={openBooking} />
          {slot && <SlotDialog week={data} at={slot} onClose={() => setSlot(null)} onOpenBooking={openBooking} />}
        </div>
      ) : (
        <WeekSkeleton />
      )}
    </>
  );
}

function WeekSkeleton() {
  return (
    <div aria-busy>
      <span className="sr-only">Loading the week</span>
      <div className="grid gap-3 lg:hidden">
        <Skeleton className="mb-2 h-19" />
        <Skeleton className="h-12 w-52" />
        <Repeat times={5}>
          <Skeleton className="h-20 rounded-lg" />
        </Repeat>
      </div>
      <Skeleton className="hidden h-140 rounded-lg lg:block" />
    </div>
  );
}

/** Whose week is shown, kept in the address; empty for everybody's. */
function useWeekProfessional(): [string, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get('professional') ?? '';
  const set = (id: string) => setParams(current => withValues(current, { professional: id }), { replace: true });
  return [/^[\da-f-]{36}$/i.test(written) ? written : '', set];
}

interface Props {
  value: string;
  onChange: (id: string) => void;
}

/** The choice of a professional. In a salon with teams it shows nothing. */
function ProfessionalFilter({ value, onChange }: Props) {
  const { data } = useTeam();
  if (!useHasNames()) return null;
  const people = (data ?? []).filter(({ active, id }) => active || id === value);
  return (
    <FilterSelect
      label="Professional"
      value={value}
      options={[{ value: '', label: 'All professionals' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={onChange}
      className="min-w-0 flex-1 basis-48 md:max-w-72"
    />
  );
}

interface WeekStripProps {
  days: CalendarDay[];
  value: string;
  onChange: (day: string) => void;
}

/** The week within the width of a phone: seven days to choose from. */
function WeekStrip({ days, value, onChange }: WeekStripProps) {
  return (
    <RadioCards
      compact
      legend="Day"
      value={value}
      onChange={onChange}
      className="max-md:steady-text grid grid-cols-7 gap-1 *:px-0.5!"
      cards={days.map(day => ({ value: day.date, label: <Day day={day} /> }))}
    />
  );
}

function Day({ day }: { day: CalendarDay }) {
  const visits = day.visits.length;
  const isToday = day.date === today();
  return (
    <>
      <VisuallyHidden>{`${isToday ? 'Today, ' : ''}${longDate(day.date)}, ${loadText(day).toLowerCase()}`}</VisuallyHidden>
      <span aria-hidden className="grid">
        <span className={`text-xs ${isToday ? 'font-bold text-plum underline underline-offset-4' : ''}`}>
          {weekday(day.date).slice(0, 2)}
        </span>
        <span className="figures font-display text-xl font-medium">{Number(day.date.slice(8))}</span>
        <span className="figures text-xs font-normal text-muted">{day.closed && visits === 0 ? 'off' : visits || '–'}</span>
      </span>
    </>
  );
}

interface Acts {
  onOpenSlot: (slot: { date: string; startTime: string }) => void;
  onOpenBooking: (bookingId: string) => void;
}

/** One day on a phone, slot by slot. */
function DayList({ day, teams, ...acts }: Acts & { day: CalendarDay; teams: number | null }) {
  return (
    <section aria-label={`Slots of ${weekday(day.date)}`} className="mt-5">
      <h3 aria-live="polite" className="font-semibold">
        {day.date === today() && 'Today, '}
        {longDate(day.date)}
      </h3>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-muted">{loadText(day)}</p>
        <WaitsButton date={day.date} />
      </div>
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
        <HeldTimes day={day} slot={slot} />
        {running.length > 0 && (
          <p className="px-1 text-sm text-muted wrap-anywhere">Still going on: {running.map(nameOf).join(', ')}</p>
        )}
      </div>
    </li>
  );
}
