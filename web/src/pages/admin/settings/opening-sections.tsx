import { useController, useFormContext, useWatch } from 'react-hook-form';
import { WEEK, type Weekday } from '../../../../../common/time.ts';
import { dayName } from '../../../features/salon/settings/opening-hours.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClosedDaysSection } from './closed-days-section.tsx';
import type { SettingsValues } from './settings-form.ts';
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
