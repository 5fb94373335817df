import { useState } from 'react';
import { minuteOf } from '../../../../../../common/minutes.ts';
import { istTime } from '../../../../../../common/time.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { today } from '../../../../shared/clock.ts';
import { plainTime } from '../../../../shared/format.ts';
import { useNow } from '../../../../shared/use-now.ts';
import { ColumnBody, ColumnHead, heightOf } from './board-column.tsx';
import { hoursShown, type Stretch } from './board-rules.ts';
import { customerOf, type Day } from './day.ts';
import type { DayWaits } from './day-waits.tsx';
import type { Dragging } from './use-drag.ts';
import type { VisitActs } from './visit-block.tsx';

interface Props extends VisitActs {
  day: Day;
  dragging: Dragging;
  waits: DayWaits;
}

/** A column a professional, time downwards. It scrolls by itself, so that names and hours stay in sight. */
export function BoardGrid({ day, dragging, waits, ...acts }: Props) {
  const shown = hoursShown(day);
  const uncovered = new Set(day.uncovered.map(keyOf));
  const columns = day.professionals;
  const [lit, light] = useState<string | null>(null);
  return (
    <section
      data-plan
      aria-label="Plan of the day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it, also on a day without visits
      tabIndex={0}
      className="relative max-h-[calc(100dvh-7rem)] overflow-auto rounded-lg border border-line bg-card shadow-card"
    >
      <div className="grid min-w-fit" style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(8.5rem, 1fr))` }}>
        <div className="sticky top-0 left-0 z-30 border-b border-line bg-card" />
        {columns.map(column => (
          <ColumnHead key={column.professional.id} of={column} drag={dragging.drag} />
        ))}
        <TimeAxis shown={shown} date={day.date} />
        {columns.map(column => (
          <ColumnBody
            key={column.professional.id}
            of={column}
            shown={shown}
            uncovered={uncovered}
            dragging={dragging}
            lighting={{ lit, light }}
            waits={waits}
            {...acts}
          />
        ))}
      </div>
      <Ghost dragging={dragging} />
    </section>
  );
}

/** The hours at the left, and a mark for now. */
function TimeAxis({ shown, date }: { shown: Stretch; date: string }) {
  const now = useNow(60_000);
  const minute = minuteOf(istTime(now));
  const isShown = date === today(now) && shown.from <= minute && minute <= shown.to;
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, place) => shown.from + place * 60);
  return (
    <div className="figures sticky left-0 z-10 bg-card text-2xs text-muted">
      {hours.map(at => (
        <div key={at} className="border-t border-line px-1.5 first:border-0" style={{ height: heightOf(60) }}>
          {plainTime(`${String(at / 60).padStart(2, '0')}:00:00`).replace(':00', '')}
        </div>
      ))}
      {isShown && (
        <span aria-hidden className="absolute right-0 left-0 h-0.5 bg-madder" style={{ top: heightOf(minute - shown.from) }} />
      )}
    </div>
  );
}

/** The visit under the pointer. */
function Ghost({ dragging: { drag, ghost } }: { dragging: Dragging }) {
  if (!drag) return null;
  return (
    <div
      ref={ghost}
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-50 ml-3 max-w-48 rounded-sm border border-plum bg-card px-3 py-2 text-sm shadow-lift"
      style={{ translate: '-100vw 0' }}
    >
      <p className="truncate font-semibold">{customerOf(drag.visit)}</p>
      <p className="figures text-muted">{plainTime(drag.visit.from)}</p>
    </div>
  );
}
