import type { components } from '#contract';

export type Service = components['schemas']['Service'];

/** `categoryId` null means all categories, `search` '' no search. */
export interface ServiceFilter {
  categoryId: string | null;
  search: string;
}
