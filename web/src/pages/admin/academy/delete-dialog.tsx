import { adminApi, ask } from '../../../api/client.ts';
import { date, dateSpan } from '../../../shared/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Schemas, StaffCourse } from './academy.ts';
import { useChangeBatches, useChangeCourses } from './use-change-courses.ts';

interface Props {
  course: StaffCourse;
  /** null deletes the course. */
  batch: Schemas['CourseBatch'] | null;
  onClose: () => void;
}

export default function DeleteDialog({ course, batch, onClose }: Props) {
  const { id, name, enquiries } = course;
  const courses = useChangeCourses();
  const batches = useChangeBatches();

  async function remove() {
    if (batch) {
      const params = { path: { id: batch.id } };
      await batches.remove(`From ${date(batch.startsOn)}`, () => ask(adminApi.DELETE('/academy/admin/batch/{id}', { params })));
    } else {
      await courses.remove(name, () => ask(adminApi.DELETE('/academy/admin/course/{id}', { params: { path: { id } } })));
    }
    onClose();
  }

  const what = batch ? 'Batch' : 'Course';
  return (
    <ConfirmDialog
      title={`Delete ${what}`}
      confirm={`Delete ${what}`}
      confirming="Deleting..."
      danger
      fallback={`Failed to delete ${what.toLowerCase()}`}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      {batch && <p className="figures">{dateSpan(batch.startsOn, batch.endsOn)}</p>}
      {!batch && (
        <p className="mt-2 text-muted">
          {enquiries > 0
            ? 'Somebody has enquired about it, so it cannot be deleted. Switch it off in Update instead.'
            : 'It is deleted with its batches.'}
        </p>
      )}
    </ConfirmDialog>
  );
}
