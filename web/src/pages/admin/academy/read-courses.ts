import { adminApi, ask } from '../../../api/client.ts';
import type { StaffCourse } from './academy.ts';

export function readCourses(): Promise<StaffCourse[]> {
  return ask(adminApi.GET('/academy/admin/course'));
}
