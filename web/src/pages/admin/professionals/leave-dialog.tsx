import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import { LeaveFields } from '../../../features/leave/leave-fields.tsx';
import { type LeaveValues, leaveOf, useLeaveForm } from '../../../features/leave/leave-form.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { leaveWords } from '../../../shared/span-words.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { LateUncovered } from './late-uncovered.tsx';
import { PlannedList } from './planned-list.tsx';
import { type Leave, type Professional, useLeaves } from './professional.ts';
import { useUncovered } from './use-uncovered.ts';

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
      {leave.length > 0 && <Planned professional={professional} />}
      <LeaveFields form={form} noteHint="Staff and the professional see it." />
      {isAsking && <LateUncovered visits={uncovered.visits} />}
    </FormDialog>
  );
}

/** What is planned already, with an act to take it back. */
function Planned({ professional: { id, name, leave } }: { professional: Professional }) {
  const { remove } = useLeaves();

  const askToTakeBack = (one: Leave) =>
    confirm({
      title: 'Take this leave back?',
      body: (
        <>
          <p className="font-semibold">{leaveWords(one)}</p>
          <p className="mt-2 text-muted">{name} can get visits in this time again.</p>
        </>
      ),
      confirm: 'Take Back',
      confirming: 'Taking back...',
      fallback: 'Failed to delete leave',
      act: () =>
        remove(name, () =>
          ask(adminApi.DELETE('/professional/admin/{id}/leave/{leaveId}', { params: { path: { id, leaveId: one.id } } })),
        ),
    });

  return (
    <PlannedList
      label="Planned leave"
      entries={leave.map(one => ({ key: one.id, words: leaveWords(one), note: one.note, takeBack: () => askToTakeBack(one) }))}
    />
  );
}
