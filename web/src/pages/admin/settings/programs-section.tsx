import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../forms/number-field.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

export default function ProgramsSection() {
  const { register, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  return (
    <SettingsSection
      isAlone
      title="Partners & Programs"
      hint="Limits of each API key. A partner’s site calls from one address for all its customers, so its calls count by its key."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Calls a minute"
          hint="For each key, to each operation that has a limit."
          inputMode="numeric"
          required
          min={1}
          max={100000}
          error={errors.keyRequestsPerMinute?.message}
          {...register('keyRequestsPerMinute')}
        />
        <NumberField
          label="Passcodes an hour"
          hint="SMS to the customers of each key. You pay for them."
          inputMode="numeric"
          required
          min={1}
          max={100000}
          error={errors.keyPasscodesPerHour?.message}
          {...register('keyPasscodesPerHour')}
        />
      </div>
    </SettingsSection>
  );
}
