import { useState } from 'react';
import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { useChangeSignIn } from './own-sign-in.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export default function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { makeRecoveryCodes } = useChangeSignIn();
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordQuestion
      title="Make new recovery codes?"
      save="Make Codes"
      saving="Making..."
      onSave={async typed => setCodes(await makeRecoveryCodes(typed))}
      onClose={onClose}
      fallback="Failed to make the codes"
    >
      <p>The ones that you have end at once.</p>
    </PasswordQuestion>
  );
}
