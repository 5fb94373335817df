import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createApiKey } from '../../../../../common/bounds/staff.gen.ts';
import { staff } from '../../../api/staff-session.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { SecretDialog } from '../../../features/office/admin-shell/secret-dialog.tsx';
import { without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ScopesField } from './scopes-field.tsx';
import { type ApiKey, accessWords, type Scope, useChangeAccess } from './staff-access.ts';

const kinds = ['READ_ONLY', 'PARTNER', 'FULL', 'SCOPED'] as const;

interface Values extends Typed<components['schemas']['ApiKeyRequest'], 'name' | 'access' | 'currentPassword'> {
  scopes: Scope[];
  days: '' | '30' | '90' | '365';
}

const resolver = fromContract<Values>(({ access }) => (access === 'SCOPED' ? createApiKey : without(createApiKey, 'scopes')));

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
  const form = useForm<Values>({
    resolver,
    defaultValues: { name: '', access: 'READ_ONLY', scopes: [], days: '', currentPassword: '' },
  });
  useKeptForm(form, { by: staff, of: 'new key', except: ['currentPassword'] });

  const field = useFields(form, createApiKey);
  const access = form.watch('access');
  const scopes = useController({ control: form.control, name: 'scopes' });

  async function make({ days, ...typed }: Values) {
    const expiresAt = days === '' ? null : new Date(openedAt + Number(days) * dayMs).toISOString();
    setMade(await createKey({ ...typed, scopes: typed.access === 'SCOPED' ? typed.scopes : null, expiresAt }));
    // If the session ends while the token is shown, there is no draft to keep.
    form.reset();
  }

  if (made) {
    const { token, key } = made;
    return <SecretDialog title="API Key Made" noun="key" label="API key" name={key.name} secret={token} onClose={onClose} />;
  }
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
        autoComplete="off"
        hint="What it is for, like Accounts or Calendar. One for each program."
        {...field('name')}
      />
      <RadioCards
        legend="What it may do"
        showLegend
        cards={kinds.map(value => ({ value, ...accessWords[value] }))}
        value={access}
        onChange={access => form.setValue('access', access, { shouldDirty: true })}
      />
      {access === 'SCOPED' && (
        <ScopesField
          scopes={scopes.field.value}
          error={scopes.fieldState.error?.message}
          onChange={scopes.field.onChange}
          focusRef={scopes.field.ref}
        />
      )}
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
