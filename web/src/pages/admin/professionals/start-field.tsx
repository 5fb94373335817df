import { useController, useWatch } from 'react-hook-form';
import { PositionField } from '../../../features/salon/settings/position-field.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { ProfessionalValues } from './professional-values.ts';

/** Where her day starts. */
export function StartField() {
  const { field } = useController<ProfessionalValues, 'startsFrom'>({ name: 'startsFrom' });
  const name = useWatch<ProfessionalValues, 'name'>({ name: 'name' });
  const settings = useSettings();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioCards
        legend="The day starts"
        showLegend
        value={field.value}
        onChange={field.onChange}
        className="grid gap-3 sm:grid-cols-2"
        cards={[
          { value: 'SALON', label: 'At the salon', hint: 'The way to the first visit begins there.' },
          { value: 'PLACE', label: 'At another place', hint: 'At home, for example. Customers do not see it.' },
        ]}
      />
      {field.value === 'PLACE' && (
        <PositionField
          legend="Where the day starts"
          pinLabel={`Where the day of ${name || 'the professional'} starts. Move it with the arrow keys, or drag it.`}
          otherwise={settings}
        />
      )}
    </div>
  );
}
