import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { changePassword as changePasswordBounds } from '../../../../../common/bounds/staff.gen.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { toast } from '../../../ui/toast.ts';
import { endedWords, useChangeAccess } from './staff-access.ts';

type Values = Typed<components['schemas']['PasswordChange'], 'newPassword' | 'revokeKeys' | 'currentPassword'>;

const resolver = fromContract<Values>(changePasswordBounds);

interface Props {
  /** For the browser's password manager. */
  email: string;
  onClose: () => void;
}

export default function ChangePasswordDialog({ email, onClose }: Props) {
  const { changePassword } = useChangeAccess();
  const form = useForm<Values>({
    resolver,
    defaultValues: { newPassword: '', revokeKeys: false, currentPassword: '' },
  });

  const field = useFields(form, changePasswordBounds);

  async function save(typed: Values) {
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
        autoComplete="new-password"
        hint="At least 10 characters. Four unrelated words are strong and easy to remember."
        {...field('newPassword')}
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
