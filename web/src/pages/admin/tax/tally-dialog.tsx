import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { toast } from '../../../ui/toast.ts';

type Tally = components['schemas']['TallySettings'];
type Values = Omit<Tally, 'company'> & { company: string };

const bounds = updateSettings.properties.tax.properties.tally;
const resolver = fromContract<Values>(bounds);

interface Props {
  tally: Tally;
  onSave: (tally: Tally) => Promise<void>;
  onClose: () => void;
}

/** The names that the salon's ledgers have in Tally. */
export default function TallyDialog({ tally, onSave, onClose }: Props) {
  const form = useForm<Values>({ resolver, defaultValues: { ...tally, company: tally.company ?? '' } });
  const field = useFields(form, bounds);

  async function save({ company, ...ledgers }: Values) {
    await onSave({ ...ledgers, company: company.trim() || null });
    toast.success('Ledgers saved');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Ledgers in Tally"
      hint="Exactly as they are called there. {rate} becomes the per cent: Output CGST {rate}%."
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the ledgers"
    >
      <TextField label="Company" hint="Empty: the one that is open in Tally" autoComplete="off" {...field('company')} />
      <TextField label="Customers" hint="What they owe. Group: Sundry Debtors" autoComplete="off" {...field('customers')} />
      <TextField label="Services" hint="Sales without tax. Group: Sales Accounts" autoComplete="off" {...field('sales')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="CGST" autoComplete="off" {...field('cgst')} />
        <TextField label="SGST" autoComplete="off" {...field('sgst')} />
        <TextField label="IGST" autoComplete="off" {...field('igst')} />
      </div>
      <TextField
        label="Advances"
        hint="Money before the visit. Group: Current Liabilities"
        autoComplete="off"
        {...field('advances')}
      />
      <TextField
        label="Receipts"
        hint="Where advances come in and go back. Group: Bank or Cash"
        autoComplete="off"
        {...field('money')}
      />
    </FormDialog>
  );
}
