import { plural } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type StaffMember, useChangeAccess } from './staff-access.ts';

type Props = {
  member: StaffMember;
  /** How many API keys end with the sign-in; undefined while nobody knows. */
  theirKeys: number | undefined;
  onClose: () => void;
};

export function RemoveStaffDialog({ member: { id, email }, theirKeys, onClose }: Props) {
  const { removeStaff } = useChangeAccess();
  return (
    <ConfirmDialog
      danger
      title="Remove this sign-in?"
      confirm="Remove"
      confirming="Removing..."
      fallback="Failed to remove the sign-in"
      onClose={onClose}
      onConfirm={async () => {
        await removeStaff(id);
        toast.success('Sign-in removed', { detail: email });
        onClose();
      }}
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mt-2">Is signed out at once and cannot sign in again. What they did stays as it is.</p>
      {theirKeys !== 0 && (
        <p className="mt-2">
          {theirKeys === undefined ? 'Any API keys' : plural(theirKeys, 'API key')} that they made stop working, and so do the
          programs that use them.
        </p>
      )}
    </ConfirmDialog>
  );
}
