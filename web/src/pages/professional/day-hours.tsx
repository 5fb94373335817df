import type { ShownDay } from '../../features/visit/use-days.ts';
import { spansWords } from '../../shared/span-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** When she works that day, or that she does not. */
export function DayHours({ day: { hours, leave } }: { day: ShownDay }) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-2">
      {hours.length > 0 ? `You work ${spansWords(hours)}` : leave ? null : 'Day off'}
      {leave && <Badge tone="info">Leave</Badge>}
    </p>
  );
}
