import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { roleWords } from '../../../api/staff-role.tsx';
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
import { type ApiKey, dayOf, endedWords, readKeys, readStaff, type StaffMember, useChangeAccess } from './staff-access.ts';

const ResetFactorDialog = lazy(() => import('./reset-factor-dialog.tsx'));
const RoleDialog = lazy(() => import('./role-dialog.tsx'));
const AddStaffDialog = lazy(() => import('./add-staff-dialog.tsx'));

/** The people who get into the admin area, by a sign-in each. Programs have keys. */
export default function StaffPage() {
  const staff = useRecords('/auth/admin/staff', readStaff, { isWhole: true });
  const keys = useRecords('/auth/admin/key', readKeys, { isWhole: true });
  const { askToRemove } = useAccessQuestions(keys.things);
  const [isAdding, setAdding] = useState(false);
  const [reset, setReset] = useState<StaffMember | null>(null);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const close = () => setAdding(false);
  const [, navigate] = useLocation();

  return (
    <AdminPage title="Staff">
      <AccessCard
        title="Sign-ins"
        hint="People who sign in to this area, each with a sign-in of their own. The role says what they see and do."
        action={{ label: 'Add Staff', onClick: () => setAdding(true) }}
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
            { label: 'Second factor', value: ({ secondFactorSince }) => factorWords(secondFactorSince), on: 'line' },
          ]}
          actions={member =>
            member.isCaller
              ? [{ label: 'Your Sign-in', onClick: () => navigate(adminPaths.signIn) }]
              : [
                  { label: 'Change Role', onClick: () => setChanging(member) },
                  ...(member.secondFactorSince ? [{ label: 'Reset Second Factor', onClick: () => setReset(member) }] : []),
                  { label: 'Remove', icon: Trash2, isDanger: true, onClick: () => askToRemove(member) },
                ]
          }
          failed={{ title: messageOf(staff.error, 'Failed to load the staff'), isBanner: true }}
          empty={{ title: 'No staff' }}
        />
      </AccessCard>
      {reset && (
        <LateDialog onClose={() => setReset(null)}>
          <ResetFactorDialog member={reset} onClose={() => setReset(null)} />
        </LateDialog>
      )}
      {changing && (
        <LateDialog onClose={() => setChanging(null)}>
          <RoleDialog member={changing} onClose={() => setChanging(null)} />
        </LateDialog>
      )}
      {isAdding && (
        <LateDialog onClose={close}>
          <AddStaffDialog onClose={close} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function factorWords(since: string | null): string {
  return since ? `Second factor since ${dayOf(since)}` : 'Password only';
}

/** The questions before access ends. `keys` are undefined while they are not known. */
function useAccessQuestions(keys: ApiKey[] | undefined) {
  const { removeStaff } = useChangeAccess();

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

  return { askToRemove };
}
