import { useState } from 'react';
import { mondayOf } from '../../../../../common/calendar.ts';
import { addDays } from '../../../../../common/time.ts';
import { messageOf } from '../../../api/message-of.ts';
import { dateSpan } from '../../../shared/format.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { DayList } from './day-list.tsx';
import { DayTurner } from './day-turner.tsx';
import { ProfessionalFilter, useWeekProfessional } from './professional-filter.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { useUrlDay, useWeek } from './use-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekStrip } from './week-strip.tsx';

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
      <ProfessionalFilter value={professionalId} onChange={choose} />
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
