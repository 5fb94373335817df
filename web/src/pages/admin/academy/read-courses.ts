import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useResource } from '../../../records/use-resource.ts';
import type { StaffCourse } from './academy.ts';

export function readCourses(): Promise<StaffCourse[]> {
  return ask(adminApi.GET('/academy/admin/course'));
}

/** Everything that shows courses or their batches. */
const touches = ['/academy/admin/course', '/academy/admin/enquiry', '/academy/admin/enrolment'] as const;

export function useChangeCourses() {
  return useResource({ noun: 'course', gone: 'COURSE_NOT_FOUND', touches });
}

export function useChangeBatches() {
  return useResource({ noun: 'batch', gone: 'NOT_FOUND', touches });
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
