import { OnceDialog } from '../../../features/office/admin-shell/once-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';

interface Props {
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, once (rule S35). */
export function RecoveryCodes({ codes, onClose }: Props) {
  return (
    <OnceDialog
      title="Your Recovery Codes"
      noun="codes"
      isMany
      text={codes.join('\n')}
      copied="Recovery codes copied!"
      onClose={onClose}
    >
      <Alert tone="warning">They are not shown again. Write them down, and keep them away from this phone.</Alert>
      <p className="mt-4">If your phone is lost, one of them signs you in, after your password. Each works once.</p>
      <ol aria-label="Recovery codes" className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-sand p-3 font-mono text-sm">
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </OnceDialog>
  );
}
