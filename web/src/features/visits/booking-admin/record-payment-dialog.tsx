import { useController, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { recordPayment } from '../../../../../common/bounds/payments.gen.ts';
import { staff } from '../../../api/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { Typed } from '../../../forms/from-contract.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { date, money } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type Booking, stepOf } from '../booking/booking.ts';
import { amountUpTo } from './amount-up-to.ts';
import { nameOf } from './booking-question.tsx';
import { usePaymentActs } from './use-payments.ts';

const methods = [
  { value: 'CASH', label: 'Cash' },
  { value: 'UPI', label: 'UPI' },
  { value: 'CARD', label: 'Card' },
  { value: 'BANK', label: 'Bank' },
] as const;
type Values = Typed<components['schemas']['ReceivedPayment'], 'amount' | 'method' | 'note'>;

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** The salon took money: at the door, at the desk, or into its account (rule M9). */
export default function RecordPaymentDialog({ booking, onClose }: Props) {
  const { bookingId, amountDue, user } = booking;
  const step = stepOf(booking);
  const { record } = usePaymentActs(bookingId);
  const form = useForm<Values>({
    resolver: amountUpTo<Values>(recordPayment, amountDue),
    defaultValues: { amount: String(step?.amount ?? amountDue), method: 'CASH', note: '' },
  });
  useKeptForm(form, { by: staff, of: `payment of ${bookingId}`, about: asFilled(form) });
  const field = useFields(form, recordPayment);
  const method = useController({ control: form.control, name: 'method' }).field;

  async function save({ amount, note, ...rest }: Values) {
    await record({ ...rest, amount: Number(amount), note: note || null });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Record Payment"
      hint={`${nameOf(user)} · ${money(amountDue)} due${step ? `, ${money(step.amount)} of it by ${date(step.by)}` : ''}`}
      save="Record Payment"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to record the payment"
    >
      <NumberField
        label="Amount in ₹"
        hint="Less is fine: the rest stays due."
        className="figures text-lg font-semibold"
        {...field('amount')}
      />
      <RadioCards
        legend="Method"
        showLegend
        cards={[...methods]}
        value={method.value}
        onChange={method.onChange}
        className="grid grid-cols-2 gap-3"
      />
      <TextField label="Note" hint="Only staff see it." autoComplete="off" {...field('note')} />
    </FormDialog>
  );
}
