import { useForm } from 'react-hook-form';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { toast } from '../../../ui/toast.ts';
import type { Tax } from './use-tax.ts';

const bounds = updateSettings.properties.tax;

interface Values {
  numberPrefix: string;
  sacDigits: '4' | '6';
}

const resolver = fromContract<Values>(bounds);
const raised = (text: string) => text.toUpperCase();

interface Props {
  tax: Tax;
  onSave: (numbers: Pick<Tax, 'numberPrefix' | 'sacDigits'>) => Promise<void>;
  onClose: () => void;
}

export default function NumbersDialog({ tax, onSave, onClose }: Props) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { numberPrefix: tax.numberPrefix, sacDigits: tax.sacDigits > 4 ? '6' : '4' },
  });
  const field = useFields(form, bounds);

  async function save({ numberPrefix, sacDigits }: Values) {
    await onSave({ numberPrefix, sacDigits: Number(sacDigits) });
    toast.success('Numbers saved');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Numbers on Documents"
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the numbers"
    >
      <TextField
        label="Number prefix"
        autoCapitalize="characters"
        read={raised}
        hint="The prefix NK makes numbers like NKI/26-27/000123. Change it on 1 April, not within a year."
        {...field('numberPrefix')}
      />
      <SelectField
        label="Service code"
        options={[
          { value: '4', label: '4 digits' },
          { value: '6', label: '6 digits' },
        ]}
        hint="Above ₹5 crore turnover, invoices need 6 digits."
        {...field('sacDigits')}
      />
    </FormDialog>
  );
}
