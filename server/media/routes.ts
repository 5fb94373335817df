import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readImage } from './image.ts';

export function mediaRoutes(deps: Deps) {
  return {
    getImage: ({ params, query }) => readImage(deps, params.id, query.width),
  } satisfies Partial<Handlers>;
}
