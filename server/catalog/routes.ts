import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { categoriesPage, mustFindCategory, oneCategory, oneService, servicesPage } from './catalog.ts';
import { dailyRoll } from './popularity.ts';

export const catalogRoutes = (deps: Deps) => {
  const rollPopularity = dailyRoll(deps);
  return {
    listServices: async ({ query: { page = 0, size = 20, ...selection } }) => {
      await rollPopularity();
      return { status: 200, body: await servicesPage(deps, selection, page, size) };
    },
    listServicesByCategory: async ({ query: { page = 0, size = 10, categoryId } }) => {
      await rollPopularity();
      await mustFindCategory(deps.db.read, categoryId);
      return { status: 200, body: await servicesPage(deps, { categoryId }, page, size) };
    },
    getService: async ({ params }) => ({ status: 200, body: await oneService(deps, params.id) }),
    listCategories: async ({ query: { page = 0, size = 100 } }) => ({
      status: 200,
      body: await categoriesPage(deps, page, size),
    }),
    getCategory: async ({ params }) => ({ status: 200, body: await oneCategory(deps, params.id) }),
  } satisfies Partial<Handlers>;
};
