import { adminApi, ask } from '../../../api/client.ts';
import { leaveWords } from '../../../shared/span-words.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { PlannedList } from './planned-list.tsx';
import { type Leave, type Professional, useLeaves } from './professional.ts';

/** What is planned already, with an act to take it back. */
export default function PlannedLeave({ professional: { id, name, leave } }: { professional: Professional }) {
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
