import * as words from '#words/profile';
import { addDays } from '../../../../../common/time.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { today } from '../../../shared/clock.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { FullNameField } from '../auth/full-name-field.tsx';
import { genders } from './genders.ts';
import type { ProfileForm } from './profile-form.ts';

/** The earliest date that the server accepts. */
const earliestBirth = '1900-01-01';

/** Only the name is required. The server checks the rest (rule S19). */
export function ProfileFields({ form }: { form: ProfileForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  const isNamed = useSettings()?.capacity === 'PROFESSIONALS';
  return (
    <>
      <FullNameField />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        placeholder="name@example.com"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="field-columns grid items-start gap-x-4 gap-y-5 *:min-w-0">
        <SelectField
          label={words.gender}
          options={[{ value: '', label: words.notSaid }, ...genders]}
          error={errors.gender?.message}
          {...register('gender')}
        />
        <TextField
          label={words.dateOfBirth}
          type="date"
          className="min-w-0"
          autoComplete="bday"
          min={earliestBirth}
          max={addDays(today(), -1)}
          error={errors.dateOfBirth?.message}
          {...register('dateOfBirth')}
        />
      </div>
      <TextField
        label={words.businessName}
        autoComplete="organization"
        maxLength={100}
        hint={words.businessHint}
        error={errors.businessName?.message}
        {...register('businessName')}
      />
      <TextField
        label="GSTIN"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={30}
        error={errors.gstin?.message}
        {...register('gstin')}
      />
      {isNamed && <SwitchField label={words.onlyWomen} hint={words.onlyWomenHint} {...register('womenOnly')} />}
    </>
  );
}
