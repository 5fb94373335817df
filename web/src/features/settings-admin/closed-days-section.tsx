import { X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '../../forms/text-field.tsx';
import { isDay, today } from '../../shared/days.ts';
import { date, plural, weekday } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConflictsEffect } from './conflicts-effect.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** Days off besides the weekly ones: festivals, holidays, a wedding in the family. */
export function ClosedDaysSection() {
  const { field, fieldState } = useController<SettingsValues, 'closedDays'>({ name: 'closedDays' });
  const next = useController<SettingsValues, 'nextClosedDay'>({ name: 'nextClosedDay' });
  const day = next.field.value;
  const [problem, setProblem] = useState<string>();
  const toCome = field.value.filter(one => one >= today());
  const past = field.value.length - toCome.length;

  function add() {
    const wrong = !isDay(day)
      ? 'Please choose a day'
      : day < today()
        ? 'This day is past'
        : field.value.includes(day)
          ? 'This day is already in the list'
          : undefined;
    setProblem(wrong);
    if (wrong) return;
    field.onChange([...field.value, day].sort());
    next.field.onChange('');
  }

  return (
    <SettingsSection title="Closed days" hint="Nothing can be booked on them." effect={<ConflictsEffect />}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 md:max-w-64">
          <TextField
            {...next.field}
            label="Day"
            type="date"
            min={today()}
            error={problem ?? next.fieldState.error?.message ?? fieldState.error?.message}
            onChange={event => {
              setProblem(undefined);
              next.field.onChange(event);
            }}
            // Enter adds the day; it does not save all the settings.
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button variant="secondary" onClick={add} className="mt-7">
          Add Day
        </Button>
      </div>
      {toCome.length === 0 ? (
        <p className="text-muted">No closed days to come.</p>
      ) : (
        <ul aria-label="Closed days" className="grid gap-x-6 sm:grid-cols-2">
          {toCome.map(one => (
            <li key={one} className="figures flex min-h-12 items-center justify-between gap-2 border-b border-line">
              <span>
                {weekday(one)}, {date(one)}
              </span>
              <IconButton
                icon={X}
                label={`Remove ${date(one)}`}
                onClick={() => field.onChange(field.value.filter(other => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      {past > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {plural(past, 'closed day')} {past === 1 ? 'is' : 'are'} past and kept for the figures.
        </p>
      )}
    </SettingsSection>
  );
}
