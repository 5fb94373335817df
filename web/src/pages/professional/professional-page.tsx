import type { ReactNode } from 'react';
import * as common from '#words/common';
import * as words from '#words/pro';
import * as visitWords from '#words/visit';
import { problemOf } from '../../api/message-of.ts';
import { duration } from '../../shared/format.ts';
import { callLink } from '../../shared/outside-links.ts';
import { spansWords } from '../../shared/span-words.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { useOnline } from '../../shared/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorState } from '../../ui/notice-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProblemWords } from '../../ui/problem-words.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changeQueue, useQueue } from './visit/tap-queue.ts';
import { withoutLost } from './visit/tap-rules.ts';
import type { DaysState, ShownDay } from './visit/use-days.ts';
import { lostWords } from './visit/visit-words.ts';

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

/** Days that are read every minute are old after this long. */
const oldMs = 3 * 60_000;

/** What she must know before she trusts the page: how old it is, which taps wait, and which were not accepted. */
function DaysNotes({ by: { kept, error, salon } }: { by: DaysState }) {
  const { taps, lost } = useQueue();
  const isOnline = useOnline();
  useNow(30_000);
  const ageMs = kept ? Date.now() - kept.readAt : 0;
  const isOld = kept !== null && (!isOnline || error !== undefined || ageMs > oldMs);
  const minutes = Math.max(0, Math.floor(ageMs / 60_000));

  return (
    <div className="grid gap-3 empty:hidden [&:not(:empty)]:mb-4">
      {isOld && (
        <Alert tone="warning">
          <span>{isOnline ? visitWords.noSalon : visitWords.noNetwork}</span>{' '}
          <span>{minutes < 1 ? visitWords.fromJustNow : visitWords.fromAgo(duration(minutes))}</span>{' '}
          {taps.length > 0 && <span>{visitWords.tapsWait(taps.length)}</span>}
        </Alert>
      )}
      {lost.map(one => {
        const { title, hint } = lostWords(one);
        return (
          <Alert
            key={one.tap.id}
            tone="bad"
            action={
              <span className="flex gap-2">
                {salon && (
                  <LinkButton size="sm" variant="secondary" href={callLink(salon.phone)}>
                    {common.callTheSalon}
                  </LinkButton>
                )}
                <Button size="sm" variant="secondary" onClick={() => changeQueue(queue => withoutLost(queue, one))}>
                  {visitWords.ok}
                </Button>
              </span>
            }
          >
            <span className="block">{title}</span>
            <span className="block font-normal">{hint}</span>
          </Alert>
        );
      })}
    </div>
  );
}
