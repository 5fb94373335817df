import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { isDay } from '../../../../../common/calendar.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { date, longDate, plural } from '../../../shared/format.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { PassingItem } from '../../../ui/passing-item.tsx';
import { ConflictsEffect } from './conflicts-effect.tsx';
import { mostClosedDays, type SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** With less room than this for new days, past days can be removed. */
const littleRoom = 30;

/** Closed days besides the weekly ones: festivals, holidays, a family wedding. */
export function ClosedDaysSection() {
  const { field, fieldState } = useController<SettingsValues, 'closedDays'>({ name: 'closedDays' });
  const next = useController<SettingsValues, 'nextClosedDay'>({ name: 'nextClosedDay' });
  const day = next.field.value;
  const [problem, setProblem] = useState<string>();
  const toCome = field.value.filter(one => one >= today());
  const past = field.value.length - toCome.length;
  const room = mostClosedDays - field.value.length;

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
    <SettingsSection title="Closed days" hint="Customers cannot book on these days." effect={<ConflictsEffect />}>
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
            // Enter adds the day and does not submit the whole form.
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
            <PassingItem key={one} className="figures flex min-h-12 items-center justify-between gap-2 border-b border-line">
              <span>{longDate(one)}</span>
              <IconButton
                icon={X}
                label={`Remove ${date(one)}`}
                onClick={() => field.onChange(field.value.filter(other => other !== one))}
              />
            </PassingItem>
          ))}
        </ul>
      )}
      {past > 0 && <PastDays days={past} onRemove={room < littleRoom ? () => field.onChange(toCome) : null} />}
    </SettingsSection>
  );
}

interface PastDaysProps {
  days: number;
  onRemove: (() => void) | null;
}

function PastDays({ days, onRemove }: PastDaysProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useFocusHandedOn(place);
  return (
    <p ref={place} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {plural(days, 'closed day')} {days === 1 ? 'is' : 'are'} past and kept for the figures.
      {onRemove && (
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove Past Days
        </Button>
      )}
    </p>
  );
}
