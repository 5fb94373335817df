import { useEffect, useRef } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { BookingFilter } from './use-booking-filter.ts';
import { WHEN, type When } from './when.ts';

const labels: Record<When, string> = {
  all: 'All dates',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  month: 'This month',
  custom: 'Other dates',
};

export function WhenFilter({ filter: { when, setWhen, written, setDay, isBackwards } }: { filter: BookingFilter }) {
  const strip = useRef<HTMLFieldSetElement>(null);

  // On a phone the last ones lie beyond the edge.
  useEffect(() => {
    strip.current?.querySelector(`[value="${when}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [when]);

  return (
    <>
      <fieldset
        ref={strip}
        aria-label="Visit date"
        className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:flex-wrap md:px-0"
      >
        {WHEN.map(one => (
          <Chip key={one} value={one} selected={one === when} onClick={() => setWhen(one)}>
            {labels[one]}
          </Chip>
        ))}
      </fieldset>
      {when === 'custom' && (
        <div className="field-columns grid items-start gap-2 md:max-w-md md:gap-3">
          <TextField
            label="From"
            type="date"
            value={written.from}
            max={written.to || undefined}
            onChange={event => setDay('from', event.target.value)}
            className="px-2!"
          />
          <TextField
            label="To"
            type="date"
            value={written.to}
            min={written.from || undefined}
            onChange={event => setDay('to', event.target.value)}
            error={isBackwards ? 'Date input not valid.' : undefined}
            className="px-2!"
          />
        </div>
      )}
    </>
  );
}
