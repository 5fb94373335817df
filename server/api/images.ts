/** Pictures of services, categories, courses and professionals. */
import type { Handlers } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { readImage } from '../salon/media/image.ts';

export function images(deps: Deps) {
  return {
    getImage: ({ params, query }) => readImage(deps, params.id, query.width),
  } satisfies Partial<Handlers>;
}
