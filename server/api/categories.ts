/** Groups of services. */
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { categoriesPage, oneCategory } from '../shop/catalog/catalog.ts';
import { createCategory, deleteCategory, updateCategory } from '../shop/catalog/manage-categories.ts';

export function categories(deps: Deps) {
  return {
    listCategories: async ({ query }) => ok(await categoriesPage(deps, query), 'Categories'),
    getCategory: async ({ params, query }) => ok(await oneCategory(deps, params.id, query), 'Category'),
    createCategory: async ({ body, once }) => created(await createCategory(deps, body, once), 'Category created'),
    updateCategory: async ({ params, body }) => ok(await updateCategory(deps, params.id, body), 'Category updated'),
    deleteCategory: async ({ params }) => {
      await deleteCategory(deps, params.id);
      return ok(null, 'Category deleted');
    },
  } satisfies Partial<Handlers>;
}
