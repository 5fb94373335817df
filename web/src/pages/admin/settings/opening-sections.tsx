import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isDay } from '../../../../../common/calendar.ts';
import { WEEK, type Weekday } from '../../../../../common/time.ts';
import { dayName } from '../../../features/salon/settings/opening-hours.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { date, longDate, plural } from '../../../shared/format.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { PassingItem } from '../../../ui/passing-item.tsx';
import { ConflictsEffect } from './conflicts-effect.tsx';
import { mostClosedDays, type SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { SlotsEffect } from './slots-effect.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** When the salon visits: weekdays, and days that differ. */
export default function OpeningSections() {
  return (
    <>
      <HoursSection />
      <ClosedDaysSection />
    </>
  );
}

function HoursSection() {
  const { control, setValue } = useFormContext<SettingsValues>();
  const hours = useWatch({ control, name: 'openingHours' });
  // A closed day has hours, too; they are not shown.
  const first = hours.find(({ closed }) => !closed);

  function copy({ opens, closes, breakFrom, breakTo }: SettingsValues['openingHours'][number]) {
    hours.forEach(({ closed }, i) => {
      if (closed) return;
      setValue(`openingHours.${i}.opens`, opens, { shouldDirty: true, shouldValidate: true });
      setValue(`openingHours.${i}.breakFrom`, breakFrom, { shouldDirty: true });
      setValue(`openingHours.${i}.breakTo`, breakTo, { shouldDirty: true });
      setValue(`openingHours.${i}.closes`, closes, { shouldDirty: true, shouldValidate: true });
    });
  }

  return (
    <SettingsSection
      title="Opening hours"
      hint="Visits begin and end within these hours. Existing bookings stay as they are."
      effect={<SlotsEffect />}
    >
      <div className="divide-y divide-line border-y border-line">
        {WEEK.map((day, index) => (
          <HoursOfDay key={day} day={day} index={index} />
        ))}
      </div>
      {first && (
        <Button variant="quiet" size="sm" onClick={() => copy(first)} className="-mx-4 justify-self-start">
          {dayName(first.day)}'s hours on every open day
        </Button>
      )}
    </SettingsSection>
  );
}

interface Props {
  day: Weekday;
  index: number;
}

/** Open or closed, and from when to when. */
function HoursOfDay({ day, index }: Props) {
  const { setValue } = useFormContext<SettingsValues>();
  const time = useSettingsFields();
  const { field } = useController<SettingsValues, `openingHours.${number}.closed`>({ name: `openingHours.${index}.closed` });
  const name = dayName(day);
  const [from, to] = useWatch<SettingsValues, [`openingHours.${number}.breakFrom`, `openingHours.${number}.breakTo`]>({
    name: [`openingHours.${index}.breakFrom`, `openingHours.${index}.breakTo`],
  });
  const hasBreak = from !== '' || to !== '';

  function setBreak([begins, ends]: readonly [string, string]) {
    setValue(`openingHours.${index}.breakFrom`, begins, { shouldDirty: true });
    setValue(`openingHours.${index}.breakTo`, ends, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-6 py-2">
      <legend className="sr-only">{name}</legend>
      <div className="min-w-0 grow basis-44 md:max-w-44">
        <SwitchField
          label={name}
          hint={field.value ? 'Closed' : 'Open'}
          ref={field.ref}
          name={field.name}
          checked={!field.value}
          onBlur={field.onBlur}
          onChange={event => field.onChange(!event.target.checked)}
        />
      </div>
      {!field.value && (
        <div className={timesLook}>
          <TextField
            label="Opens"
            type="time"
            className={timeLook}
            {...time(`openingHours.${index}.opens`, { deps: `openingHours.${index}.closes` })}
          />
          <TextField label="Closes" type="time" className={timeLook} {...time(`openingHours.${index}.closes`)} />
          {hasBreak && (
            <>
              <TextField
                label="Break from"
                type="time"
                className={timeLook}
                {...time(`openingHours.${index}.breakFrom`, { deps: `openingHours.${index}.breakTo` })}
              />
              <TextField label="Break to" type="time" className={timeLook} {...time(`openingHours.${index}.breakTo`)} />
            </>
          )}
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setBreak(hasBreak ? ['', ''] : lunch)}>
            {hasBreak ? `No break on ${name}` : `Break on ${name}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What a new break begins with. */
const lunch = ['13:00', '14:00'] as const;

/** Beside the day, below it, or one below the other, so that a time is never cut off. */
const timesLook =
  'grid min-w-0 grow-99 basis-71 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3 pb-2';
const timeLook = 'figures min-w-0 px-3!';

/** With less room than this for new days, past days can be removed. */
const littleRoom = 30;

/** Closed days besides the weekly ones: festivals, holidays, a family wedding. */
function ClosedDaysSection() {
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
