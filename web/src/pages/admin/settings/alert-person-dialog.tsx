import { useForm, useWatch } from 'react-hook-form';
import { readEmail, readMobile } from '../../../../../common/typed.ts';
import { staff } from '../../../api/staff-session.ts';
import { languageOptions } from '../../../features/accounts/customer/language-options.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { type AlertPerson, alertKinds, alertWords, salonId, useChangePeople } from './alert-people.ts';

const channels = ['SMS', 'WHATSAPP', 'EMAIL'] as const;

const values = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(60, 'Name must be at most 60 characters')),
  mobile: z.string().check(
    z.overwrite(readMobile),
    z.refine(text => text === '' || /^[6-9]\d{9}$/.test(text), 'Please enter a mobile of ten digits'),
  ),
  email: z.string().check(
    z.overwrite(readEmail),
    z.refine(text => text === '' || /^\S+@\S+\.\S+$/.test(text), 'Please enter a valid e-mail address'),
  ),
  language: z.enum(['en', 'hi', 'mr']),
  ways: z.object({ SMS: z.boolean(), WHATSAPP: z.boolean(), EMAIL: z.boolean() }),
  kinds: z.array(z.enum(alertKinds)),
});
type Values = z.infer<typeof values>;

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
    resolver: zodResolver(values),
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
  const field = useFields(form);

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
          <TextField label="Name" required maxLength={60} autoComplete="off" {...field('name')} />
          <PhoneField label="Mobile" autoComplete="off" {...field('mobile')} />
          <TextField label="E-mail" type="email" inputMode="email" autoComplete="off" maxLength={254} {...field('email')} />
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
