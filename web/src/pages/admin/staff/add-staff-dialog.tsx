import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { addStaff as addStaffBounds } from '../../../../../common/bounds/staff.gen.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import type { StaffRole } from '../../../api/staff-role.tsx';
import { staff } from '../../../api/staff-session.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';

import { toast } from '../../../ui/toast.ts';
import { RoleField } from './role-field.tsx';
import { useChangeAccess } from './staff-access.ts';

type Values = Typed<components['schemas']['StaffRequest'], 'email' | 'password' | 'currentPassword'> & { role: StaffRole };

const resolver = fromContract<Values>(addStaffBounds);

export default function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const { addStaff } = useChangeAccess();
  const form = useForm<Values>({ resolver, defaultValues: { email: '', role: 'DESK', password: '', currentPassword: '' } });
  useKeptForm(form, { by: staff, of: 'new staff', except: ['password', 'currentPassword'] });
  const field = useFields(form, addStaffBounds);

  async function save(typed: Values) {
    const added = await addStaff(typed).catch(error => {
      throw hasCode(error, 'STAFF_ALREADY_EXISTS') ? atField(error, 'email') : error;
    });
    toast.success('Staff added', { detail: added.email });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Add Staff"
      save="Add Staff"
      saving="Adding..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to add the sign-in"
    >
      <TextField label="E-mail" type="email" autoComplete="off" {...field('email')} />
      <TextField
        label="Their first password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Tell it to them; they can change it once signed in. At least 10 characters."
        {...field('password')}
      />
      <RoleField value={form.watch('role')} onChange={role => form.setValue('role', role, { shouldDirty: true })} />
      <OwnPasswordField />
    </FormDialog>
  );
}
