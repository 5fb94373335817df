import { useForm } from 'react-hook-form';
import { currentPassword, OwnPasswordField } from '../../../features/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { toast } from '../../../ui/toast.ts';
import { newPassword } from './new-password.ts';
import { useChangeAccess } from './staff-access.ts';

const values = z.object({ newPassword, revokeKeys: z.boolean(), currentPassword });

interface Props {
  /** For the browser's password manager. */
  email: string;
  /** How many API keys the salon has; undefined while that is not known. */
  keys: number | undefined;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, keys, onClose }: Props) {
  const { changePassword } = useChangeAccess();
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { newPassword: '', revokeKeys: false, currentPassword: '' },
  });

  async function save(typed: z.infer<typeof values>) {
    await changePassword(typed);
    const detail = typed.revokeKeys ? ' All API keys are revoked.' : '';
    toast.success('Password changed', { detail: `You are signed out everywhere else.${detail}` });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Change Password"
      hint="Signs you out everywhere but here."
      save="Change Password"
      saving="Changing..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to change the password"
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New password"
        type="password"
        required
        autoComplete="new-password"
        maxLength={200}
        hint="At least 10 characters. Four unrelated words are strong and easy to remember."
        error={form.formState.errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      {keys !== 0 && (
        <SwitchField
          label={`Revoke ${keys === undefined ? 'all API keys' : keys === 1 ? 'the API key' : `all ${keys} API keys`}, too`}
          hint="Choose this if somebody else may know your password. Programs stop until they get a new key."
          {...form.register('revokeKeys')}
        />
      )}
      <OwnPasswordField />
    </FormDialog>
  );
}
