import { zodResolver } from '@hookform/resolvers/zod';
import { Undo2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../features/admin-shell/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { today } from '../../../shared/days.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { leaveWords, wholeDays } from './hours.ts';
import { type Leave, type LeaveRequest, type Professional, useLeaves } from './professional.ts';
import { UncoveredVisits } from './uncovered-visits.tsx';
import { useUncovered } from './use-uncovered.ts';

const noteLength = 300;

const leaveValues = z
  .object({
    isWholeDays: z.boolean(),
    fromDate: z.string().check(z.minLength(1, 'First day is required')),
    fromTime: z.string(),
    toDate: z.string().check(z.minLength(1, 'Last day is required')),
    toTime: z.string(),
    note: z.string().check(z.trim(), z.maxLength(noteLength, `Note must be at most ${noteLength} characters`)),
  })
  .check(
    z.superRefine(({ isWholeDays, fromDate, fromTime, toDate, toTime }, { addIssue }) => {
      const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
      if (fromDate && toDate && toDate < fromDate) refuse('toDate', 'Last day must not be before the first day');
      if (isWholeDays) return;
      if (!fromTime) refuse('fromTime', 'Time is required');
      if (!toTime) refuse('toTime', 'Time is required');
      else if (fromDate === toDate && fromTime >= toTime) refuse('toTime', 'Must be after the start');
    }),
  );

type LeaveValues = z.infer<typeof leaveValues>;

interface Props {
  professional: Professional;
  onClose: () => void;
}

/** The leave to come, and a form that adds one. */
export default function LeaveDialog({ professional, onClose }: Props) {
  const { id, name, leave } = professional;
  const form = useForm<LeaveValues>({
    resolver: zodResolver(leaveValues),
    defaultValues: { isWholeDays: true, fromDate: '', fromTime: '09:00', toDate: '', toTime: '19:00', note: '' },
  });
  useKeptForm(form, { by: staff, of: `leave ${id}` });
  const { create } = useLeaves();
  const uncovered = useUncovered();
  const field = useFields(form);
  const isWholeDays = form.watch('isWholeDays');
  const isAsking = uncovered.visits.length > 0;

  async function save({ isWholeDays, fromDate, fromTime, toDate, toTime, note }: LeaveValues) {
    const span = isWholeDays
      ? wholeDays(fromDate, toDate)
      : { fromDate, fromTime: `${fromTime}:00`, toDate, toTime: `${toTime}:00` };
    if (!(await uncovered.isAgreed(professional, { leave: span }))) return;
    const body: LeaveRequest = { ...span, note: note || null };
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
      <SwitchField label="Whole days" hint="When it is off, you choose the times." {...form.register('isWholeDays')} />
      <div className="field-columns grid items-start gap-x-3 gap-y-5">
        <TextField
          label="First day"
          type="date"
          required
          min={today()}
          className="min-w-0 px-2!"
          {...field('fromDate', { deps: 'toDate' })}
        />
        {!isWholeDays && (
          <TextField label="From" type="time" required className="min-w-0 px-2!" {...field('fromTime', { deps: 'toTime' })} />
        )}
        <TextField label="Last day" type="date" required min={today()} className="min-w-0 px-2!" {...field('toDate')} />
        {!isWholeDays && <TextField label="To" type="time" required className="min-w-0 px-2!" {...field('toTime')} />}
      </div>
      <TextField label="Note" hint="Only staff see it." maxLength={noteLength} autoComplete="off" {...field('note')} />
      {isAsking && <UncoveredVisits visits={uncovered.visits} />}
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
    <ul aria-label="Planned leave" className="divide-y divide-line rounded-md bg-sand px-4">
      {leave.map(one => (
        <li key={one.id} className="flex min-h-12 items-center gap-3 py-1.5">
          <p className="figures min-w-0 flex-1 font-semibold">
            {leaveWords(one)}
            {one.note && <span className="block text-sm font-normal text-muted wrap-anywhere">{one.note}</span>}
          </p>
          <IconButton
            icon={Undo2}
            label={`Take back ${leaveWords(one)}`}
            title="Take back"
            onClick={() => askToTakeBack(one)}
            className="-mr-2"
          />
        </li>
      ))}
    </ul>
  );
}
