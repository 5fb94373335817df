import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import * as words from '#words/leave';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { wholeDays } from '../../../shared/span-words.ts';

type LeaveRequest = components['schemas']['LeaveRequest'];

export const noteLength = 300;

const leaveValues = z
  .object({
    isWholeDays: z.boolean(),
    fromDate: z.string().check(z.minLength(1, words.firstDayRequired)),
    fromTime: z.string(),
    toDate: z.string().check(z.minLength(1, words.lastDayRequired)),
    toTime: z.string(),
    note: z.string().check(z.trim(), z.maxLength(noteLength, words.noteTooLong(noteLength))),
  })
  .check(
    z.superRefine(({ isWholeDays, fromDate, fromTime, toDate, toTime }, { addIssue }) => {
      const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
      if (fromDate && toDate && toDate < fromDate) refuse('toDate', words.endsBeforeStart);
      if (isWholeDays) return;
      if (!fromTime) refuse('fromTime', words.timeRequired);
      if (!toTime) refuse('toTime', words.timeRequired);
      else if (fromDate === toDate && fromTime >= toTime) refuse('toTime', words.mustBeLater);
    }),
  );

export type LeaveValues = z.infer<typeof leaveValues>;

export function useLeaveForm() {
  return useForm<LeaveValues>({
    resolver: zodResolver(leaveValues),
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
