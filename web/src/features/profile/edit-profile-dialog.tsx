import { api, ask } from '../../api/client.ts';
import { mayBeDone } from '../../api/unanswered.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useKeptForm } from '../../forms/use-kept.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { keys } from '../../shared/storage.ts';
import { toast } from '../../ui/toast.ts';
import { customer } from '../auth/customer.ts';
import { ProfileFields } from './profile-fields.tsx';
import { type ProfileValues, updateOf, useProfileForm } from './profile-form.ts';
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
          // It may have been saved: show customers who give up what the salon has.
          if (mayBeDone(error)) void reload().catch(() => null);
          throw error;
        }),
      );
      toast.success('Profile updated');
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Edit Profile"
      hint={
        <>
          You sign in with <span className="figures whitespace-nowrap">{writtenMobile(profile.mobile)}</span>, which stays as it
          is.
        </>
      }
      size="sm"
      save="Save Changes"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to update profile"
    >
      <ProfileFields form={form} />
    </FormDialog>
  );
}
