import type { Handlers } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readImage } from './image.ts';

export function mediaRoutes(deps: Deps) {
  return {
    getImage: ({ params, query }) => readImage(deps, params.id, query.width),
  } satisfies Partial<Handlers>;
}
