import type { ReactNode } from 'react';
import * as words from '#words/pro';
import { problemOf } from '../../api/problem.ts';
import { spansWords } from '../../shared/span-words.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/notice-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProblemWords } from '../../ui/problem-words.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DaysNotes } from './visit/days-notes.tsx';
import type { DaysState, ShownDay } from './visit/use-days.ts';

interface Props {
  title: string;
  /** Beside the title, and below it. */
  date?: string;
  hint?: ReactNode;
  days: DaysState;
  /** Draws the page once the days are known. */
  children: (days: ShownDay[]) => ReactNode;
}

/** A page about her days: they come from the phone or the server, or it says why not. */
export function ProfessionalPage({ title, date, hint, days: state, children }: Props) {
  useDocumentTitle(title);
  const { days, error, reload } = state;
  return (
    <>
      <div className="mb-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PageTitle className="max-md:text-2xl!">{title}</PageTitle>
          {date && <p className="figures text-muted">{date}</p>}
        </div>
        {hint && <div className="text-muted">{hint}</div>}
      </div>
      <DaysNotes by={state} />
      {days ? (
        children(days)
      ) : error ? (
        <ErrorState title={words.visitsFailed} onRetry={reload}>
          <ProblemWords of={problemOf(error, words.pleaseTryAgain)} />
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" aria-label={words.loadingVisits}>
          <Skeleton className="h-[26rem] rounded-lg" />
        </div>
      )}
    </>
  );
}

/** When she works that day, or that she does not. */
export function DayHours({ day: { hours, leave } }: { day: ShownDay }) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-2">
      {hours.length > 0 ? words.youWork(spansWords(hours)) : leave ? null : words.dayOff}
      {leave && <Badge tone="info">{words.leave}</Badge>}
    </p>
  );
}
