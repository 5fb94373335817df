import { GraduationCap } from 'lucide-react';
import { Link } from 'wouter';
import * as words from '#words/academy';
import * as titles from '#words/titles';
import { type Course, courseLine } from '../../../features/academy/course.ts';
import { useCourses } from '../../../features/academy/use-courses.ts';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { paths } from '../../../paths.ts';
import { date } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';

/** What the academy teaches (rule Y1). */
export function AcademyPage() {
  useDocumentTitle(titles.academy);
  const { courses, error, isStale, reload } = useCourses();
  const name = useSalonName();
  return (
    <div className="page-width pt-6 pb-14 md:pt-12 md:pb-24">
      <p className="font-semibold text-plum">{name}</p>
      <PageTitle className="mt-2 text-4xl! lg:text-5xl!">{titles.academy}</PageTitle>
      <p className="mt-4 max-w-xl text-muted md:text-lg">{words.intro}</p>
      {isStale && <StaleNote className="mt-6" />}
      <div className="mt-8 md:mt-12">
        {error ? (
          <ErrorState title={words.coursesFailed} onRetry={reload} />
        ) : courses?.length === 0 ? (
          <EmptyState
            icon={GraduationCap}
            title={words.noCourse}
            action={<LinkButton href={paths.contact}>{words.contactUs}</LinkButton>}
          >
            <p>{words.noCourseText}</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7" aria-busy={!courses || undefined}>
            {courses?.map((course, n) => <CourseCard key={course.id} course={course} eager={n < 2} />) ?? (
              <Repeat times={3}>
                <li>
                  <Skeleton className="h-96 rounded-xl" />
                </li>
              </Repeat>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

function CourseCard({ course, eager }: { course: Course; eager: boolean }) {
  const { id, name, description, imageUrl, batches } = course;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-xl border border-line bg-card">
      <Picture src={imageUrl} name={name} eager={eager} sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, 400px" />
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <h2 className="font-display text-xl font-medium wrap-anywhere">
          <Link href={paths.course(id)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="figures mt-1 font-semibold text-plum">{courseLine(course)}</p>
        <p className="mt-2 line-clamp-3 text-muted wrap-anywhere">{description}</p>
        <p className="figures mt-auto pt-3 text-sm font-semibold">{nextWords(batches)}</p>
      </div>
    </li>
  );
}

/** The first batch with a free seat. */
function nextWords(batches: Course['batches']): string {
  const next = batches.find(({ seatsLeft }) => seatsLeft > 0);
  if (next) return words.nextBatch(date(next.startsOn));
  return batches.length > 0 ? words.batchesFull : words.askForNext;
}
