import * as words from '#words/profile';
import { updateProfile } from '../../../../../common/bounds/auth.gen.ts';
import { addDays } from '../../../../../common/time.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { FullNameField } from '../auth/full-name-field.tsx';
import { genders } from './genders.ts';
import type { ProfileForm } from './profile-form.ts';

/** The earliest date that the server accepts. */
const earliestBirth = '1900-01-01';

/** Only the name is required. The server checks the rest (rule S19). */
export function ProfileFields({ form }: { form: ProfileForm }) {
  const field = useFields(form, updateProfile);
  const isNamed = useSettings()?.capacity === 'PROFESSIONALS';
  return (
    <>
      <FullNameField />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        {...field('email')}
      />
      <div className="field-columns grid items-start gap-x-4 gap-y-5 *:min-w-0">
        <SelectField label={words.gender} options={[{ value: '', label: words.notSaid }, ...genders]} {...field('gender')} />
        <TextField
          label={words.dateOfBirth}
          type="date"
          className="min-w-0"
          autoComplete="bday"
          min={earliestBirth}
          max={addDays(today(), -1)}
          {...field('dateOfBirth')}
        />
      </div>
      <TextField label={words.businessName} autoComplete="organization" hint={words.businessHint} {...field('businessName')} />
      <TextField label="GSTIN" autoCapitalize="characters" autoComplete="off" {...field('gstin')} />
      {isNamed && <SwitchField label={words.onlyWomen} hint={words.onlyWomenHint} {...form.register('womenOnly')} />}
    </>
  );
}
