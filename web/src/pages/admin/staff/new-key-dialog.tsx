import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
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
import { type ApiKey, type Area, accessWords, areas, type Scope, useChangeAccess } from './staff-access.ts';

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

interface Props {
  scopes: Scope[];
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
  /** For the first box, which gets the focus when a mistake is shown. */
  focusRef: (box: HTMLInputElement | null) => void;
}

/** Areas, each to read and most to change. Who may change may read: a box ticks or clears the other one. */
function ScopesField({ scopes, error, onChange, focusRef }: Props) {
  const errorId = useId();

  /** Sets an area to these scopes. */
  const set = ({ read, change }: Area, chosen: Scope[]) =>
    onChange([...scopes.filter(scope => scope !== read.scope && scope !== change?.scope), ...chosen]);

  return (
    <div className="grid gap-2">
      {areas.map((area, index) => (
        <fieldset key={area.label} className="min-w-0 border-t border-line pt-3">
          <legend className="float-left w-full font-semibold">{area.label}</legend>
          <div className="clear-both grid gap-x-5 sm:grid-cols-2">
            <Check
              label="Read"
              hint={area.read.hint}
              isChecked={scopes.includes(area.read.scope)}
              describedBy={error && errorId}
              focusRef={index === 0 ? focusRef : undefined}
              onChange={isOn => set(area, isOn ? [area.read.scope] : [])}
            />
            {area.change && (
              <Check
                label="Change"
                hint={area.change.hint}
                isChecked={scopes.includes(area.change.scope)}
                describedBy={error && errorId}
                onChange={isOn => set(area, [area.read.scope, ...(isOn && area.change ? [area.change.scope] : [])])}
              />
            )}
          </div>
        </fieldset>
      ))}
      {error && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-madder">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  label: string;
  hint: string;
  isChecked: boolean;
  describedBy: string | undefined;
  focusRef?: Props['focusRef'] | undefined;
  onChange: (isOn: boolean) => void;
}

function Check({ label, hint, isChecked, describedBy = '', focusRef, onChange }: CheckProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        ref={focusRef}
        type="checkbox"
        aria-label={label}
        aria-describedby={`${hintId} ${describedBy}`.trim()}
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0">
        {label}
        <span id={hintId} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
