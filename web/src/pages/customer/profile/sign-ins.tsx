import { LogOut } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/profile';
import { useSignOutEverywhere } from '../../../features/accounts/profile/use-sign-out-everywhere.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from './panel.tsx';

/** For a lost phone, or one that others use. */
export function SignIns() {
  const signOut = useSignOutEverywhere();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={words.signIns}>
      <p className="text-muted">{words.signInsNote}</p>
      <div className="mt-5 grid sm:flex">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
          {words.signOutEverywhere}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.signOutEverywhereQuestion}
          confirm={words.signOut}
          confirming={words.signingOut}
          fallback={words.signOutFailed}
          onConfirm={signOut}
          onClose={() => setAsking(false)}
        >
          <p>{words.signOutEverywhereText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
