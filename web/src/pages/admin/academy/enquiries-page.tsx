import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { readCourses } from '../../../features/academy/staff-courses.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { today } from '../../../shared/clock.ts';
import { count, date, instant } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { type Enquiry, stateWords } from './academy.ts';

const EnquiryPanel = lazy(() => import('./enquiry-panel.tsx'));
const EnquiryDialog = lazy(() => import('./enquiry-dialog.tsx'));

/** What the list shows: all, those to call today, or one state. */
const shows = ['', 'due', 'NEW', 'CONTACTED', 'ENROLLED', 'LOST'] as const;

/** Who wants to learn, and what staff have done about it (rule Y5). */
export default function EnquiriesPage() {
  const [show, choose] = useUrlFilter('show', shows);
  const { data: courses } = useStaffRead(['/academy/admin/course'], readCourses);
  const [course, chooseCourse] = useUrlFilter('course', ['', ...(courses ?? []).map(({ id }) => id)]);
  const [opened, open, close] = useUrlValue('enquiry');
  const [isAdding, setAdding] = useState(false);
  const counts = useCounts();
  const list = useRecords(
    '/academy/admin/enquiry',
    ({ search, page }) => ask(adminApi.GET('/academy/admin/enquiry', { params: { query: queryOf(show, course, search, page) } })),
    {
      filters: { show, course },
      isLive: true,
    },
  );
  const label = (words: string, n: number | undefined) => (n === undefined ? words : `${words} (${count(n)})`);

  return (
    <AdminPage title="Academy" action={<AddButton onClick={() => setAdding(true)}>Add Enquiry</AddButton>}>
      <Records
        list={list}
        noun="enquiry"
        many="enquiries"
        search={{ label: 'Search enquiries', placeholder: 'Name or mobile' }}
        filters={
          <>
            <FilterSelect
              label="Show"
              value={show}
              options={[
                { value: '', label: 'All Enquiries' },
                { value: 'due', label: label('Follow-ups Due', counts?.due) },
                ...shows.slice(2).map(value => {
                  const state = value as Enquiry['state'];
                  return { value, label: label(stateWords[state].label, counts?.[state]) };
                }),
              ]}
              onChange={choose}
            />
            <FilterSelect
              label="Course"
              value={course}
              options={[
                { value: '', label: 'All Courses' },
                ...(courses ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={chooseCourse}
              className="max-w-full"
            />
          </>
        }
        keyOf={({ id }) => id}
        nameOf={nameOf}
        badgeOf={({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>}
        columns={[
          { label: 'Learner', value: nameOf, on: 'title', className: 'min-w-44' },
          { label: 'Course', value: ({ courseName }) => courseName, on: 'line' },
          {
            label: 'Mobile',
            value: ({ mobile }) => (mobile ? writtenMobile(mobile) : '–'),
            on: 'line',
            className: 'figures whitespace-nowrap',
          },
          { label: 'Follow-up', value: enquiry => <FollowUp of={enquiry} />, on: 'meta', className: 'figures' },
          { label: 'Asked', value: ({ createdAt }) => instant(createdAt), on: 'meta', className: 'figures' },
        ]}
        onOpen={({ id }) => open(id)}
        opened={opened}
        failed={{ title: 'Failed to load the enquiries' }}
        empty={{
          icon: GraduationCap,
          title: 'No enquiry yet',
          hint: 'Questions about your courses appear here. Add those that reach you by phone or at the salon.',
        }}
      />
      {opened && (
        <LateDialog onClose={close}>
          <EnquiryPanel key={opened} id={opened} onClose={close} />
        </LateDialog>
      )}
      {isAdding && (
        <LateDialog onClose={() => setAdding(false)}>
          <EnquiryDialog
            enquiry={null}
            onClose={() => setAdding(false)}
            onSaved={id => {
              setAdding(false);
              open(id);
            }}
          />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function queryOf(show: (typeof shows)[number], courseId: string, search: string, page: number) {
  return {
    page,
    ...(show === 'due' ? { due: true } : show && { state: show }),
    ...(courseId && { courseId }),
    ...(search && { search }),
  };
}

/** The counts of all enquiries, whatever the filter. */
function useCounts() {
  const { data } = useStaffRead(
    ['/academy/admin/enquiry', 'counts'],
    () => ask(adminApi.GET('/academy/admin/enquiry', { params: { query: { size: 1 } } })),
    { isLive: true },
  );
  return data?.counts;
}

function nameOf({ name }: Enquiry): string {
  return name ?? 'Erased person';
}

function FollowUp({ of: { followUpOn } }: { of: Enquiry }) {
  if (!followUpOn) return null;
  const isDue = followUpOn <= today();
  return (
    <span className={isDue ? 'font-semibold text-madder' : ''}>
      {isDue ? `Due ${date(followUpOn)}` : `Call ${date(followUpOn)}`}
    </span>
  );
}
