import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import * as words from '#words/leave';
import { addLeave } from '../../../../../common/bounds/professionals.gen.ts';
import { without } from '../../../forms/bound.ts';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { wholeDays } from '../../../shared/span-words.ts';

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
