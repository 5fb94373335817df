import { adminApi, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { useStaffRead } from '../staff/use-staff-read.ts';

export type Category = components['schemas']['Category'];

/** Spec 9: categories a page. */
const size = 100;

/** Every category, in the order of their names. */
export function useStaffCategories() {
  return useStaffRead(['/category'], loadCategories);
}

export async function loadCategories(): Promise<Category[]> {
  const all: Category[] = [];
  for (let page = 0; ; page++) {
    const { content, totalPages } = await ask(adminApi.GET('/category', { params: { query: { page, size } } }));
    all.push(...content);
    if (page + 1 >= totalPages) return all;
  }
}
