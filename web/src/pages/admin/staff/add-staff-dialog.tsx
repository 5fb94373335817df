import { useForm } from 'react-hook-form';
import { readEmail } from '../../../../../common/typed.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import { staff } from '../../../api/staff-session.ts';
import { currentPassword, OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { toast } from '../../../ui/toast.ts';
import { newPassword } from './new-password.ts';
import { useChangeAccess } from './staff-access.ts';

const values = z.object({
  email: z.string().check(z.overwrite(readEmail), z.minLength(1, 'E-mail is required')),
  password: newPassword,
  currentPassword,
});

export default function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const { addStaff } = useChangeAccess();
  const form = useForm({ resolver: zodResolver(values), defaultValues: { email: '', password: '', currentPassword: '' } });
  useKeptForm(form, { by: staff, of: 'new staff', except: ['password', 'currentPassword'] });
  const { errors } = form.formState;

  async function save(typed: z.infer<typeof values>) {
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
      hint="They may do everything that you may."
      save="Add Staff"
      saving="Adding..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to add the sign-in"
    >
      <TextField
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Their first password"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint="Tell it to them; they can change it once signed in. At least 10 characters."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <OwnPasswordField />
    </FormDialog>
  );
}
