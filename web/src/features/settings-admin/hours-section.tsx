import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { HoursOfDay } from './hours-of-day.tsx';
import type { SettingsValues } from './settings-form.ts';
import { week } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { SlotsEffect } from './slots-effect.tsx';

export function HoursSection() {
  const { getValues, setValue } = useFormContext<SettingsValues>();

  function copyMonday() {
    const [monday, ...others] = getValues('openingHours');
    if (!monday) return;
    others.forEach(({ closed }, i) => {
      if (closed) return;
      setValue(`openingHours.${i + 1}.opens`, monday.opens, { shouldDirty: true, shouldValidate: true });
      setValue(`openingHours.${i + 1}.closes`, monday.closes, { shouldDirty: true, shouldValidate: true });
    });
  }

  return (
    <SettingsSection
      title="Opening hours"
      hint="Visits begin and end within them. Bookings that exist stay as they are."
      effect={<SlotsEffect />}
    >
      <div className="divide-y divide-line border-y border-line">
        {week.map((day, index) => (
          <HoursOfDay key={day} day={day} index={index} />
        ))}
      </div>
      <Button variant="quiet" size="sm" onClick={copyMonday} className="-mx-4 justify-self-start">
        Monday's hours on every open day
      </Button>
    </SettingsSection>
  );
}
