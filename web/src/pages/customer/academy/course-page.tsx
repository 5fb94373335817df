import { Award, CalendarDays, Clock, GraduationCap, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as words from '#words/academy';
import { weeks as weeksOf } from '#words/head';
import * as titles from '#words/titles';
import { type Batch, type CourseDetail, hoursWords, seatsWords } from '../../../features/academy/course.ts';
import { useCourse } from '../../../features/academy/use-courses.ts';
import { paths } from '../../../paths.ts';
import { dateSpan, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const EnquiryDialog = lazy(() => import('./enquiry-dialog.tsx'));

/** One course with its next batches, and the way to ask about it (rules Y1 to Y4). */
export function CoursePage({ courseId }: { courseId: string }) {
  const { course, isMissing, isStale, error, reload } = useCourse(courseId);
  useDocumentTitle(course?.name ?? (isMissing ? titles.missingCourse : error ? words.course : null));
  if (isMissing)
    return (
      <EmptyState
        icon={GraduationCap}
        title={titles.missingCourse}
        action={<LinkButton href={paths.academy}>{words.seeAllCourses}</LinkButton>}
      >
        <p>{words.notTaughtNow}</p>
      </EmptyState>
    );
  if (error) return <ErrorState title={words.courseFailed} onRetry={reload} />;
  if (!course) return <Loading />;
  return <Details course={course} isStale={isStale} />;
}

function Details({ course, isStale }: { course: CourseDetail; isStale: boolean }) {
  const { name, description, imageUrl, weeks, fee, certificate, batches } = course;
  /** The batch that the visitor asks about; null: none of them. */
  const [asked, ask] = useState<{ batchId: string | null } | null>(null);
  return (
    <article className="page-width pt-4 pb-14 md:pt-8 md:pb-24">
      {isStale && <StaleNote className="mb-4" />}
      <p className="mb-4 text-sm">
        <TextLink href={paths.academy}>{words.allCourses}</TextLink>
      </p>
      <div className="grid gap-6 md:grid-cols-2 md:gap-10 lg:gap-16">
        <Picture src={imageUrl} name={name} eager sizes="(width < 48rem) 100vw, 50vw" className="rounded-xl" />
        <div>
          <PageTitle className="wrap-anywhere">{name}</PageTitle>
          <dl className="figures mt-4 grid gap-2.5">
            <Fact icon={Clock} label={words.length}>
              {weeksOf(weeks)}
            </Fact>
            <Fact icon={Wallet} label={words.fee}>
              {fee > 0 ? words.inParts(money(fee)) : words.free}
            </Fact>
            {certificate && (
              <Fact icon={Award} label={words.certificate}>
                {certificate}
              </Fact>
            )}
          </dl>
          <p className="mt-5 whitespace-pre-line text-muted wrap-anywhere md:text-lg">{description}</p>
          <Button size="lg" className="mt-6 max-sm:w-full" onClick={() => ask({ batchId: null })}>
            {words.askAboutCourse}
          </Button>
        </div>
      </div>
      <section aria-labelledby="batches-title" className="mt-10 md:mt-16">
        <h2 id="batches-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
          {words.nextBatches}
        </h2>
        {batches.length === 0 ? (
          <p className="mt-3 text-muted">{words.noDateYet}</p>
        ) : (
          <ul className="mt-4 grid gap-3 md:grid-cols-2 md:gap-4">
            {batches.map(batch => (
              <BatchItem key={batch.id} batch={batch} onAsk={() => ask({ batchId: batch.id })} />
            ))}
          </ul>
        )}
      </section>
      {asked && (
        <LateDialog onClose={() => ask(null)}>
          <EnquiryDialog course={course} batchId={asked.batchId} onClose={() => ask(null)} />
        </LateDialog>
      )}
    </article>
  );
}

function Fact({ icon: Icon, label, children }: { icon: typeof Clock; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <dt className="mt-0.5">
        <Icon aria-hidden className="size-5 text-plum" strokeWidth={1.75} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function BatchItem({ batch, onAsk }: { batch: Batch; onAsk: () => void }) {
  const { startsOn, endsOn, seatsLeft } = batch;
  const isFull = seatsLeft === 0;
  return (
    <li className="figures rounded-lg border border-line bg-card p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CalendarDays aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
        {dateSpan(startsOn, endsOn)}
      </p>
      <p className="mt-1 text-muted">{hoursWords(batch)}</p>
      <div className="mt-2 flex items-center justify-between gap-4">
        <Badge tone={isFull ? 'neutral' : seatsLeft <= 3 ? 'warning' : 'good'}>{seatsWords(batch)}</Badge>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          aria-label={words.askAboutBatch(dateSpan(startsOn, endsOn))}
          onClick={onAsk}
        >
          {words.ask}
        </Button>
      </div>
    </li>
  );
}
