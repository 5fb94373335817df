import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { categoriesPage, mustFindCategory, oneCategory, oneService, servicesPage } from './catalog.ts';
import { createCategory, deleteCategory, updateCategory } from './manage-categories.ts';
import { createService, deleteService, updateService } from './manage-services.ts';
import { popularOrder } from './popularity.ts';

export function catalogRoutes(deps: Deps) {
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
    listCategories: async ({ query }) => ok(await categoriesPage(deps, query), 'Categories'),
    getCategory: async ({ params, query }) => ok(await oneCategory(deps, params.id, query), 'Category'),
    createService: async ({ body, once }) => created(await createService(deps, body, once), 'Service created'),
    updateService: async ({ params, body }) => ok(await updateService(deps, params.id, body), 'Service updated'),
    deleteService: async ({ params }) => {
      await deleteService(deps, params.id);
      return ok(null, 'Service deleted');
    },
    createCategory: async ({ body, once }) => created(await createCategory(deps, body, once), 'Category created'),
    updateCategory: async ({ params, body }) => ok(await updateCategory(deps, params.id, body), 'Category updated'),
    deleteCategory: async ({ params }) => {
      await deleteCategory(deps, params.id);
      return ok(null, 'Category deleted');
    },
  } satisfies Partial<Handlers>;
}
