import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dayName } from '../../../features/salon/settings/opening-hours.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { spansWords } from '../../../shared/span-words.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { type ClockSpan, type DayHours, usualDay } from './hours.ts';
import type { ProfessionalValues } from './professional-values.ts';
import { SpansField } from './spans-field.tsx';

/** When she works: parts of each weekday, with breaks between them. */
export function WeekField() {
  const { field } = useController<ProfessionalValues, 'hours'>({ name: 'hours' });
  const hours = field.value;
  const firstDay = hours.find(({ spans }) => spans.length > 0);

  const change = (day: string, spans: ClockSpan[]) =>
    field.onChange(hours.map(one => (one.day === day ? { ...one, spans } : one)));

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="text-sm font-semibold">Weekly hours</legend>
      <p className="mt-1 text-sm text-muted">Visits begin and end within these hours, while the salon is open.</p>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {hours.map((one, index) => (
          <DayField
            key={one.day}
            hours={one}
            index={index}
            usual={firstDay?.spans ?? usualDay}
            onChange={spans => change(one.day, spans)}
          />
        ))}
      </div>
      {firstDay && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => field.onChange(hours.map(one => (one.spans.length > 0 ? { ...one, spans: firstDay.spans } : one)))}
          className="-mx-4 mt-1 justify-self-start"
        >
          {dayName(firstDay.day)}'s hours on every working day
        </Button>
      )}
    </fieldset>
  );
}

interface DayProps {
  hours: DayHours;
  index: number;
  /** What a day begins with that is switched on. */
  usual: ClockSpan[];
  onChange: (spans: ClockSpan[]) => void;
}

function DayField({ hours: { day, spans }, index, usual, onChange }: DayProps) {
  const errors = useFormContext<ProfessionalValues>().formState.errors.hours?.[index]?.spans;
  const name = dayName(day);
  const isWorking = spans.length > 0;
  const [isOpen, setOpen] = useState(false);
  // A mistake must not stay hidden.
  const isShown = isWorking && (isOpen || errors !== undefined);

  return (
    <fieldset className="min-w-0 py-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <SwitchField
            label={name}
            hint={isWorking ? spansWords(spans) : 'Off'}
            checked={isWorking}
            onChange={event => onChange(event.target.checked ? usual : [])}
          />
        </div>
        {isWorking && (
          <IconButton
            icon={isShown ? ChevronUp : ChevronDown}
            label={`Hours of ${name}`}
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
            className="-mr-2"
          />
        )}
      </div>
      {isShown && (
        <div className="pt-1 pb-2">
          <SpansField spans={spans} of={name} errors={errors} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}
