import type { Art } from '../parts/svg.ts';

/** A category's own picture and one for each of its services by key, each a full 800 × 600 scene. */
export interface Scenes {
  category: () => Art;
  services: Record<string, () => Art>;
}
