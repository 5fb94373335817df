import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { toast } from '../../../ui/toast.ts';
import { type StaffMember, useChangeAccess } from './staff-access.ts';

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** For a colleague who lost the phone and the recovery codes (rule S39). */
export default function ResetFactorDialog({ member: { id, email }, onClose }: Props) {
  const { resetSecondFactor } = useChangeAccess();
  return (
    <PasswordQuestion
      title="Take the second factor away?"
      save="Take Away"
      saving="Taking away..."
      onSave={async typed => {
        await resetSecondFactor(id, typed);
        toast.success('Second factor taken away', { detail: email });
        onClose();
      }}
      onClose={onClose}
      fallback="Failed to take the second factor away"
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mt-2">
        They are signed out, and sign in with the password alone. Make sure that it is really them who ask: somebody who knows the
        password may ask, too.
      </p>
    </PasswordQuestion>
  );
}
