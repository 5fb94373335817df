import { useController, useFormContext } from 'react-hook-form';
import { SwitchField } from '../../forms/switch-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { dayName } from '../settings/opening-hours.ts';
import type { SettingsValues } from './settings-form.ts';

interface Props {
  day: string;
  index: number;
}

/** Open or closed, and from when to when. */
export function HoursOfDay({ day, index }: Props) {
  const { register, formState } = useFormContext<SettingsValues>();
  const { field } = useController<SettingsValues, `openingHours.${number}.closed`>({ name: `openingHours.${index}.closed` });
  const errors = formState.errors.openingHours?.[index];
  const name = dayName(day);

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
            error={errors?.opens?.message}
            className={timeLook}
            {...register(`openingHours.${index}.opens`, { deps: `openingHours.${index}.closes` })}
          />
          <TextField
            label="Closes"
            type="time"
            error={errors?.closes?.message}
            className={timeLook}
            {...register(`openingHours.${index}.closes`)}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Beside the day, below it, or one below the other, so that a time is never cut off. */
const timesLook =
  'grid min-w-0 grow-99 basis-71 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3 pb-2';
const timeLook = 'figures min-w-0 px-3!';
