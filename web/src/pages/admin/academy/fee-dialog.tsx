import { useController, useForm } from 'react-hook-form';
import { takeFee } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { amountUpTo } from '../../../features/visits/booking-admin/amount-up-to.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type Enrolment, type FeePayment, leftOf, methodWords } from './academy.ts';
import { useAcademyActs } from './use-academy-acts.ts';

const methods = (['CASH', 'UPI', 'CARD', 'BANK'] as const).map(value => ({ value, label: methodWords[value] }));
interface Values {
  amount: string;
  method: FeePayment['method'];
  note: string;
}

interface Props {
  enrolment: Enrolment;
  /** Gives this part back; null takes one. */
  part: FeePayment | null;
  onClose: () => void;
}

/** Takes a part of the fee, or gives one back (rules Y6 and Y7). */
export default function FeeDialog({ enrolment, part, onClose }: Props) {
  const { id, learner, due, state } = enrolment;
  const most = part ? leftOf(part) : due;
  const { create } = useAcademyActs();
  const form = useForm<Values>({
    resolver: amountUpTo<Values>(takeFee, most),
    defaultValues: { amount: String(most), method: part?.method ?? 'CASH', note: '' },
  });
  useKeptForm(form, { by: staff, of: `fee of ${part?.id ?? id}`, about: asFilled(form) });
  const field = useFields(form, takeFee);
  const method = useController({ control: form.control, name: 'method' }).field;

  async function save({ amount, note, ...values }: Values) {
    const rupees = Number(amount);
    const path = { id };
    if (part) {
      const body = { paymentId: part.id, amount: rupees, note: note.trim() || null };
      const send = (header: { 'idempotency-key': string }) =>
        ask(adminApi.POST('/academy/admin/enrolment/{id}/refund', { params: { path, header }, body }));
      await create(body, send, `${money(rupees)} noted as refunded.`);
    } else {
      const body = { amount: rupees, method: values.method, note: note.trim() || null };
      const send = (header: { 'idempotency-key': string }) =>
        ask(adminApi.POST('/academy/admin/enrolment/{id}/fee', { params: { path, header }, body }));
      await create(body, send, `${money(rupees)} taken.`);
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={part ? 'Refund' : 'Take Fee'}
      hint={`${learner ?? 'Erased person'} · ${money(most)} ${part ? 'can be refunded' : 'due'}`}
      save={part ? 'Record Refund' : 'Take Fee'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={part ? 'Failed to record the refund' : 'Failed to take the fee'}
    >
      {part && <Alert tone="info">Give the money back first: this only notes it.</Alert>}
      <NumberField
        label="Amount in ₹"
        hint={part ? refundHint[state] : 'Less is fine: the rest stays due.'}
        className="figures text-lg font-semibold"
        {...field('amount')}
      />
      {!part && (
        <RadioCards
          legend="Method"
          showLegend
          cards={methods}
          value={method.value}
          onChange={method.onChange}
          className="grid grid-cols-2 gap-3"
        />
      )}
      <TextField label="Note" hint="Only staff see it." autoComplete="off" {...field('note')} />
    </FormDialog>
  );
}

const refundHint: Record<Enrolment['state'], string> = {
  ACTIVE: 'The course goes on, so the money is due again.',
  COMPLETED: 'The course then costs that much less.',
  CANCELLED: 'The salon then keeps that much less.',
};
