import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { deleteJob, listJobs, retryAllJobs, retryJob } from './jobs.ts';

export function jobRoutes(deps: Deps) {
  return {
    listJobs: async ({ query: { state, page, size } }) => ok(await listJobs(deps, state, page, size), 'Jobs'),
    retryJob: async ({ params }) => ok(await retryJob(deps, params.id), 'The job is tried again'),
    retryAllJobs: async () => ok(await retryAllJobs(deps), 'All failed jobs are tried again'),
    deleteJob: async ({ params }) => {
      await deleteJob(deps, params.id);
      return ok(null, 'Job deleted');
    },
  } satisfies Partial<Handlers>;
}
