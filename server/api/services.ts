/** What the salon offers. */
import { createFront } from '../office/first-screen/first-screen.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { mustFindCategory, oneService, servicesPage } from '../shop/catalog/catalog.ts';
import { createService, deleteService, updateService } from '../shop/catalog/manage-services.ts';
import { popularOrder } from '../shop/catalog/popularity.ts';

export function services(deps: Deps) {
  const front = createFront(deps);
  const orderByPopularity = popularOrder(deps);
  return {
    listServices: async ({ query: { page, size, language, translations, ...selection } }) => {
      await orderByPopularity();
      return ok(await servicesPage(deps, selection, { page, size, language, translations }), 'Services');
    },
    listServicesByCategory: async ({ query: { categoryId, ...reading } }) => {
      await orderByPopularity();
      await mustFindCategory(deps.db.read, categoryId);
      return ok(await servicesPage(deps, { categoryId, uncategorised: false, sort: 'popular' }, reading), 'Services');
    },
    getService: async ({ params, query }) => ok(await oneService(deps, params.id, query), 'Service'),
    updateService: async ({ params, body }) => ok(await updateService(deps, params.id, body), 'Service updated'),
    deleteService: async ({ params }) => {
      await deleteService(deps, params.id);
      return ok(null, 'Service deleted');
    },
    createService: async ({ body, once }) => created(await createService(deps, body, once), 'Service created'),
    getFront: async ({ query: { language } }) => ok(await front(language), 'Front'),
  } satisfies Partial<Handlers>;
}
