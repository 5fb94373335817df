import type { components } from '../../api/contract.gen.ts';

export type Service = components['schemas']['Service'];

/** `categoryId` null is every category; `search` '' is no search. */
export interface ServiceFilter {
  categoryId: string | null;
  search: string;
}
