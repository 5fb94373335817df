import type { components } from '#contract';

export type Service = components['schemas']['Service'];

/** `categoryId` null is every category; `search` '' is no search. */
export interface ServiceFilter {
  categoryId: string | null;
  search: string;
}
