import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { currentPassword, OwnPasswordField } from './password-fields.tsx';
import { type ApiKey, accessWords, useChangeAccess } from './staff-access.ts';
import { TokenDialog } from './token-dialog.tsx';

const values = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  access: z.enum(['READ_ONLY', 'PARTNER', 'FULL']),
  days: z.enum(['', '30', '90', '365']),
  currentPassword,
});

const lifetimes = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];
const dayMs = 86_400_000;

export default function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { createKey } = useChangeAccess();
  // The same for every try, or a repeated one would be another request.
  const [openedAt] = useState(() => Date.now());
  const [made, setMade] = useState<{ token: string; key: ApiKey } | null>(null);
  const form = useForm<z.infer<typeof values>>({
    resolver: zodResolver(values),
    defaultValues: { name: '', access: 'READ_ONLY', days: '', currentPassword: '' },
  });
  useKeptForm(form, { by: staff, of: 'new key', except: ['currentPassword'] });

  async function make({ days, ...typed }: z.infer<typeof values>) {
    const expiresAt = days === '' ? null : new Date(openedAt + Number(days) * dayMs).toISOString();
    setMade(await createKey({ ...typed, expiresAt }));
    // If the session ends while the token is shown, there is no draft to keep.
    form.reset();
  }

  if (made) return <TokenDialog name={made.key.name} token={made.token} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="New API Key"
      save="Make Key"
      saving="Making..."
      onSave={make}
      onClose={onClose}
      fallback="Failed to make the key"
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={60}
        hint="What it is for, like Accounts or Calendar. One for each program."
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <RadioCards
        legend="What it may do"
        showLegend
        cards={(['READ_ONLY', 'PARTNER', 'FULL'] as const).map(value => ({ value, ...accessWords[value] }))}
        value={form.watch('access')}
        onChange={access => form.setValue('access', access, { shouldDirty: true })}
      />
      <SelectField
        label="Expires"
        options={lifetimes}
        hint="Then its program stops until it gets a new key."
        {...form.register('days')}
      />
      <OwnPasswordField />
    </FormDialog>
  );
}
