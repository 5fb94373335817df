import { NumberField } from '../../../forms/text-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

export default function ProgramsSection() {
  const field = useSettingsFields();
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
          {...field('keyRequestsPerMinute')}
        />
        <NumberField
          label="Passcodes an hour"
          hint="SMS to the customers of each key. You pay for them."
          inputMode="numeric"
          {...field('keyPasscodesPerHour')}
        />
      </div>
    </SettingsSection>
  );
}
