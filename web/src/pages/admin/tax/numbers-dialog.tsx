import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { toast } from '../../../ui/toast.ts';
import type { Tax } from './use-tax.ts';

const values = z.object({
  numberPrefix: z.string().check(
    z.trim(),
    z.overwrite(text => text.toUpperCase()),
    z.regex(/^[A-Z0-9]{1,2}$/, 'Number prefix must be one or two letters or digits'),
  ),
  sacDigits: z.enum(['4', '6']),
});

type Values = z.infer<typeof values>;

interface Props {
  tax: Tax;
  onSave: (numbers: Pick<Tax, 'numberPrefix' | 'sacDigits'>) => Promise<void>;
  onClose: () => void;
}

export default function NumbersDialog({ tax, onSave, onClose }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(values),
    defaultValues: { numberPrefix: tax.numberPrefix, sacDigits: tax.sacDigits > 4 ? '6' : '4' },
  });
  const field = useFields(form);

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
        required
        maxLength={2}
        autoCapitalize="characters"
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
