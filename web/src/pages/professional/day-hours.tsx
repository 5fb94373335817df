import * as words from '#words/pro';
import { spansWords } from '../../shared/span-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ShownDay } from './visit/use-days.ts';

/** When she works that day, or that she does not. */
export function DayHours({ day: { hours, leave } }: { day: ShownDay }) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-2">
      {hours.length > 0 ? words.youWork(spansWords(hours)) : leave ? null : words.dayOff}
      {leave && <Badge tone="info">{words.leave}</Badge>}
    </p>
  );
}
