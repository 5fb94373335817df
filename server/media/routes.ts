import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readImage } from './image.ts';

export const mediaRoutes = (deps: Deps) =>
  ({
    getImage: ({ params, query }) => readImage(deps, params.id, query.width),
  }) satisfies Partial<Handlers>;
