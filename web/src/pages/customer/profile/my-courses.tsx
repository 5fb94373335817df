import useSWR from 'swr';
import type { components } from '#contract';
import * as words from '#words/profile';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { DocumentList } from '../../../features/money/document/document-list.tsx';
import { date, money } from '../../../shared/format.ts';
import { inSite } from '../../../shared/name-in.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from './panel.tsx';

/** Courses with what is due and their documents (rule Y9). Nothing for those who learn nothing here. */
export function MyCourses() {
  const courses = useOwnCourses();
  if (courses.length === 0) return null;
  return (
    <Panel title={words.yourCourses}>
      <ul className="divide-y divide-line">
        {courses.map(course => (
          <Course key={course.id} course={course} />
        ))}
      </ul>
    </Panel>
  );
}

function Course({
  course: { courseName, courseNames, learner, state, batch, fee, paid, due, documents },
}: {
  course: OwnCourse;
}) {
  return (
    <li className="py-4 wrap-anywhere first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {inSite(courseName, courseNames)}
        {state !== 'ACTIVE' && <Badge>{state === 'COMPLETED' ? words.courseDone : words.courseCancelled}</Badge>}
      </h3>
      <p className="figures text-muted">
        {learner} · {words.courseDays(date(batch.startsOn), date(batch.endsOn))}
      </p>
      <p className="figures mt-1">{due > 0 ? words.feeDue(money(due), money(fee)) : words.feePaid(money(paid))}</p>
      {documents.length > 0 && <DocumentList documents={documents} />}
    </li>
  );
}

type OwnCourse = components['schemas']['OwnEnrolment'];

/** The courses that the customer, or somebody in their care, learns at the academy. Few do, so an error only hides them. */
function useOwnCourses(): OwnCourse[] {
  const { userId } = useSession();
  const { data } = useSWR(userId ? ['/academy/enrolment', userId] : null, () => ask(api.GET('/academy/enrolment')));
  return data ?? [];
}
