/** Work that the server does later: what waits, what failed, and trying it again. */
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteJob, listJobs, retryAllJobs, retryJob } from '../platform/jobs/jobs.ts';

export function jobs(deps: Deps) {
  return {
    listJobs: async ({ query: { state, page, size } }) => ok(await listJobs(deps, state, page, size), 'Jobs'),
    retryAllJobs: async () => ok(await retryAllJobs(deps), 'All failed jobs are tried again'),
    deleteJob: async ({ params }) => {
      await deleteJob(deps, params.id);
      return ok(null, 'Job deleted');
    },
    retryJob: async ({ params }) => ok(await retryJob(deps, params.id), 'The job is tried again'),
  } satisfies Partial<Handlers>;
}
