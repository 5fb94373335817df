import { hoursWords, seatsWords } from '../../../features/academy/course.ts';
import { today } from '../../../shared/clock.ts';
import { date } from '../../../shared/format.ts';
import type { StaffCourse } from './academy.ts';

/** The batches of a course that are not over and have a free seat, the earliest first. */
export function batchOptions(course: StaffCourse | undefined): { value: string; label: string }[] {
  const open = (course?.batches ?? []).filter(({ endsOn, seatsLeft }) => endsOn >= today() && seatsLeft > 0);
  return open
    .toReversed()
    .map(batch => ({ value: batch.id, label: `From ${date(batch.startsOn)}, ${hoursWords(batch)}, ${seatsWords(batch)}` }));
}
