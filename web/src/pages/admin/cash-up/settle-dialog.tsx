import { useForm, useWatch } from 'react-hook-form';
import { differenceWords } from '../../../features/money/cash-up/cash-words.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { longDate, money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { type CashUpEntry, useSettle } from './cash-up.ts';

const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text);

const settleValues = z.object({
  counted: z.string().check(
    z.minLength(1, { error: 'Counted cash is required', abort: true }),
    z.refine(isAmount, { error: 'Enter rupees, with at most two decimals', abort: true }),
    z.refine(text => Number(text) <= 100_000_000, 'Counted cash must be at most 10,00,00,000'),
  ),
  note: z.string().check(z.trim(), z.maxLength(300, 'Note must be at most 300 characters')),
});
type SettleValues = z.infer<typeof settleValues>;

interface Props {
  entry: CashUpEntry;
  date: string;
  onClose: () => void;
}

/** Asks for the counted cash. The expected sum stands in the field, so that one tap settles an evening that is right. */
export default function SettleDialog({ entry: { professional, cash, upi }, date, onClose }: Props) {
  const form = useForm<SettleValues>({
    resolver: zodResolver(settleValues),
    defaultValues: { counted: String(cash), note: '' },
  });
  const settle = useSettle();
  const field = useFields(form);
  const counted = useWatch({ control: form.control, name: 'counted' });
  const difference = isAmount(counted) ? Math.round((Number(counted) - cash) * 100) / 100 : null;

  async function save({ counted, note }: SettleValues) {
    const body = { professionalId: professional.id, date, countedCash: Number(counted), note: note || null };
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
        required
        hint="What is handed over, tips in cash included."
        className="text-xl!"
        {...field('counted')}
      />
      {difference !== null && <Alert tone={difference === 0 ? 'good' : 'warning'}>{differenceWords(difference)}.</Alert>}
      <TextField label="Note" maxLength={300} hint={difference ? 'Why it differs, if you know.' : undefined} {...field('note')} />
    </FormDialog>
  );
}
