import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Passkey, useChangeSignIn } from './own-sign-in.ts';

interface Props {
  passkey: Passkey;
  /** No other factor is left then. */
  isLast: boolean;
  onClose: () => void;
}

export default function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: Props) {
  const { removePasskey } = useChangeSignIn();
  return (
    <PasswordQuestion
      title="Remove this passkey?"
      save="Remove"
      saving="Removing..."
      onSave={async typed => {
        await removePasskey(id, typed);
        toast.success('Passkey removed', { detail: name });
        onClose();
      }}
      onClose={onClose}
      fallback="Failed to remove the passkey"
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2">
        It no longer signs you in. {isLast && 'Your password alone then signs in, and your recovery codes end.'}
      </p>
    </PasswordQuestion>
  );
}
