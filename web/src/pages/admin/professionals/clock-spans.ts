import { z } from '../../../forms/zod.ts';

/** The parts of a day, in order and apart. */
export const clockSpans = z.array(z.object({ from: z.string(), to: z.string() })).check(
  z.superRefine((all, { addIssue }) => {
    all.forEach(({ from, to }, i) => {
      const refuse = (field: 'from' | 'to', message: string) => addIssue({ code: 'custom', path: [i, field], message });
      const before = all[i - 1]?.to;
      if (!from) refuse('from', 'Time is required');
      else if (before && from < before) refuse('from', 'Must not be before the end of the part above');
      if (!to) refuse('to', 'Time is required');
      else if (from && from >= to) refuse('to', 'Must be after the start');
    });
  }),
);
