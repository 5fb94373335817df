import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { LeaveFields, type LeaveValues, leaveOf, useLeaveForm } from '../../../features/schedule/leave/leave-fields.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LateUncovered, useUncovered } from './late-uncovered.tsx';
import { type Professional, useLeaves } from './professional.ts';

// Lazy, because few have some.
const PlannedLeave = lazy(() => import('./planned-leave.tsx'));

interface Props {
  professional: Professional;
  onClose: () => void;
}

/** The leave to come, and a form that adds one. */
export default function LeaveDialog({ professional, onClose }: Props) {
  const { id, name, leave } = professional;
  const form = useLeaveForm();
  useKeptForm(form, { by: staff, of: `leave ${id}` });
  const { create } = useLeaves();
  const uncovered = useUncovered();
  const isAsking = uncovered.visits.length > 0;

  async function save(values: LeaveValues) {
    const body = leaveOf(values);
    const { note: _, ...span } = body;
    if (!(await uncovered.isAgreed(professional, { leave: span }))) return;
    await create(name, { id, ...body }, header =>
      ask(adminApi.POST('/professional/admin/{id}/leave', { params: { path: { id }, header }, body })),
    );
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={`Leave of ${name}`}
      save={isAsking ? 'Save Anyway' : 'Add Leave'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to create leave"
    >
      {leave.length > 0 && (
        <LatePart waiting={<Skeleton className="h-12" />} missing="The planned leave could not be loaded.">
          <PlannedLeave professional={professional} />
        </LatePart>
      )}
      <LeaveFields form={form} noteHint="Staff and the professional see it." />
      {isAsking && <LateUncovered visits={uncovered.visits} />}
    </FormDialog>
  );
}
