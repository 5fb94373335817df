import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAccess } from './access-record.ts';

export function accessRecordRoutes(deps: Deps) {
  return {
    listAccessRecord: async ({ query: { page, size, ...filter } }) =>
      ok(await listAccess(deps, filter, page, size), 'Who read personal data'),
  } satisfies Partial<Handlers>;
}
