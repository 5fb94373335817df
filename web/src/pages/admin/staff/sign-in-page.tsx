import { type ReactNode, useRef, useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { knowsPasskeys } from '../../../features/accounts/second-factor/use-passkey.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { instant } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { AccessCard } from './access-card.tsx';
import { type OwnSignIn, type Passkey, useOwnSignIn } from './own-sign-in.ts';
import { useSignOutQuestion } from './sign-out-everywhere.tsx';
import { dayOf } from './staff-access.ts';

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));
const AppDialog = lazy(() => import('./app-dialog.tsx'));
const AppOffDialog = lazy(() => import('./app-off-dialog.tsx'));
const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx'));
const RemovePasskeyDialog = lazy(() => import('./remove-passkey-dialog.tsx'));
const NewCodesDialog = lazy(() => import('./new-codes-dialog.tsx'));

type Shown = 'password' | 'app' | 'app off' | 'add passkey' | 'codes' | Passkey | null;

/** How the person who is signed in signs in: password, app, passkeys, recovery codes (rules S33 to S37). */
export default function SignInPage() {
  const { data: own, error, reload, isStale } = useOwnSignIn();
  const askToSignOut = useSignOutQuestion();
  const [shown, show] = useState<Shown>(null);
  const close = () => show(null);
  const isAsked = own?.isNeeded === true && !own.secondFactorSince;
  const wasAsked = useRef(false);
  wasAsked.current ||= isAsked;

  if (!own)
    return (
      <AdminPage title="Sign-in">
        {error ? <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to load your sign-in')}</ReadFailed> : <Loading />}
      </AdminPage>
    );
  return (
    <AdminPage title="Sign-in" isStale={isStale}>
      <div className="grid gap-5">
        {isAsked && <Alert tone="warning">The salon asks for a second factor. Turn one on below to go on.</Alert>}
        {wasAsked.current && !isAsked && (
          <Alert
            tone="good"
            action={
              <LinkButton size="sm" href={adminPaths.dashboard}>
                Go On to Work
              </LinkButton>
            }
          >
            Your second factor is on. It is asked at your next sign-in.
          </Alert>
        )}
        {wasAsked.current && <SecondFactor own={own} show={show} />}
        <AccessCard title="Password" hint={own.email} action={{ label: 'Change Password', onClick: () => show('password') }}>
          <Button size="sm" variant="secondary" onClick={askToSignOut}>
            Sign Out Everywhere
          </Button>
        </AccessCard>
        {!wasAsked.current && <SecondFactor own={own} show={show} />}
      </div>
      {shown && (
        <LateDialog onClose={close}>
          {shown === 'password' && <ChangePasswordDialog email={own.email} onClose={close} />}
          {shown === 'app' && <AppDialog isOn={own.totpSince !== null} onClose={close} />}
          {shown === 'app off' && <AppOffDialog isLast={own.passkeys.length === 0} onClose={close} />}
          {shown === 'add passkey' && <AddPasskeyDialog onClose={close} />}
          {typeof shown === 'object' && <RemovePasskeyDialog passkey={shown} isLast={isOnly(shown, own)} onClose={close} />}
          {shown === 'codes' && <NewCodesDialog onClose={close} />}
        </LateDialog>
      )}
    </AdminPage>
  );
}

const isOnly = ({ id }: Passkey, { passkeys, totpSince }: OwnSignIn) =>
  totpSince === null && passkeys.every(passkey => passkey.id === id);

/** So few are left that new ones are due. */
const fewCodes = 3;

function SecondFactor({ own, show }: { own: OwnSignIn; show: (dialog: Shown) => void }) {
  const { secondFactorSince, totpSince, passkeys, mayAddPasskeys, recoveryCodesLeft: left } = own;
  return (
    <AccessCard
      title="Second Factor"
      hint="Asked after your password. Whoever learns your password alone then cannot sign in as you."
      badge={<Badge tone={secondFactorSince ? 'good' : 'neutral'}>{secondFactorSince ? 'On' : 'Off'}</Badge>}
    >
      <ul className="divide-y divide-line border-t border-line">
        <Way name="Authenticator app" state={totpSince ? `On since ${dayOf(totpSince)}` : 'An app on your phone makes codes.'}>
          <Button size="sm" variant="secondary" onClick={() => show('app')}>
            {totpSince ? 'Change Phone' : 'Turn On'}
          </Button>
          {totpSince && (
            <Button size="sm" variant="quiet" onClick={() => show('app off')}>
              Turn Off
            </Button>
          )}
        </Way>
        {mayAddPasskeys && (
          <Way name="Passkeys" state="Your finger, your face or a security key confirms that it is you.">
            {knowsPasskeys() && (
              <Button size="sm" variant="secondary" onClick={() => show('add passkey')}>
                Add Passkey
              </Button>
            )}
          </Way>
        )}
        {passkeys.map(passkey => (
          <Way key={passkey.id} name={passkey.name} state={usedWords(passkey)}>
            <Button size="sm" variant="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => show(passkey)}>
              Remove
            </Button>
          </Way>
        ))}
        {secondFactorSince && (
          <Way name="Recovery codes" state={`${left} of 10 left`}>
            <Button size="sm" variant="secondary" onClick={() => show('codes')}>
              New Codes
            </Button>
          </Way>
        )}
      </ul>
      {secondFactorSince && left <= fewCodes && (
        <Alert tone="warning" className="mt-4">
          Make new recovery codes before the last one is used. Without one, only a colleague can let you in when your phone is
          lost.
        </Alert>
      )}
    </AccessCard>
  );
}

function usedWords({ createdAt, lastUsedAt }: Passkey): string {
  return [`Added ${dayOf(createdAt)}`, lastUsedAt ? `last used ${instant(lastUsedAt)}` : 'never used'].join(', ');
}

/** One way to confirm, with its state and what can be done about it. */
function Way({ name, state, children }: { name: string; state: string; children: ReactNode }) {
  return (
    <li>
      <section aria-label={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="figures text-sm text-muted">{state}</p>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </section>
    </li>
  );
}
