import * as words from '#words/profile';
import { writtenMobile } from '../../../../../common/phone.ts';
import { api, ask } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { keys } from '../../../shared/storage.ts';
import { fill } from '../../../ui/fill.tsx';
import { toast } from '../../../ui/toast.ts';
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
