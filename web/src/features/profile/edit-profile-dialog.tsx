import { useId, useState } from 'react';
import { api, ask } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { writtenMobile } from '../auth/written-mobile.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type ProfileValues, updateOf, useProfileForm } from './profile-form.ts';
import type { Profile } from './use-profile.ts';

type Props = { profile: Profile; onClose: () => void; onSaved: (saved: Profile) => void };

/** Cancel drops what was typed, so that the next opening finds the loaded profile (spec 2.13); a slip of the hand asks first. */
export default function EditProfileDialog({ profile, onClose, onSaved }: Props) {
  const form = useProfileForm(profile);
  const { isDirty, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  useLeaveWarning(isDirty);

  async function save(values: ProfileValues) {
    if (isDirty) {
      onSaved(await ask(api.PUT('/auth/profile', { body: updateOf(values) })));
      toast.success('Profile updated');
    }
    onClose();
  }

  return (
    <Dialog
      open
      title="Edit Profile"
      hint={
        <>
          You sign in with <span className="figures whitespace-nowrap">{writtenMobile(profile.mobile)}</span>, which stays as it
          is.
        </>
      }
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      footer={
        isAsking ? (
          <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />
        ) : (
          <>
            <Button key="cancel" variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button key="save" block type="submit" form={formId} busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save Changes'}
            </Button>
          </>
        )
      }
    >
      <Form form={form} onSubmit={save} fallback="Failed to update profile" id={formId} className="grid gap-5 pt-1">
        <ProfileFields form={form} />
      </Form>
    </Dialog>
  );
}
