import type { UseFormReturn } from 'react-hook-form';
import * as words from '#words/leave';
import { addLeave } from '../../../../../common/bounds/professionals.gen.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import type { LeaveValues } from './leave-form.ts';

interface Props {
  form: UseFormReturn<LeaveValues>;
  /** Says who sees the note. */
  noteHint: string;
}

/** Fields of a leave: from when to when, in whole days or with times, and a note. */
export function LeaveFields({ form, noteHint }: Props) {
  const field = useFields(form, addLeave);
  const isWholeDays = form.watch('isWholeDays');
  return (
    <>
      <SwitchField label={words.wholeDays} hint={words.wholeDaysHint} {...form.register('isWholeDays')} />
      <div className="field-columns grid items-start gap-x-3 gap-y-5">
        <TextField
          label={words.firstDay}
          type="date"
          min={today()}
          className="min-w-0 px-2!"
          {...field('fromDate', { deps: 'toDate' })}
        />
        {!isWholeDays && (
          <TextField label={words.from} type="time" className="min-w-0 px-2!" {...field('fromTime', { deps: 'toTime' })} />
        )}
        <TextField label={words.lastDay} type="date" min={today()} className="min-w-0 px-2!" {...field('toDate')} />
        {!isWholeDays && <TextField label={words.to} type="time" className="min-w-0 px-2!" {...field('toTime')} />}
      </div>
      <TextField label={words.note} hint={noteHint} autoComplete="off" {...field('note')} />
    </>
  );
}
