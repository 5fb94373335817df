import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Records } from '../../../features/records/records.tsx';
import { useRecords } from '../../../features/records/use-records.ts';
import { inKolkata } from '../../../shared/days.ts';
import { date, instant, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import {
  type ApiKey,
  accessWords,
  endedWords,
  readKeys,
  readStaff,
  type StaffMember,
  useChangeAccess,
  wordsOf,
} from './staff-access.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

const AddStaffDialog = lazy(() => import('./add-staff-dialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));
const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'));

type Shown = { dialog: 'staff' | 'key' } | { dialog: 'password'; member: StaffMember } | null;

/** Who gets into the admin area: people by a sign-in, programs by a key. Settings lead here. */
export default function StaffPage() {
  const staff = useRecords('/auth/admin/staff', readStaff, { isWhole: true });
  const keys = useRecords('/auth/admin/key', readKeys, { isWhole: true });
  const { askToSignOut, askToRemove, askToRevoke, askToRevokeAll } = useAccessQuestions(keys.things);
  const [shown, show] = useState<Shown>(null);
  const close = () => show(null);

  return (
    <AdminPage title="Staff & API Keys">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <AccessCard
          title="Staff"
          hint="People who sign in to this area. All of them may do the same, so give each person a sign-in of their own."
          action={{ label: 'Add Staff', onClick: () => show({ dialog: 'staff' }) }}
        >
          <Records
            list={staff}
            noun="sign-in"
            layout="inset rows"
            label="Staff"
            keyOf={({ id }) => id}
            nameOf={({ email }) => email}
            badgeOf={({ isCaller }) => isCaller && <Badge tone="info">You</Badge>}
            columns={[
              { label: 'E-mail', value: ({ email }) => email, on: 'title' },
              { label: 'Since', value: ({ createdAt }) => `Since ${dayOf(createdAt)}`, on: 'line' },
            ]}
            actions={member =>
              member.isCaller
                ? [
                    { label: 'Change Password', onClick: () => show({ dialog: 'password', member }) },
                    { label: 'Sign Out Everywhere', onClick: askToSignOut },
                  ]
                : [{ label: 'Remove', icon: Trash2, isDanger: true, onClick: () => askToRemove(member) }]
            }
            failed={{ title: messageOf(staff.error, 'Failed to load the staff'), isBanner: true }}
            empty={{ title: 'No staff' }}
          />
        </AccessCard>
        <AccessCard
          title="API Keys"
          hint={
            <>
              For programs that read or make bookings, like accounts, a calendar or another site. A key belongs to the salon: it
              works until it expires or you revoke it. <NewTabLink href="/api/v1/docs">How to use one</NewTabLink>. To tell a
              program what happens, add a <TextLink href={adminPaths.webhooks}>webhook</TextLink>.
            </>
          }
          action={{ label: 'New Key', onClick: () => show({ dialog: 'key' }) }}
        >
          {keys.things?.length === 0 ? (
            <p className="border-t border-line pt-4 text-muted">
              No keys yet. You need one only if somebody builds a program for you.
            </p>
          ) : (
            <Records
              list={keys}
              noun="API key"
              layout="inset rows"
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              badgeOf={key => <KeyBadges of={key} />}
              columns={[
                { label: 'Name', value: ({ name }) => name, on: 'title' },
                { label: 'May', value: ({ scopes }) => scopes && wordsOf(scopes).join(' · '), on: 'line' },
                { label: 'Facts', value: key => <span className="figures">{factsOf(key).join(' · ')}</span>, on: 'line' },
              ]}
              actions={key => [{ label: 'Revoke', icon: Trash2, isDanger: true, onClick: () => askToRevoke(key) }]}
              failed={{ title: messageOf(keys.error, 'Failed to load the API keys'), isBanner: true }}
              empty={{ title: 'No keys yet' }}
            />
          )}
          {keys.total > 0 && (
            <div className="mt-6 flex justify-end border-t border-line pt-4">
              <Button size="sm" variant="secondary" onClick={() => askToRevokeAll(keys.total)}>
                Revoke All Keys
              </Button>
            </div>
          )}
        </AccessCard>
      </div>
      {shown && (
        <LateDialog onClose={close}>
          {shown.dialog === 'staff' && <AddStaffDialog onClose={close} />}
          {shown.dialog === 'key' && <NewKeyDialog onClose={close} />}
          {shown.dialog === 'password' && <ChangePasswordDialog email={shown.member.email} onClose={close} />}
        </LateDialog>
      )}
    </AdminPage>
  );
}

const dayOf = (at: string) => date(inKolkata(Date.parse(at)).day);
const isExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function factsOf(key: ApiKey): string[] {
  const { tokenStart, lastUsedAt, expiresAt, createdAt, createdBy, makerIsStaff } = key;
  return [
    ...(tokenStart ? [`${tokenStart}…`] : []),
    lastUsedAt ? `Last used ${instant(lastUsedAt)}` : 'Never used',
    ...(expiresAt ? [`${isExpired(key) ? 'Expired' : 'Expires'} ${instant(expiresAt)}`] : []),
    `Made ${dayOf(createdAt)} by ${createdBy}${makerIsStaff ? '' : ' (no longer staff)'}`,
  ];
}

function KeyBadges({ of: key }: { of: ApiKey }) {
  return (
    <>
      <Badge tone={key.access === 'FULL' ? 'warning' : 'neutral'}>{accessWords[key.access].label}</Badge>
      {isExpired(key) && <Badge tone="bad">Expired</Badge>}
    </>
  );
}

/** The questions before access ends. `keys` are undefined while they are not known. */
function useAccessQuestions(keys: ApiKey[] | undefined) {
  const { removeStaff, revokeKey, revokeAllKeys } = useChangeAccess();
  const signOutEverywhere = useSignOutEverywhere();

  function askToSignOut() {
    confirm({
      title: 'Sign out everywhere?',
      body: <p>You are signed out here and on every other device. If somebody may know your password, change it instead.</p>,
      confirm: 'Sign Out',
      confirming: 'Signing out...',
      fallback: 'Failed to sign out',
      act: signOutEverywhere,
    });
  }

  function askToRemove({ id, email }: StaffMember) {
    const theirs = keys?.filter(({ createdBy }) => createdBy === email).length;
    const keysWords = theirs === undefined ? 'API keys' : theirs > 0 && plural(theirs, 'API key');
    confirm({
      title: 'Remove this sign-in?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="mt-2">They are signed out at once and cannot sign in again. Their past actions stay on record.</p>
          <p className="mt-2">
            What they made belongs to the salon and goes on working: {keysWords && `${keysWords}, `}calendar feeds and webhooks.
          </p>
        </>
      ),
      choice: {
        label: 'End what they made, too',
        hint: 'Choose this if they may have kept a key or an address. Keys and feeds are revoked, webhooks switched off.',
      },
      danger: true,
      confirm: 'Remove',
      confirming: 'Removing...',
      fallback: 'Failed to remove the sign-in',
      act: async revokeKeys => {
        const ended = endedWords(await removeStaff(id, revokeKeys));
        toast.success('Sign-in removed', { detail: ended ? `${email}: ${ended}` : email });
      },
    });
  }

  function askToRevoke({ id, name }: ApiKey) {
    confirm({
      title: 'Revoke this API key?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2">
            The program that uses it stops working at once. The key cannot be restored; you can make a new one.
          </p>
        </>
      ),
      danger: true,
      confirm: 'Revoke',
      confirming: 'Revoking...',
      fallback: 'Failed to revoke the key',
      act: async () => {
        await revokeKey(id);
        toast.success('API key revoked', { detail: name });
      },
    });
  }

  function askToRevokeAll(many: number) {
    confirm({
      title: 'Revoke all API keys?',
      body: (
        <p>
          {many === 1 ? 'The program that uses the key stops' : `The programs that use the ${many} keys stop`} working at once. No
          key can be restored; you can make new ones.
        </p>
      ),
      danger: true,
      confirm: 'Revoke All',
      confirming: 'Revoking...',
      fallback: 'Failed to revoke the keys',
      act: async () => {
        const { revoked } = await revokeAllKeys();
        toast.success(`${plural(revoked, 'API key')} revoked`);
      },
    });
  }

  return { askToSignOut, askToRemove, askToRevoke, askToRevokeAll };
}

interface CardProps {
  title: string;
  hint: ReactNode;
  action: { label: string; onClick: () => void };
  children: ReactNode;
}

function AccessCard({ title, hint, action, children }: CardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="p-4 md:p-6">
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <h2 id={titleId} className="font-display text-2xl font-medium">
          {title}
        </h2>
        <div className="md:row-span-2">
          <Button size="sm" variant="secondary" onClick={action.onClick}>
            {action.label}
          </Button>
        </div>
        <p className="mt-1 max-w-prose text-muted max-md:col-span-2">{hint}</p>
      </div>
      {children}
    </Card>
  );
}
