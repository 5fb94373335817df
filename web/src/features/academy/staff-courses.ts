import type { components } from '#contract';
import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../../api/use-staff-read.ts';

export function readCourses(): Promise<components['schemas']['StaffCourse'][]> {
  return ask(adminApi.GET('/academy/admin/course'));
}

/** All courses with their batches. */
export function useCourseList() {
  return useStaffRead(['/academy/admin/course'], readCourses).data;
}

/** The batch with this id; undefined while the courses load, or without one. */
export function useBatch(id: string | null) {
  const courses = useCourseList();
  return courses?.flatMap(({ batches }) => batches).find(batch => batch.id === id);
}
