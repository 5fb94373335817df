/** Reminders of the next visit, for customers who allowed them. */
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { bookNudged, readNudge, stopNudges } from '../visits/nudge/link.ts';
import { nudgeReport } from '../visits/nudge/report.ts';

export function nudges(deps: Deps) {
  return {
    readNudge: async ({ params }) => ok(await readNudge(deps, params.token), 'Reminder'),
    bookNudged: async ({ params, body }) => ok(await bookNudged(deps, params.token, body), 'Booked'),
    stopNudges: async ({ params, query }) => ok(await stopNudges(deps, params.token, query), 'No more such messages'),
    getNudgeReport: async ({ query }) => ok(await nudgeReport(deps, query), 'What reminders bring'),
  } satisfies Partial<Handlers>;
}
