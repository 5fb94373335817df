import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { roleWords, useMay } from '../../../api/staff-role.tsx';
import { leave } from '../../../api/staff-session.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { AccessCard } from './access-card.tsx';
import {
  type ApiKey,
  dayOf,
  endedWords,
  readKeys,
  readOwnStaff,
  readStaff,
  type StaffMember,
  useChangeAccess,
} from './staff-access.ts';

const AddStaffDialog = lazy(() => import('./add-staff-dialog.tsx'));
const RoleDialog = lazy(() => import('./role-dialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));

type Shown = { dialog: 'staff' } | { dialog: 'password' | 'role'; member: StaffMember } | null;

/** The people who get into the admin area, by a sign-in each. Programs have keys. Who is no owner sees the own sign-in. */
export default function StaffPage() {
  const isOwner = useMay()('GET /auth/admin/staff');
  const staff = useRecords(isOwner ? '/auth/admin/staff' : '/auth/admin/me', isOwner ? readStaff : readOwnStaff, {
    isWhole: true,
  });
  const keys = useRecords('/auth/admin/key', readKeys, { isWhole: true });
  const { askToSignOut, askToRemove } = useAccessQuestions(keys.things);
  const [shown, show] = useState<Shown>(null);
  const close = () => show(null);

  return (
    <AdminPage title="Staff">
      <AccessCard
        title="Sign-ins"
        hint={
          isOwner
            ? 'People who sign in to this area, each with a sign-in of their own. The role says what they see and do.'
            : 'Your own. The owner adds colleagues and says what each may do.'
        }
        action={isOwner ? { label: 'Add Staff', onClick: () => show({ dialog: 'staff' }) } : undefined}
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
            { label: 'Role', value: ({ role }) => roleWords[role].label, on: 'line' },
            { label: 'Since', value: ({ createdAt }) => `Since ${dayOf(createdAt)}`, on: 'line' },
          ]}
          actions={member =>
            member.isCaller
              ? [
                  { label: 'Change Password', onClick: () => show({ dialog: 'password', member }) },
                  { label: 'Sign Out Everywhere', onClick: askToSignOut },
                ]
              : [
                  { label: 'Change Role', onClick: () => show({ dialog: 'role', member }) },
                  { label: 'Remove', icon: Trash2, isDanger: true, onClick: () => askToRemove(member) },
                ]
          }
          failed={{ title: messageOf(staff.error, 'Failed to load the staff'), isBanner: true }}
          empty={{ title: 'No staff' }}
        />
      </AccessCard>
      {shown && (
        <LateDialog onClose={close}>
          {shown.dialog === 'staff' && <AddStaffDialog onClose={close} />}
          {shown.dialog === 'role' && <RoleDialog member={shown.member} onClose={close} />}
          {shown.dialog === 'password' && <ChangePasswordDialog email={shown.member.email} onClose={close} />}
        </LateDialog>
      )}
    </AdminPage>
  );
}

/** The questions before access ends. `keys` are undefined while they are not known. */
function useAccessQuestions(keys: ApiKey[] | undefined) {
  const { removeStaff } = useChangeAccess();
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

  return { askToSignOut, askToRemove };
}

/**
 * Ends every session of this person, this one too, and leads to the sign-in. Throws ApiError: without an answer another device may
 * still be signed in.
 */
function useSignOutEverywhere(): () => Promise<void> {
  const [, navigate] = useLocation();
  return async () => {
    await ask(adminApi.POST('/auth/sign-out-everywhere')).catch(error => {
      // After a lost answer the first call may have ended this session, too.
      if (!hasCode(error, 'UNAUTHORIZED')) throw error;
    });
    navigate(adminPaths.login);
    leave();
  };
}
