import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { eraseProfessional } from './erase.ts';

export function eraseProfessionalRoutes(deps: Deps) {
  return {
    eraseProfessional: async ({ params }) => {
      await eraseProfessional(deps, params.id);
      return ok(null, 'Professional erased');
    },
  } satisfies Partial<Handlers>;
}
