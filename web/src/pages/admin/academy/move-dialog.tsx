import { useForm } from 'react-hook-form';
import { moveEnrolment } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useCourseList } from '../../../features/academy/staff-courses.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Enrolment } from './academy.ts';
import { batchOptions } from './batch-options.ts';
import { useAcademyActs } from './use-academy-acts.ts';

const resolver = fromContract<{ batchId: string }>(moveEnrolment, undefined, { batchId: 'Choose a batch.' });

/** Gives the learner a seat in another batch of the course (rule Y5). */
export default function MoveDialog({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const { id, learner, courseId, batch } = enrolment;
  const { act } = useAcademyActs();
  const course = useCourseList()?.find(one => one.id === courseId);
  const others = batchOptions(course).filter(({ value }) => value !== batch.id);
  const form = useForm({ resolver, defaultValues: { batchId: '' } });
  const field = useFields(form);

  async function save({ batchId }: { batchId: string }) {
    const params = { path: { id } };
    await act(() => ask(adminApi.PUT('/academy/admin/enrolment/{id}/batch', { params, body: { batchId } })), 'Learner moved.');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Move to Another Batch"
      hint={learner ?? undefined}
      save="Move"
      saving="Moving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to move the learner"
    >
      {others.length === 0 && <Alert>The course has no other batch with a free seat.</Alert>}
      <SelectField label="Batch" required options={[{ value: '', label: 'Choose a batch' }, ...others]} {...field('batchId')} />
    </FormDialog>
  );
}
