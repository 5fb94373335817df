import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { today } from '../../../shared/clock.ts';
import { toast } from '../../../ui/toast.ts';
import { regimeEffects, regimeWords } from './tax-words.ts';
import type { Registration } from './use-tax.ts';

const regimes = ['UNREGISTERED', 'COMPOSITION', 'REGULAR'] as const;

const required = (name: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, `${name} is required`), z.maxLength(most, `${name} is too long`));

const values = z
  .object({
    from: required('First day', 10),
    regime: z.enum(regimes),
    gstin: z.string().check(z.trim(), z.maxLength(30, 'Please check the GSTIN: 15 letters and digits')),
    legalName: required('Legal name', 200),
    address: required('Address', 300),
  })
  .check(
    z.superRefine(({ regime, gstin }, { addIssue }) => {
      if (regime !== 'UNREGISTERED' && !gstin) addIssue({ code: 'custom', path: ['gstin'], message: 'GSTIN is required' });
    }),
  );

type Values = z.infer<typeof values>;

interface Props {
  /** null adds one. */
  registration: Registration | null;
  /** The salon's own address, to begin with. */
  address: string;
  onSave: (registration: Registration) => Promise<void>;
  onClose: () => void;
}

export default function RegistrationDialog({ registration, address, onSave, onClose }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(values),
    defaultValues: registration
      ? { ...registration, gstin: registration.gstin ?? '' }
      : { from: today(), regime: 'REGULAR', gstin: '', legalName: '', address },
  });
  const field = useFields(form);
  const regime = form.watch('regime');

  async function save({ gstin, ...others }: Values) {
    await onSave({ ...others, gstin: regime === 'UNREGISTERED' ? null : gstin });
    toast.success('Registration saved');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={registration ? 'Edit Registration' : 'Add Registration'}
      hint="It holds for new documents. Those that exist keep what they say."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the registration"
    >
      <TextField label="First day" type="date" required hint="It holds until the next registration begins." {...field('from')} />
      <SelectField
        label="Registration"
        options={regimes.map(value => ({ value, label: regimeWords[value] }))}
        hint={regimeEffects[regime]}
        {...field('regime')}
      />
      {regime !== 'UNREGISTERED' && (
        <TextField
          label="GSTIN"
          required
          maxLength={30}
          placeholder="27AAPFU0939F1ZV"
          autoCapitalize="characters"
          {...field('gstin')}
        />
      )}
      <TextField
        label="Legal name"
        required
        maxLength={200}
        hint="As on the certificate, or your own name."
        {...field('legalName')}
      />
      <TextArea label="Address" required maxLength={300} rows={3} {...field('address')} />
    </FormDialog>
  );
}
