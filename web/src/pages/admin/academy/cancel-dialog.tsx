import { useForm } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Enrolment } from './academy.ts';
import { amountProblem } from './fee.ts';
import { useAcademyActs } from './use-academy-acts.ts';

/** Frees the seat, gives back what staff say, and keeps the rest (rule Y7). */
export default function CancelDialog({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const { id, learner, paid } = enrolment;
  const { act } = useAcademyActs();
  const form = useForm({ defaultValues: { refund: String(paid) } });
  const field = useFields(form);
  const refund = Number(form.watch('refund'));
  const kept = Math.round((paid - refund) * 100) / 100;

  async function save(values: { refund: string }) {
    const body = { refund: Number(values.refund) };
    await act(
      () => ask(adminApi.PUT('/academy/admin/enrolment/{id}/cancel', { params: { path: { id } }, body })),
      'Enrolment cancelled.',
    );
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Cancel Enrolment"
      hint={`${learner ?? 'The learner'} loses the seat.`}
      save="Cancel Enrolment"
      saving="Cancelling..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to cancel the enrolment"
    >
      {paid > 0 && (
        <>
          <NumberField
            label="Refund in ₹"
            required
            hint={`Of ${money(paid)} that was paid.`}
            className="figures text-lg font-semibold"
            {...field('refund', { validate: text => amountProblem(text, paid, 0) ?? true })}
          />
          {kept > 0 && <Alert tone="info">You keep {money(kept)}, and an invoice says so.</Alert>}
        </>
      )}
    </FormDialog>
  );
}
