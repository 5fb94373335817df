import { useController, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { refundPayment } from '../../../../../common/bounds/payments.gen.ts';
import { staff } from '../../../api/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Booking } from '../booking/booking.ts';
import { amountUpTo } from './amount-up-to.ts';
import { nameOf } from './booking-question.tsx';
import { WAYS, type Way } from './use-booking-acts.ts';
import { isOnline, methodWords, type Payment, providerWords, refundable, usePaymentActs } from './use-payments.ts';
import { WayBack } from './way-back.tsx';

type Values = Typed<components['schemas']['RefundRequest'], 'amount' | 'note' | 'byProfessional'> & { method: Way };

interface Props {
  booking: Booking;
  payment: Payment;
  onClose: () => void;
}

/** Gives back a payment or a part of it: the provider pays, or staff did (rule M12). */
export default function RefundDialog({ booking, payment, onClose }: Props) {
  const { bookingId, refundDue, user } = booking;
  const most = refundable(payment);
  const online = isOnline(payment);
  const { refund } = usePaymentActs(bookingId);
  const form = useForm<Values>({
    resolver: amountUpTo<Values>(refundPayment, most),
    defaultValues: {
      amount: String(refundDue > 0 ? Math.min(refundDue, most) : most),
      method: wayOf(payment),
      note: '',
      byProfessional: false,
    },
  });
  useKeptForm(form, { by: staff, of: `refund of ${payment.id}`, about: asFilled(form) });
  const field = useFields(form, refundPayment);
  const way = useController({ control: form.control, name: 'method' }).field;

  async function save({ amount, method, note, byProfessional }: Values) {
    const wanted = { paymentId: payment.id, amount: Number(amount), note: note || null };
    // The provider pays it back the way it came, and a professional who gives cash back does so in cash.
    const how = online ? {} : byProfessional ? { byProfessional, method: 'CASH' as const } : { method };
    await refund({ ...wanted, ...how }, online);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Refund"
      hint={`${nameOf(user)} · ${methodWords[payment.method]}, ${money(most)} can be given back`}
      save={online ? 'Pay Back' : 'Record Refund'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to record the refund"
    >
      <Alert tone="info">{wayBack(payment)}</Alert>
      <NumberField label="Amount in ₹" hint={effectOf(booking)} className="figures text-lg font-semibold" {...field('amount')} />
      {!online && !form.watch('byProfessional') && <WayBack value={way.value} onChange={way.onChange} />}
      {payment.method === 'CASH' && payment.professionalId && (
        <SwitchField
          label="The professional gave it back"
          hint="From the cash that the professional took. The cash up of that day then expects less."
          {...form.register('byProfessional')}
        />
      )}
      <TextField label="Note" hint="Only staff see it." autoComplete="off" {...field('note')} />
    </FormDialog>
  );
}

/** Money goes back by the way that it came, until staff say otherwise. */
function wayOf({ method }: Payment): Way {
  return WAYS.find(way => way === method) ?? 'CASH';
}

function wayBack(payment: Payment): string {
  return isOnline(payment)
    ? `${providerWords[payment.provider]} pays it back to the customer's account within 5 to 7 working days. This cannot be undone.`
    : 'Give the money back first: this only notes it.';
}

/** What the refund leaves. */
function effectOf({ status, refundDue }: Booking): string {
  if (refundDue > 0) return '';
  if (status === 'COMPLETED') return 'The visit then costs that much less.';
  if (status === 'CANCELLED') return 'The fee for cancelling is then that much less.';
  return 'The visit still takes place, so the money is due again.';
}
