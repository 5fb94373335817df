import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';

/** The orders of a list; the first is the default. */
export const serviceSorts = ['name', 'popular', 'price', '-price'] as const;

export interface ServiceQuestion {
  search: string;
  /** A category's id, `everyCategory` or `noCategory`. */
  category: string;
  sort: (typeof serviceSorts)[number];
  page: number;
}

export const everyCategory = '';
/** Those whose category was deleted (rule C4). */
export const noCategory = 'none';

/** Rule W32: services a page. */
const size = 20;

/** The services the salon's staff asks for, page by page. */
export function useStaffServices(question: ServiceQuestion) {
  const { search, category, sort, page } = question;
  const of = category === noCategory ? { uncategorised: true } : category !== everyCategory && { categoryId: category };
  const query = { page, size, sort, ...(search && { search }), ...of };
  return useStaffRead(['/service/all', query], () => ask(adminApi.GET('/service/all', { params: { query } })));
}
