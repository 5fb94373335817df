import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField } from '../../../forms/text-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** Advertising to customers who allowed it (rules B130 to B133). */
export function NudgesSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection
      title="Reminders of the Next Visit"
      hint="Advertising, only to customers who allowed it in their profile, between 10 AM and 7 PM, at most once in two weeks. One customer in ten gets none, so that you see what the others bring."
    >
      <SwitchField
        label="Remind of the next visit"
        hint="Three days before somebody usually comes again, with three times that are free."
        {...field('nudges.enabled')}
      />
      <SwitchField
        label="Win back with a coupon"
        hint="Who did not come at one and a half times the usual interval gets a coupon of their own, for one use."
        {...field('nudges.winBack')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <NumberField label="Rupees off" inputMode="numeric" {...field('nudges.rupees')} />
        <NumberField label="Days it is valid" inputMode="numeric" {...field('nudges.validDays')} />
        <NumberField
          label="Rupees a month"
          hint="What the coupons of a month may cost together, if all are used."
          inputMode="numeric"
          {...field('nudges.monthlyBudget')}
        />
      </div>
    </SettingsSection>
  );
}
