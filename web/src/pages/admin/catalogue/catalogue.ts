import { adminApi } from '../../../api/client.ts';
import { allCategories, type Category } from '../../../features/catalog/category.ts';
import { useResource } from '../../../features/records/use-resource.ts';

/** Longer names are cut in lists. */
export const nameLength = 40;

/** A change of either shows in the lists of both. */
const touches = ['/service/all', '/category'] as const;

export function useServices() {
  return useResource({ noun: 'service', gone: 'SERVICE_NOT_FOUND', touches, toastsFailure: true });
}

export function useCategories() {
  return useResource({ noun: 'category', gone: 'CATEGORY_NOT_FOUND', touches, toastsFailure: true });
}

/** Every category, in the order of their names. */
export function readCategories(): Promise<Category[]> {
  return allCategories(adminApi, 100);
}
