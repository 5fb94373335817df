import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { createPlaces } from './places.ts';

export function geocodeRoutes(deps: Deps) {
  const places = createPlaces(deps);
  return {
    searchPlaces: async ({ query }) => ok(await places.search(query.q), 'Places'),
    reversePlace: async ({ query }) => ok({ address: await places.reverse(query.lat, query.lon) }, 'Place'),
  } satisfies Partial<Handlers>;
}
