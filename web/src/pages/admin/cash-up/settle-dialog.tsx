import { useForm, useWatch } from 'react-hook-form';
import type { components } from '#contract';
import { settleCashUp } from '../../../../../common/bounds/cash-up.gen.ts';
import { differenceWords } from '../../../features/money/cash-up/cash-words.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { longDate, money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { type CashUpEntry, useSettle } from './cash-up.ts';

const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text);

type SettleValues = Typed<components['schemas']['CashUpRequest'], 'countedCash' | 'note'>;

const resolver = fromContract<SettleValues>(settleCashUp);

interface Props {
  entry: CashUpEntry;
  date: string;
  onClose: () => void;
}

/** Asks for the counted cash. The expected sum stands in the field, so that one tap settles an evening that is right. */
export default function SettleDialog({ entry: { professional, cash, upi }, date, onClose }: Props) {
  const form = useForm<SettleValues>({
    resolver,
    defaultValues: { countedCash: String(cash), note: '' },
  });
  const settle = useSettle();
  const field = useFields(form, settleCashUp);
  const counted = useWatch({ control: form.control, name: 'countedCash' });
  const difference = isAmount(counted) ? Math.round((Number(counted) - cash) * 100) / 100 : null;

  async function save({ countedCash, note }: SettleValues) {
    const body = { professionalId: professional.id, date, countedCash: Number(countedCash), note: note || null };
    const { settlement } = await settle(body);
    onClose();
    toast.success(`Settled with ${professional.name}`, { detail: settlement ? differenceWords(settlement.difference) : '' });
  }

  return (
    <FormDialog
      form={form}
      title={`Settle with ${professional.name}`}
      hint={longDate(date)}
      size="sm"
      save="Settle"
      saving="Settling..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to settle the day"
    >
      <dl className="figures grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-muted">Expected in cash</dt>
          <dd className="font-display text-3xl font-medium">{money(cash)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Came by UPI</dt>
          <dd className="font-display text-3xl font-medium">{money(upi)}</dd>
        </div>
      </dl>
      <NumberField
        label="Counted cash (₹)"
        hint="What is handed over, tips in cash included."
        className="text-xl!"
        {...field('countedCash')}
      />
      {difference !== null && <Alert tone={difference === 0 ? 'good' : 'warning'}>{differenceWords(difference)}.</Alert>}
      <TextField label="Note" hint={difference ? 'Why it differs, if you know.' : undefined} {...field('note')} />
    </FormDialog>
  );
}
