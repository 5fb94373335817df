import { plural } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type ApiKey, useChangeAccess } from './staff-access.ts';

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { revokeKey } = useChangeAccess();
  return (
    <ConfirmDialog
      danger
      title="Revoke this API key?"
      confirm="Revoke"
      confirming="Revoking..."
      fallback="Failed to revoke the key"
      onClose={onClose}
      onConfirm={async () => {
        await revokeKey(id);
        toast.success('API key revoked', { detail: name });
        onClose();
      }}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2">The program that uses it stops working at once. It cannot be brought back; a new one can be made.</p>
    </ConfirmDialog>
  );
}

export function RevokeAllKeysDialog({ keys, onClose }: { keys: number; onClose: () => void }) {
  const { revokeAllKeys } = useChangeAccess();
  return (
    <ConfirmDialog
      danger
      title="Revoke all API keys?"
      confirm="Revoke All"
      confirming="Revoking..."
      fallback="Failed to revoke the keys"
      onClose={onClose}
      onConfirm={async () => {
        const { revoked } = await revokeAllKeys();
        toast.success(`${plural(revoked, 'API key')} revoked`);
        onClose();
      }}
    >
      <p>
        {keys === 1 ? 'The program that uses the key stops' : `The programs that use the ${keys} keys stop`} working at once. No
        key can be brought back; new ones can be made.
      </p>
    </ConfirmDialog>
  );
}
