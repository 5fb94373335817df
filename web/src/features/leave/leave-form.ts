import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { z } from '../../forms/zod.ts';
import { zodResolver } from '../../forms/zod-resolver.ts';
import { wholeDays } from '../../shared/span-words.ts';

type LeaveRequest = components['schemas']['LeaveRequest'];

export const noteLength = 300;

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
