import { ArrowLeft, CalendarX } from 'lucide-react';
import * as words from '#words/pro';
import { professionalPaths } from '../../professional-paths.ts';
import { today } from '../../shared/clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProfessionalPage } from './professional-page.tsx';
import type { DaysState } from './visit/use-days.ts';
import { VisitCard } from './visit/visit-card.tsx';
import { dayWords, endedWords } from './visit/visit-words.ts';

/** One visit of any day. */
export function VisitPage({ bookingId, days }: { bookingId: string; days: DaysState }) {
  const all = [...days.open, ...(days.days?.flatMap(({ visits }) => visits) ?? [])];
  const visit = all.find(one => one.bookingId === bookingId);
  // An open visit of an earlier day is on the page of today, too.
  const ended = days.ended.find(one => one.bookingId === bookingId);
  const isToday = visit !== undefined && visit.date <= today();
  return (
    <>
      <LinkButton
        variant="quiet"
        href={isToday || !visit ? professionalPaths.today : professionalPaths.days}
        className="mb-1 -ml-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isToday || !visit ? words.today : words.nextDays}
      </LinkButton>
      <ProfessionalPage title={visit ? dayWords(visit.date) : words.visit} days={days}>
        {() =>
          visit ? (
            <VisitCard visit={visit} by={days} />
          ) : (
            <EmptyState icon={CalendarX} title={ended ? words.visitEnded : words.visitGone}>
              {ended ? endedWords(ended) : words.visitGoneText}
            </EmptyState>
          )
        }
      </ProfessionalPage>
    </>
  );
}
