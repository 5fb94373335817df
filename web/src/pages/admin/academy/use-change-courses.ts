import { useResource } from '../../../records/use-resource.ts';

/** Everything that shows courses or their batches. */
const touches = ['/academy/admin/course', '/academy/admin/enquiry', '/academy/admin/enrolment'] as const;

export function useChangeCourses() {
  return useResource({ noun: 'course', gone: 'COURSE_NOT_FOUND', touches });
}

export function useChangeBatches() {
  return useResource({ noun: 'batch', gone: 'NOT_FOUND', touches });
}
