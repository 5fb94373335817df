import { DayRange } from '../../forms/day-range.tsx';
import { ChipStrip } from '../../ui/chip-strip.tsx';
import { shownPeriods } from './period.ts';
import type { usePeriod } from './use-period.ts';

/** A strip of periods, and the two days of a custom one. */
export function PeriodPicker({ period, choose, typed, type, problem }: ReturnType<typeof usePeriod>) {
  return (
    <div className="space-y-3">
      <ChipStrip label="Period" options={shownPeriods} chosen={period} onChoose={choose} />
      {period === 'custom' && <DayRange days={typed} onChange={(end, day) => type({ [end]: day })} problem={problem} />}
    </div>
  );
}
