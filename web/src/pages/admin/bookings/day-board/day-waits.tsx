import { Hourglass } from 'lucide-react';
import { minuteOf, timeOf } from '../../../../../../common/minutes.ts';
import { istTime } from '../../../../../../common/time.ts';
import { useSlots } from '../../../../features/visits/booking/availability.ts';
import { useAskedWaits } from '../../../../features/visits/wait-admin/use-asked-waits.ts';
import { heldForWords, useWaitsOfDay } from '../../../../features/visits/wait-admin/waits.ts';
import { today } from '../../../../shared/clock.ts';
import { clockOf, duration } from '../../../../shared/format.ts';
import { useNow } from '../../../../shared/use-now.ts';
import { type Gap, gapsOf, type Stretch, stretchOf } from './board-rules.ts';
import { type Day, type DayColumn, timesOf } from './day.ts';

export type HeldTime = Day['held'][number];

/** What the waiting list means for the columns of a day: times that are held, and gaps as long as anybody waits. */
export interface DayWaits {
  heldIn: (column: DayColumn) => HeldTime[];
  gapsIn: (column: DayColumn) => Gap[];
  /** Whom the gap fits. */
  onGap: (gap: Gap, column: DayColumn) => void;
  onHeld: () => void;
}

/** A short visit, only to have the starts of the day. */
const someMinutes = 30;

export function useDayWaits({ date, held }: Day): DayWaits {
  const isPast = date < today();
  const { data, isBehind } = useWaitsOfDay(isPast ? null : date);
  const isWaitedFor = !isBehind && data !== undefined && data.waits.length > 0;
  const { data: slots } = useSlots(isWaitedFor ? date : undefined, { minutes: someMinutes });
  const starts = (slots ?? []).filter(({ reason }) => reason !== 'PAST').map(({ startTime }) => minuteOf(startTime));
  const { open } = useAskedWaits();
  const now = useNow(60_000);
  const after = date === today(now) ? minuteOf(istTime(now)) : 0;
  const heldIn = ({ professional }: DayColumn) => held.filter(({ professionalId }) => professionalId === professional.id);
  return {
    heldIn,
    gapsIn: column => (isWaitedFor ? gapsOf(column, { held: heldIn(column).map(stretchOf), starts, after }) : []),
    onGap: ({ start }, { professional }) => open({ date, gap: { time: timeOf(start), professionalId: professional.id } }),
    onHeld: () => open({ date, gap: null }),
  };
}

/** `10:00 AM to 11:30 AM`. */
function stretchWords({ from, to }: Stretch): string {
  return timesOf({ from: timeOf(from), to: timeOf(to) });
}

interface BlockProps {
  of: DayColumn;
  waits: DayWaits;
  place: (stretch: Stretch) => { top: string; height: string };
}

/** The times of a column that are held for who waits, and its gaps. */
export function WaitBlocks({ of: column, waits, place }: BlockProps) {
  const { name } = column.professional;
  return (
    <>
      {waits.gapsIn(column).map(gap => (
        <button
          key={gap.from}
          type="button"
          aria-haspopup="dialog"
          aria-label={`Who fits ${stretchWords(gap)}, ${name}`}
          onClick={() => waits.onGap(gap, column)}
          className="figures absolute inset-x-1 flex flex-col items-start overflow-hidden rounded-sm border border-dashed border-transparent px-1.5 py-1 text-left text-xs hover:border-plum hover:bg-plum-tint"
          style={place(gap)}
        >
          <span className="font-semibold text-plum underline decoration-line underline-offset-4">Who fits?</span>
          <span className="text-muted">{duration(gap.to - gap.from)} free</span>
        </button>
      ))}
      {waits.heldIn(column).map(held => (
        <button
          key={held.waitId}
          type="button"
          aria-haspopup="dialog"
          aria-label={`${heldForWords(held)}, ${timesOf(held)}, ${name}`}
          onClick={waits.onHeld}
          className="figures absolute inset-x-1 grid min-h-11 grid-cols-1 content-start overflow-hidden rounded-sm border border-dashed border-plum bg-card px-1.5 py-1 text-left text-xs hover:bg-plum-tint"
          style={place(stretchOf(held))}
        >
          <span className="flex items-center gap-1">
            <Hourglass aria-hidden className="size-3.5 shrink-0 text-plum" />
            <span className="truncate font-semibold">{held.customerName}</span>
          </span>
          <span className="truncate text-muted">Held until {clockOf(held.until)}</span>
        </button>
      ))}
    </>
  );
}

interface PhoneProps {
  of: DayColumn;
  waits: DayWaits;
}

/** A gap between the visits of a phone's list. */
export function PhoneGap({ of: column, waits, gap }: PhoneProps & { gap: Gap }) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => waits.onGap(gap, column)}
        className="figures flex min-h-12 w-full flex-wrap items-center justify-between gap-x-3 rounded-lg border border-dashed border-field px-3 py-2 text-left text-sm hover:bg-plum-tint"
      >
        <span className="text-muted">Free {stretchWords(gap)}</span>
        <span className="font-semibold text-plum">Who fits?</span>
      </button>
    </li>
  );
}

/** A time that is held, between the visits of a phone's list. */
export function PhoneHeld({ waits, held }: Pick<PhoneProps, 'waits'> & { held: HeldTime }) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={waits.onHeld}
        className="grid min-h-12 w-full gap-0.5 rounded-lg border border-dashed border-plum bg-card p-3 text-left shadow-card"
      >
        <span className="figures text-sm text-muted">{timesOf(held)}</span>
        <span className="figures flex items-center gap-1.5 text-sm font-semibold wrap-anywhere">
          <Hourglass aria-hidden className="size-4 shrink-0 text-plum" />
          {heldForWords(held)}
        </span>
      </button>
    </li>
  );
}
