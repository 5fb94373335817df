import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { inKolkata } from '../../shared/days.ts';
import { date } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { AccessCard, AccessListSkeleton, AccessRow, accessListLook } from './access-card.tsx';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { RemoveStaffDialog } from './remove-staff-dialog.tsx';
import type { ApiKey, StaffMember, useStaff } from './staff-access.ts';

type Props = ReturnType<typeof useStaff> & { apiKeys: ApiKey[] | undefined };

type Shown = { dialog: 'add' } | { dialog: 'password' | 'remove'; member: StaffMember };

/** The people. Once `apiKeys` are known, the dialogs say how many there are to revoke. */
export function StaffCard({ data: staff, error, reload, apiKeys }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const keysOf = ({ email }: StaffMember) => apiKeys?.filter(({ createdBy }) => createdBy === email).length;

  return (
    <AccessCard
      title="Staff"
      hint="Who signs in to this area. All of them may do the same, so give everybody a sign-in of their own."
      action={
        <Button size="sm" variant="secondary" onClick={() => setShown({ dialog: 'add' })}>
          Add Staff
        </Button>
      }
    >
      {error ? (
        <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to load the staff')}</ReadFailed>
      ) : !staff ? (
        <AccessListSkeleton label="Loading the staff" />
      ) : (
        <ul className={accessListLook}>
          {staff.map(member => (
            <AccessRow
              key={member.id}
              name={member.email}
              badge={member.isCaller && <Badge tone="info">You</Badge>}
              facts={[`Since ${date(inKolkata(Date.parse(member.createdAt)).day)}`]}
              action={
                member.isCaller ? (
                  <Button size="sm" variant="secondary" onClick={() => setShown({ dialog: 'password', member })}>
                    Change Password
                  </Button>
                ) : (
                  <IconButton
                    icon={Trash2}
                    label={`Remove ${member.email}`}
                    title="Remove"
                    onClick={() => setShown({ dialog: 'remove', member })}
                    className="text-madder"
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      {shown?.dialog === 'add' && <AddStaffDialog onClose={close} />}
      {shown?.dialog === 'password' && <ChangePasswordDialog email={shown.member.email} keys={apiKeys?.length} onClose={close} />}
      {shown?.dialog === 'remove' && <RemoveStaffDialog member={shown.member} theirKeys={keysOf(shown.member)} onClose={close} />}
    </AccessCard>
  );
}
