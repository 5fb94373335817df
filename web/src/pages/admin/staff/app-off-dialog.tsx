import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangeSignIn } from './own-sign-in.ts';

interface Props {
  /** No other factor is left then. */
  isLast: boolean;
  onClose: () => void;
}

export default function AppOffDialog({ isLast, onClose }: Props) {
  const { removeTotp } = useChangeSignIn();
  return (
    <PasswordQuestion
      title="Turn the app off?"
      save="Turn Off"
      saving="Turning off..."
      onSave={async typed => {
        await removeTotp(typed);
        toast.success('The app is off');
        onClose();
      }}
      onClose={onClose}
      fallback="Failed to turn the app off"
    >
      <p>Its codes no longer work. {isLast && 'Your password alone then signs in, and your recovery codes end.'}</p>
    </PasswordQuestion>
  );
}
