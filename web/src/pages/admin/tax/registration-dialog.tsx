import { useForm } from 'react-hook-form';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import { without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { toast } from '../../../ui/toast.ts';
import { type Registration, regimeEffects, regimeWords } from './use-tax.ts';

const regimes = ['UNREGISTERED', 'COMPOSITION', 'REGULAR'] as const;

const bounds = updateSettings.properties.tax.properties.registrations.items;

type Values = Typed<Registration, 'from' | 'regime' | 'gstin' | 'legalName' | 'address'>;

const resolver = fromContract<Values>(
  ({ regime }) => (regime === 'UNREGISTERED' ? without(bounds, 'gstin') : bounds),
  ({ regime, gstin }, refuse) => {
    if (regime !== 'UNREGISTERED' && !gstin) refuse('gstin', { rule: 'required' });
  },
);

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
    resolver,
    defaultValues: registration
      ? { ...registration, gstin: registration.gstin ?? '' }
      : { from: today(), regime: 'REGULAR', gstin: '', legalName: '', address },
  });
  const field = useFields(form, bounds);
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
        <TextField label="GSTIN" required placeholder="27AAPFU0939F1ZV" autoCapitalize="characters" {...field('gstin')} />
      )}
      <TextField label="Legal name" hint="As on the certificate, or your own name." {...field('legalName')} />
      <TextArea label="Address" rows={3} {...field('address')} />
    </FormDialog>
  );
}
