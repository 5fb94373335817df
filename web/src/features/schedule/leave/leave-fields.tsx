import { type UseFormReturn, useForm } from 'react-hook-form';
import type { components } from '#contract';
import * as words from '#words/leave';
import { addLeave } from '../../../../../common/bounds/professionals.gen.ts';
import { without } from '../../../forms/bound.ts';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { wholeDays } from '../../../shared/span-words.ts';

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

type LeaveRequest = components['schemas']['LeaveRequest'];

export type LeaveValues = Typed<LeaveRequest, 'fromDate' | 'fromTime' | 'toDate' | 'toTime' | 'note'> & { isWholeDays: boolean };

const boundsOf = ({ isWholeDays }: LeaveValues) => (isWholeDays ? without(addLeave, 'fromTime', 'toTime') : addLeave);

const resolver = fromContract<LeaveValues>(
  boundsOf,
  ({ isWholeDays, fromDate, fromTime, toDate, toTime }, refuse) => {
    if (fromDate && toDate && toDate < fromDate) refuse('toDate', words.endsBeforeStart);
    if (!isWholeDays && toTime && fromDate === toDate && fromTime >= toTime) refuse('toTime', words.mustBeLater);
  },
  {
    fromDate: words.firstDayRequired,
    fromTime: words.timeRequired,
    toDate: words.lastDayRequired,
    toTime: words.timeRequired,
  },
);

export function useLeaveForm() {
  return useForm<LeaveValues>({
    resolver,
    defaultValues: { isWholeDays: true, fromDate: '', fromTime: '09:00', toDate: '', toTime: '19:00', note: '' },
  });
}

/** The form's values as the contract has them. */
export function leaveOf({ isWholeDays, fromDate, fromTime, toDate, toTime, note }: LeaveValues): LeaveRequest {
  const span = isWholeDays
    ? wholeDays(fromDate, toDate)
    : { fromDate, fromTime: `${fromTime}:00`, toDate, toTime: `${toTime}:00` };
  return { ...span, note: note || null };
}
