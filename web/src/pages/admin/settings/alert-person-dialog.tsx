import { useForm, useWatch } from 'react-hook-form';
import type { components } from '#contract';
import { addAlertPerson } from '../../../../../common/bounds/alerts.gen.ts';
import { staff } from '../../../api/staff-session.ts';
import { languageOptions } from '../../../features/accounts/customer/language-options.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';

import { type AlertPerson, alertKinds, alertWords, salonId, useChangePeople } from './alert-people.ts';

const channels = ['SMS', 'WHATSAPP', 'EMAIL'] as const;

type Values = Typed<components['schemas']['AlertPersonRequest'], 'name' | 'mobile' | 'email' | 'language' | 'kinds'> & {
  ways: Record<(typeof channels)[number], boolean>;
};

const resolver = fromContract<Values>(addAlertPerson);

interface Props {
  /** null adds one. */
  person: AlertPerson | null;
  /** What the person agrees to with WhatsApp. null without WhatsApp on the server. */
  consentText: string | null;
  onClose: () => void;
}

const urgent = ['HELP', 'LEAVE', 'VISIT_LATE', 'MESSAGE_FAILED'] as const;

export default function AlertPersonDialog({ person, consentText, onClose }: Props) {
  const { create, update } = useChangePeople();
  const isSalon = person?.id === salonId;
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      name: person?.name ?? '',
      mobile: person?.mobile ?? '',
      email: person?.email ?? '',
      language: person?.language ?? 'en',
      ways: {
        SMS: person?.ways.includes('SMS') ?? true,
        WHATSAPP: person?.ways.includes('WHATSAPP') ?? false,
        EMAIL: person?.ways.includes('EMAIL') ?? false,
      },
      kinds: person?.kinds ?? [...urgent],
    },
  });
  useKeptForm(form, { by: staff, of: `alert person ${person?.id}`, about: asFilled(form) });
  const field = useFields(form, addAlertPerson);

  async function save({ mobile, email, ways, ...typed }: Values) {
    const chosen = channels.filter(channel => ways[channel]);
    const body = { ...typed, mobile: mobile || null, email: email || null, ways: chosen };
    await (person ? update(person.id, body) : create(body));
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={isSalon ? 'The Salon Itself' : person ? `Edit ${person.name}` : 'Add Person'}
      save={person ? 'Save Changes' : 'Add Person'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={person ? 'Failed to update person' : 'Failed to create person'}
    >
      {isSalon ? (
        <p className="figures wrap-anywhere">
          {[person.mobile, person.email].filter(Boolean).join(', ')}
          <span className="block text-sm text-muted">Phone and e-mail are those of the salon in Settings.</span>
        </p>
      ) : (
        <>
          <TextField label="Name" autoComplete="off" {...field('name')} />
          <PhoneField label="Mobile" autoComplete="off" {...field('mobile')} />
          <TextField label="E-mail" type="email" inputMode="email" autoComplete="off" {...field('email')} />
        </>
      )}
      <SelectField label="Language of the messages" options={languageOptions} {...form.register('language')} />
      <fieldset>
        <legend className="text-sm font-semibold">How</legend>
        <SwitchField label="SMS" {...form.register('ways.SMS')} />
        {consentText && (
          <SwitchField
            label="WhatsApp"
            hint={`To be chosen by the person: “${consentText}” Switch it off to take it back. If a WhatsApp fails, an SMS follows.`}
            {...form.register('ways.WHATSAPP')}
          />
        )}
        <SwitchField label="E-mail" {...form.register('ways.EMAIL')} />
      </fieldset>
      <Kinds form={form} />
    </FormDialog>
  );
}

function Kinds({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const kinds = useWatch({ control: form.control, name: 'kinds' });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Tell when</legend>
      {alertKinds.map(kind => (
        <SwitchField
          key={kind}
          label={alertWords[kind]}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            form.setValue(
              'kinds',
              alertKinds.filter(one => (one === kind ? target.checked : kinds.includes(one))),
              {
                shouldDirty: true,
              },
            )
          }
        />
      ))}
    </fieldset>
  );
}
