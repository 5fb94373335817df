import { useForm } from 'react-hook-form';
import { cancelEnrolment } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { NumberField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Enrolment } from './academy.ts';
import { useAcademyActs } from './use-academy-acts.ts';

const resolverFor = (most: number) =>
  fromContract<{ refund: string }>(cancelEnrolment, ({ refund }, refuse) => {
    if (Number(refund) > most) refuse('refund', `Refund is at most ${money(most)}`);
  });

/** Frees the seat, gives back what staff say, and keeps the rest (rule Y7). */
export default function CancelDialog({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const { id, learner, paid } = enrolment;
  const { act } = useAcademyActs();
  const form = useForm({ resolver: resolverFor(paid), defaultValues: { refund: String(paid) } });
  const field = useFields(form, cancelEnrolment);
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
            hint={`Of ${money(paid)} that was paid.`}
            className="figures text-lg font-semibold"
            {...field('refund')}
          />
          {kept > 0 && <Alert tone="info">You keep {money(kept)}, and an invoice says so.</Alert>}
        </>
      )}
    </FormDialog>
  );
}
