import { CalendarSync } from 'lucide-react';
import * as words from '#words/series';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { canBegin } from './can-begin.ts';
import type { OwnSeriesTask } from './own-task.tsx';
import { useProposals } from './use-proposals.ts';
import { useSeries } from './use-series.ts';

interface Props {
  /** What the card says, or what it lets do. */
  part: 'note' | 'button';
  booking: Booking;
  onTask: (task: OwnSeriesTask) => void;
}

/** On a visit's card: that it is one of a series, or the way to let it come again. */
export default function OwnSeries({ part, booking, onTask }: Props) {
  if (part === 'note') return booking.seriesId === undefined ? null : <Note seriesId={booking.seriesId} />;
  return canBegin(booking) ? <Offer booking={booking} onTask={onTask} /> : null;
}

/** Of visits with the same services only the newest has it. */
function Offer({ booking, onTask }: Pick<Props, 'booking' | 'onTask'>) {
  const everyWeeks = useProposals()?.find(({ bookingId }) => bookingId === booking.bookingId)?.everyWeeks;
  if (everyWeeks === undefined) return null;
  return <BeginButton everyWeeks={everyWeeks} onClick={() => onTask({ doing: 'begin', booking, everyWeeks })} />;
}

function Note({ seriesId }: { seriesId: string }) {
  const { series } = useSeries();
  const own = series?.find(({ id }) => id === seriesId);
  if (!own) return null;
  return (
    <p className="flex gap-2.5 rounded-md bg-plum-tint px-3.5 py-2.5 text-sm">
      <CalendarSync aria-hidden className="mt-0.5 size-4.5 shrink-0 text-plum" strokeWidth={1.75} />
      <span className="min-w-0">{words.isRegular(words.every(own.everyWeeks))}</span>
    </p>
  );
}

/** The way to the sheet, where another number of weeks can be chosen. */
export function BeginButton({ everyWeeks, onClick }: { everyWeeks: number; onClick: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      <CalendarSync aria-hidden className="size-4.5" strokeWidth={1.75} />
      {words.every(everyWeeks)}
    </Button>
  );
}
