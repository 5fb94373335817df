import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { z } from '../../forms/zod.ts';
import { plural } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { currentPassword, newPassword } from './password-values.ts';
import { useChangeAccess } from './staff-access.ts';

const values = z.object({ newPassword, currentPassword });

type Props = {
  /** For the browser's own list of passwords. */
  email: string;
  /** How many API keys end with the old password; undefined while nobody knows. */
  ownKeys: number | undefined;
  onClose: () => void;
};

export function ChangePasswordDialog({ email, ownKeys, onClose }: Props) {
  const { changePassword } = useChangeAccess();
  const form = useForm({ resolver: zodResolver(values), defaultValues: { newPassword: '', currentPassword: '' } });

  async function save(typed: z.infer<typeof values>) {
    await changePassword(typed);
    toast.success('Password changed', { detail: 'You are signed out everywhere else.' });
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
      {ownKeys !== 0 && (
        <Alert tone="warning">
          Ends {ownKeys === undefined ? 'any API keys' : plural(ownKeys, 'API key')} that you made. Programs that use{' '}
          {ownKeys === 1 ? 'it' : 'them'} stop until they get a new one.
        </Alert>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New password"
        type="password"
        required
        autoComplete="new-password"
        maxLength={200}
        hint="At least 10 characters. Four words that do not belong together are good and easy to keep."
        error={form.formState.errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <OwnPasswordField />
    </FormDialog>
  );
}
