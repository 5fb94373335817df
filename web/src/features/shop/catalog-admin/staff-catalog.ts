import { adminApi, ask } from '../../../api/client.ts';
import { useResource } from '../../../records/use-resource.ts';
import { allCategories, type Category, type Service } from '../catalog/catalog.ts';

/** A change of either shows in the lists of both, and may be a first step. */
const touches = ['/service/all', '/category', '/professional/admin', '/professional/unserved', '/setup/admin'] as const;

export function useServices() {
  return useResource({ noun: 'service', gone: 'SERVICE_NOT_FOUND', touches, toastsFailure: true });
}

export function useCategories() {
  return useResource({ noun: 'category', gone: 'CATEGORY_NOT_FOUND', touches, toastsFailure: true });
}

/** Every category, in the order of their names, with its translations. */
export function readCategories(): Promise<Category[]> {
  return allCategories(adminApi, 100, { translations: true });
}

/** Every service, in the order of their names. */
export async function readServices(): Promise<Service[]> {
  const all: Service[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await ask(
      adminApi.GET('/service/all', { params: { query: { page, size: 100, sort: 'name' } } }),
    );
    all.push(...content);
    pages = totalPages;
  }
  return all;
}
