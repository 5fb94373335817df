import { useFormContext, useWatch } from 'react-hook-form';
import { WEEK } from '../../../../../common/time.ts';
import { dayName } from '../../../features/salon/settings/opening-hours.ts';
import { Button } from '../../../ui/button.tsx';
import { HoursOfDay } from './hours-of-day.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { SlotsEffect } from './slots-effect.tsx';

export function HoursSection() {
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
