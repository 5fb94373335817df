import { useState } from 'react';
import { SwitchField } from '../../forms/switch-field.tsx';
import { plural } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type StaffMember, useChangeAccess } from './staff-access.ts';

interface Props {
  member: StaffMember;
  /** How many API keys they made; undefined while nobody knows. */
  theirKeys: number | undefined;
  onClose: () => void;
}

export function RemoveStaffDialog({ member: { id, email }, theirKeys, onClose }: Props) {
  const { removeStaff } = useChangeAccess();
  const [revokeKeys, setRevokeKeys] = useState(false);
  return (
    <ConfirmDialog
      danger
      title="Remove this sign-in?"
      confirm="Remove"
      confirming="Removing..."
      fallback="Failed to remove the sign-in"
      onClose={onClose}
      onConfirm={async () => {
        await removeStaff(id, revokeKeys);
        toast.success('Sign-in removed', { detail: email });
        onClose();
      }}
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mt-2">Is signed out at once and cannot sign in again. What they did stays as it is.</p>
      {theirKeys !== 0 && (
        <>
          <p className="mt-2">
            {theirKeys === undefined ? 'Any API keys' : plural(theirKeys, 'API key')} that they made{' '}
            {theirKeys === 1 ? 'is' : 'are'} the salon’s and {theirKeys === 1 ? 'goes' : 'go'} on working.
          </p>
          <SwitchField
            label={`Revoke ${theirKeys === 1 ? 'it' : 'them'}, too`}
            hint="Choose this if they may have kept a copy. Programs stop until they get a new key."
            checked={revokeKeys}
            onChange={event => setRevokeKeys(event.target.checked)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
