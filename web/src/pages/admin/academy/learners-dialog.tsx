import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { hoursWords } from '../../../features/academy/course.ts';
import { dateSpan, money, plural } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import type { Enrolment, Schemas, StaffCourse } from './academy.ts';

interface Props {
  course: StaffCourse;
  batch: Schemas['CourseBatch'];
  onClose: () => void;
}

/** Who sits in a batch, and who still owes a part of the fee. */
export default function LearnersDialog({ course, batch, onClose }: Props) {
  const { data, error, reload } = useStaffRead(['/academy/admin/enrolment', batch.id], () => readAll(batch.id));
  const learners = data?.filter(({ state }) => state !== 'CANCELLED');
  const due = learners?.reduce((sum, one) => sum + one.due, 0) ?? 0;
  return (
    <Dialog
      size="md"
      title="Learners"
      hint={`${course.name}, ${dateSpan(batch.startsOn, batch.endsOn)}, ${hoursWords(batch)}`}
      onClose={onClose}
    >
      {error ? (
        <ReadFailed onRetry={reload}>Failed to load the learners</ReadFailed>
      ) : !learners ? (
        <div role="status" aria-busy="true" aria-label="Loading the learners" className="py-2">
          <TextSkeleton />
        </div>
      ) : (
        <>
          <p className="figures text-muted">
            {plural(learners.length, 'learner')}, {plural(batch.seatsLeft, 'seat')} left
            {due > 0 && `, ${money(due)} due`}
          </p>
          <ul className="mt-2 divide-y divide-line border-t border-line empty:hidden">
            {learners.map(one => (
              <li key={one.id} className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
                <Link
                  href={adminPaths.enquiry(one.enquiryId)}
                  className="min-w-0 font-semibold wrap-anywhere text-plum underline underline-offset-4 after:absolute after:inset-0"
                >
                  {one.learner ?? 'Erased person'}
                </Link>
                <span className="figures text-sm">
                  {one.due > 0 ? <Badge tone="warning">{money(one.due)} due</Badge> : <Badge tone="good">Paid</Badge>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const PAGE = 100;

/** A batch has at most 500 seats, and cancelled enrolments beside them. */
async function readAll(batchId: string): Promise<Enrolment[]> {
  const found: Enrolment[] = [];
  for (let page = 0; ; page++) {
    const query = { batchId, page, size: PAGE };
    const { content, totalPages } = await ask(adminApi.GET('/academy/admin/enrolment', { params: { query } }));
    found.push(...content);
    if (page + 1 >= totalPages) return found;
  }
}
