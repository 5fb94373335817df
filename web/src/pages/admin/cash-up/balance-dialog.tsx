import { useForm } from 'react-hook-form';
import { balanceWords } from '../../../features/money/cash-up/cash-words.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { money } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import { type BalanceRequest, type OpenBalance, useSettleBalance } from './cash-up.ts';

const balanceValues = (most: number) =>
  z
    .object({
      kind: z.enum(['PAID_IN', 'GIVEN_BACK', 'WRITTEN_OFF']),
      amount: z.string().check(
        z.regex(/^\d+(\.\d{1,2})?$/, 'Enter rupees, with at most two decimals'),
        z.refine(text => Number(text) > 0 && Number(text) <= most, `At most ${money(most)} is open`),
      ),
      note: z.string().check(z.trim(), z.maxLength(300, 'Note must be at most 300 characters')),
    })
    .check(
      z.refine(({ kind, note }) => kind !== 'WRITTEN_OFF' || note !== '', { error: 'Say why it is written off', path: ['note'] }),
    );
type BalanceValues = z.infer<ReturnType<typeof balanceValues>>;

interface Props {
  open: OpenBalance;
  onClose: () => void;
}

/** What was missing is paid in, what was too much is given back, and either may be written off with a reason (rule M44). */
export default function BalanceDialog({ open: { professional, balance }, onClose }: Props) {
  const most = Math.abs(balance);
  const form = useForm<BalanceValues>({
    resolver: zodResolver(balanceValues(most)),
    defaultValues: { kind: balance > 0 ? 'PAID_IN' : 'GIVEN_BACK', amount: String(most), note: '' },
  });
  const settle = useSettleBalance();
  const field = useFields(form);
  const isWrittenOff = form.watch('kind') === 'WRITTEN_OFF';

  async function save({ kind, amount, note }: BalanceValues) {
    const body: BalanceRequest = { professionalId: professional.id, kind, amount: Number(amount), note: note || null };
    const left = await settle(body);
    onClose();
    toast.success(`Noted for ${professional.name}`, { detail: balanceWords(left.balance) ?? 'Nothing is open.' });
  }

  return (
    <FormDialog
      form={form}
      title={`Settle with ${professional.name}`}
      hint={balanceWords(balance) ?? undefined}
      size="sm"
      save="Save"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save"
    >
      <SelectField
        label="What happens with it"
        options={[
          balance > 0
            ? { value: 'PAID_IN', label: `Paid in by ${professional.name}` }
            : { value: 'GIVEN_BACK', label: `Given back to ${professional.name}` },
          { value: 'WRITTEN_OFF', label: 'Written off' },
        ]}
        {...field('kind')}
      />
      <NumberField label="Amount (₹)" required {...field('amount')} />
      <TextField
        label={isWrittenOff ? 'Reason' : 'Note'}
        required={isWrittenOff}
        maxLength={300}
        hint={isWrittenOff ? `${professional.name} owes nothing for it any more.` : undefined}
        {...field('note')}
      />
    </FormDialog>
  );
}
