import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { setStaffRole } from '../../../../../common/bounds/staff.gen.ts';
import { roleWords, type StaffRole } from '../../../api/staff-role.tsx';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { toast } from '../../../ui/toast.ts';
import { RoleField } from './role-field.tsx';
import { type StaffMember, useChangeAccess } from './staff-access.ts';

type Values = Typed<components['schemas']['StaffRoleRequest'], 'currentPassword'> & { role: StaffRole };

const resolver = fromContract<Values>(setStaffRole);

interface Props {
  member: StaffMember;
  onClose: () => void;
}

/** Gives a colleague another role, which holds from their next click on. */
export default function RoleDialog({ member: { id, email, role }, onClose }: Props) {
  const { setRole } = useChangeAccess();
  const form = useForm<Values>({ resolver, defaultValues: { role, currentPassword: '' } });

  async function save(typed: Values) {
    const saved = await setRole(id, typed);
    toast.success('Role saved', { detail: `${email}: ${roleWords[saved.role].label}` });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Change Role"
      hint={email}
      save="Save Role"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the role"
    >
      <RoleField value={form.watch('role')} onChange={next => form.setValue('role', next, { shouldDirty: true })} />
      <OwnPasswordField />
    </FormDialog>
  );
}
