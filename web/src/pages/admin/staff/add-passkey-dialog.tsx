import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { beginPasskey as beginBounds } from '../../../../../common/bounds/staff.gen.ts';
import { makePasskey } from '../../../features/accounts/second-factor/use-passkey.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { toast } from '../../../ui/toast.ts';
import { useChangeSignIn } from './own-sign-in.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Values = Typed<components['schemas']['PasskeyBeginning'], 'name' | 'currentPassword'>;

const resolver = fromContract<Values>(beginBounds);

/** Adds a passkey of this device, or a security key (rule S37). */
export default function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { beginPasskey, addPasskey } = useChangeSignIn();
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useForm<Values>({ resolver, defaultValues: { name: '', currentPassword: '' } });
  const field = useFields(form, beginBounds);

  async function save(typed: Values) {
    const { ticket, options } = await beginPasskey(typed);
    const made = await addPasskey({ ticket, response: await makePasskey(options) });
    toast.success('Passkey added', { detail: typed.name });
    if (made) setCodes(made);
    else onClose();
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="Add Passkey"
      hint="Your finger, your face or the screen lock of this device then confirms that it is you. A security key works, too."
      save="Add Passkey"
      saving="Adding..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to add the passkey"
    >
      <TextField label="Name" autoComplete="off" hint="What it is on, like My phone or Blue key." {...field('name')} />
      <OwnPasswordField />
    </FormDialog>
  );
}
