import { adminApi } from '../../api/client.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';
import { allCategories } from './category.ts';

/** Rule W32: categories a page. */
const size = 100;

/** Every category, in the order of their names. */
export function useStaffCategories() {
  return useStaffRead(['/category'], loadCategories);
}

export function loadCategories() {
  return allCategories(adminApi, size);
}
