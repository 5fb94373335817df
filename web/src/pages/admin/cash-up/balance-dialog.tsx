import { useForm } from 'react-hook-form';
import { settleBalance } from '../../../../../common/bounds/cash-up.gen.ts';
import { balanceWords } from '../../../features/money/cash-up/cash-words.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { money } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import { type BalanceRequest, type OpenBalance, useSettleBalance } from './cash-up.ts';

type BalanceValues = Typed<BalanceRequest, 'kind' | 'amount' | 'note'>;

const resolverFor = (most: number) =>
  fromContract<BalanceValues>(settleBalance, ({ kind, amount, note }, refuse) => {
    if (Number(amount) > most) refuse('amount', `At most ${money(most)} is open`);
    if (kind === 'WRITTEN_OFF' && !note) refuse('note', 'Say why it is written off');
  });

interface Props {
  open: OpenBalance;
  onClose: () => void;
}

/** What was missing is paid in, what was too much is given back, and either may be written off with a reason (rule M44). */
export default function BalanceDialog({ open: { professional, balance }, onClose }: Props) {
  const most = Math.abs(balance);
  const form = useForm<BalanceValues>({
    resolver: resolverFor(most),
    defaultValues: { kind: balance > 0 ? 'PAID_IN' : 'GIVEN_BACK', amount: String(most), note: '' },
  });
  const settle = useSettleBalance();
  const field = useFields(form, settleBalance);
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
      <NumberField label="Amount (₹)" {...field('amount')} />
      <TextField
        label={isWrittenOff ? 'Reason' : 'Note'}
        required={isWrittenOff}
        hint={isWrittenOff ? `${professional.name} owes nothing for it any more.` : undefined}
        {...field('note')}
      />
    </FormDialog>
  );
}
