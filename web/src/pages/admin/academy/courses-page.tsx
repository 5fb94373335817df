import { GraduationCap, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { courseLine, hoursWords } from '../../../features/academy/course.ts';
import { readCourses } from '../../../features/academy/staff-courses.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { today } from '../../../shared/clock.ts';
import { dateSpan, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Schemas, StaffCourse } from './academy.ts';

const CourseDialog = lazy(() => import('./course-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const BatchDialog = lazy(() => import('./batch-dialog.tsx'));
const LearnersDialog = lazy(() => import('./learners-dialog.tsx'));

type Batch = Schemas['CourseBatch'];
type Shown =
  | { dialog: 'course'; course: StaffCourse | null }
  | { dialog: 'delete'; course: StaffCourse; batch: Batch | null }
  | { dialog: 'batch'; course: StaffCourse; batch: Batch | null }
  | { dialog: 'learners'; course: StaffCourse; batch: Batch }
  | null;

/** What the academy teaches, and when (rules Y1 and Y2). */
export default function CoursesPage() {
  const list = useRecords('/academy/admin/course', readCourses, { isWhole: true });
  const [shown, show] = useState<Shown>(null);
  const [named] = useUrlValue('course');
  const [saved, setSaved] = useState<string | null>(null);
  const add = () => show({ dialog: 'course', course: null });
  const close = () => show(null);

  return (
    <AdminPage
      title="Courses"
      action={
        <div className="flex gap-2">
          <LinkButton href={adminPaths.academy} variant="secondary" size="sm">
            Enquiries
          </LinkButton>
          <AddButton onClick={add}>Add Course</AddButton>
        </div>
      }
    >
      <Records
        list={list}
        noun="course"
        layout="rows"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        badgeOf={({ active }) => !active && <Badge>Hidden</Badge>}
        columns={[
          { label: 'Name', value: ({ name }) => name, on: 'title' },
          {
            label: 'About',
            value: course => (
              <span className="figures">
                {courseLine(course)} · {plural(course.enquiries, 'enquiry', 'enquiries')}
              </span>
            ),
            on: 'line',
          },
          {
            label: 'Batches',
            value: course => (
              <Batches
                course={course}
                onLearners={batch => show({ dialog: 'learners', course, batch })}
                onUpdate={batch => show({ dialog: 'batch', course, batch })}
                onDelete={batch => show({ dialog: 'delete', course, batch })}
              />
            ),
            on: 'line',
          },
        ]}
        actions={course => [
          { label: 'Add Batch', onClick: () => show({ dialog: 'batch', course, batch: null }) },
          { label: 'Update', icon: Pencil, onClick: () => show({ dialog: 'course', course }) },
          { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => show({ dialog: 'delete', course, batch: null }) },
        ]}
        failed={{ title: 'Failed to load the courses' }}
        empty={{
          icon: GraduationCap,
          title: 'No course yet',
          hint: 'Add what your academy teaches. The site then has an Academy page, where people ask for a place.',
          action: <Button onClick={add}>Add Course</Button>,
        }}
        revealed={saved ?? named}
      />
      {shown && (
        <LateDialog onClose={close}>
          {shown.dialog === 'course' ? (
            <CourseDialog
              course={shown.course}
              onClose={close}
              onSaved={id => {
                close();
                setSaved(id);
              }}
            />
          ) : shown.dialog === 'delete' ? (
            <DeleteDialog course={shown.course} batch={shown.batch} onClose={close} />
          ) : shown.dialog === 'batch' ? (
            <BatchDialog course={shown.course} batch={shown.batch} onClose={close} />
          ) : (
            <LearnersDialog course={shown.course} batch={shown.batch} onClose={close} />
          )}
        </LateDialog>
      )}
    </AdminPage>
  );
}

interface BatchesProps {
  course: StaffCourse;
  onLearners: (batch: Batch) => void;
  onUpdate: (batch: Batch) => void;
  onDelete: (batch: Batch) => void;
}

/** The batches that are not over, the earliest first; if there are none, the last one that was. */
function Batches({ course: { batches }, onLearners, onUpdate, onDelete }: BatchesProps) {
  if (batches.length === 0) return <p className="mt-1">No batch yet</p>;
  const open = batches.filter(({ endsOn }) => endsOn >= today());
  const shown = open.length > 0 ? open.toReversed() : batches.slice(0, 1);
  return (
    <ul className="mt-2 grid gap-1.5">
      {shown.map(batch => {
        const span = dateSpan(batch.startsOn, batch.endsOn);
        return (
          <li key={batch.id} className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sand px-3 py-1.5">
            <span className="figures min-w-0 text-ink">
              <span className="font-semibold">{span}</span>
              <span className="block text-sm">
                {hoursWords(batch)} · {batch.seats - batch.seatsLeft} of {plural(batch.seats, 'seat')} taken
              </span>
            </span>
            <span className="-mr-2 ml-auto flex">
              <IconButton icon={Users} label={`Learners of ${span}`} title="Learners" onClick={() => onLearners(batch)} />
              <IconButton icon={Pencil} label={`Update ${span}`} title="Update" onClick={() => onUpdate(batch)} />
              <IconButton
                icon={Trash2}
                label={`Delete ${span}`}
                title="Delete"
                className="text-madder"
                onClick={() => onDelete(batch)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
