/** Look up addresses and map positions through the salon's own server. */
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { createPlaces } from '../salon/places/places.ts';

export function places(deps: Deps) {
  const places = createPlaces(deps);
  return {
    searchPlaces: async ({ query }) => ok(await places.search(query.q), 'Places'),
    reversePlace: async ({ query }) => ok({ address: await places.reverse(query.lat, query.lon) }, 'Place'),
  } satisfies Partial<Handlers>;
}
