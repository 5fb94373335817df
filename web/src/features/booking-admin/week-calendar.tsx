import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { mondayOf } from '../../shared/days.ts';
import { useUrlValue } from '../../shared/use-url.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { DayList } from './day-list.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { useUrlDay, useWeek } from './use-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekNavigation } from './week-navigation.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';
import { WeekStrip } from './week-strip.tsx';

/** The visits of a week and how full each slot is: a grid on a desktop; on a phone a strip of days above one day. */
export function WeekCalendar() {
  const [day, setDay] = useUrlDay();
  const [, openBooking] = useUrlValue('booking');
  const [slot, setSlot] = useState<{ date: string; startTime: string } | null>(null);
  const { data, error, isBehind, isStale, reload } = useWeek(day);
  const shown = data?.days.find(({ date }) => date === day);
  const days = data?.days[0]?.date === mondayOf(day) ? data.days : undefined;

  return (
    <>
      <WeekNavigation day={day} onChange={setDay} />
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
