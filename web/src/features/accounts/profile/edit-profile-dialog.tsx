import { type UseFormReturn, useForm } from 'react-hook-form';
import type { components } from '#contract';
import * as words from '#words/profile';
import { updateProfile } from '../../../../../common/bounds/auth.gen.ts';
import { writtenMobile } from '../../../../../common/phone.ts';
import { addDays } from '../../../../../common/time.ts';
import { api, ask } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { today } from '../../../shared/clock.ts';
import { keys } from '../../../shared/storage.ts';
import { fill } from '../../../ui/fill.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { customer } from '../auth/customer.ts';
import { FullNameField } from '../auth/person-fields.tsx';
import { type Gender, genders } from './genders.ts';
import { asRead, type Profile, useProfile } from './use-profile.ts';

interface Props {
  profile: Profile;
  onClose: () => void;
  onSaved: (saved: Profile) => void;
}

/** Cancel drops what was typed, so that the next opening finds the loaded profile (rule W11). */
export default function EditProfileDialog({ profile, onClose, onSaved }: Props) {
  const form = useProfileForm(profile);
  const { reload } = useProfile();
  useKeptForm(form, { by: customer, of: keys.profileDraft, about: asRead(profile) });

  async function save(values: ProfileValues) {
    if (form.formState.isDirty) {
      onSaved(
        await ask(api.PUT('/auth/profile', { body: updateOf(values) })).catch(error => {
          // The change may have been saved: show customers who give up what the salon has.
          if (mayBeDone(error)) void reload().catch(() => null);
          throw error;
        }),
      );
      toast.success(words.updated);
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={words.editProfile}
      hint={fill(words.signInWith, {
        mobile: <span className="figures whitespace-nowrap">{writtenMobile(profile.mobile)}</span>,
      })}
      size="sm"
      save={words.saveChanges}
      saving={words.saving}
      onSave={save}
      onClose={onClose}
      fallback={words.updateFailed}
    >
      <ProfileFields form={form} />
    </FormDialog>
  );
}

/** The earliest date that the server accepts. */
const earliestBirth = '1900-01-01';

/** Only the name is required. The server checks the rest (rule S19). */
function ProfileFields({ form }: { form: ProfileForm }) {
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

type ProfileUpdate = components['schemas']['ProfileUpdate'];

/** As the fields hold them. Without a value, the text is empty. */
interface ProfileValues {
  fullName: string;
  email: string;
  gender: Gender | '';
  dateOfBirth: string;
  womenOnly: boolean;
  businessName: string;
  gstin: string;
}

type ProfileForm = UseFormReturn<ProfileValues>;

function useProfileForm({ fullName, womenOnly, ...optional }: Profile): ProfileForm {
  const { email, gender, dateOfBirth, businessName, gstin } = optional;
  return useForm<ProfileValues>({
    defaultValues: {
      fullName,
      email: email ?? '',
      gender: gender ?? '',
      dateOfBirth: dateOfBirth ?? '',
      womenOnly,
      businessName: businessName ?? '',
      gstin: gstin ?? '',
    },
  });
}

/** An emptied field is cleared on the server with null (rule S19). */
function updateOf({ fullName, email, gender, dateOfBirth, womenOnly, businessName, gstin }: ProfileValues): ProfileUpdate {
  return {
    fullName: fullName.trim(),
    email: email.trim() || null,
    gender: gender || null,
    dateOfBirth: dateOfBirth || null,
    womenOnly,
    businessName: businessName.trim() || null,
    gstin: gstin.trim() || null,
  };
}
