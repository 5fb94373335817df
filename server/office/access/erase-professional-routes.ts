import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { eraseProfessional } from './erase-professional.ts';

export function eraseProfessionalRoutes(deps: Deps) {
  return {
    eraseProfessional: async ({ params }) => {
      await eraseProfessional(deps, params.id);
      return ok(null, 'Professional erased');
    },
  } satisfies Partial<Handlers>;
}
