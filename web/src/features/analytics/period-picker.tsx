import { useEffect, useRef } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { shownPeriods } from './period.ts';
import type { usePeriod } from './use-period.ts';

/** A strip of periods, and the two days of a custom one. */
export function PeriodPicker({ period, choose, typed, type, problem }: ReturnType<typeof usePeriod>) {
  const strip = useRef<HTMLFieldSetElement>(null);

  // On a phone the last ones lie beyond the edge.
  useEffect(() => {
    strip.current?.querySelector(`[value="${period}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [period]);

  return (
    <>
      <fieldset
        ref={strip}
        className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0"
      >
        <legend className="sr-only">Period</legend>
        {shownPeriods.map(one => (
          <Chip key={one.period} value={one.period} selected={one.period === period} onClick={() => choose(one.period)}>
            {one.label}
          </Chip>
        ))}
      </fieldset>
      {period === 'custom' && (
        <div className="mt-3 grid grid-cols-2 items-start gap-3 md:max-w-md">
          <TextField
            label="From"
            type="date"
            value={typed.from}
            onChange={event => type({ from: event.target.value })}
            error={problem?.from}
            className="min-w-0 px-3!"
          />
          <TextField
            label="To"
            type="date"
            value={typed.to}
            onChange={event => type({ to: event.target.value })}
            error={problem?.to}
            className="min-w-0 px-3!"
          />
        </div>
      )}
    </>
  );
}
