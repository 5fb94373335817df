import { useForm } from 'react-hook-form';
import { currentPassword, OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { toast } from '../../../ui/toast.ts';
import { newPassword } from './new-password.ts';
import { endedWords, useChangeAccess } from './staff-access.ts';

const values = z.object({ newPassword, revokeKeys: z.boolean(), currentPassword });

interface Props {
  /** For the browser's password manager. */
  email: string;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, onClose }: Props) {
  const { changePassword } = useChangeAccess();
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { newPassword: '', revokeKeys: false, currentPassword: '' },
  });

  async function save(typed: z.infer<typeof values>) {
    const ended = endedWords(await changePassword(typed));
    toast.success('Password changed', { detail: ['You are signed out everywhere else.', ended].join(' ').trim() });
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
      <SwitchField
        label="End all other access, too"
        hint="Choose this if somebody else may know your password. API keys and calendar feeds of the salon are revoked, and its webhooks switched off. Programs and calendars stop until you make new ones."
        {...form.register('revokeKeys')}
      />
      <OwnPasswordField />
    </FormDialog>
  );
}
