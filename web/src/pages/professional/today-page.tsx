import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as words from '#words/pro';
import { isBefore } from '../../../../common/visit-steps.ts';
import { professionalPaths } from '../../professional-paths.ts';
import { today } from '../../shared/clock.ts';
import { longDate } from '../../shared/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DayHours } from './day-hours.tsx';
import { EndedVisits } from './ended-visits.tsx';
import { OwnCash } from './own-cash.tsx';
import { OwnNumber } from './own-number.tsx';
import { OwnPay } from './own-pay.tsx';
import { ProfessionalPage } from './professional-page.tsx';
import { OffNow, SickToday } from './sick-today.tsx';
import type { ShownVisit } from './visit/tap-rules.ts';
import type { DaysState, ShownDay } from './visit/use-days.ts';
import { VisitCard } from './visit/visit-card.tsx';
import { VisitList } from './visit/visit-row.tsx';

/** The next visit, then the rest of the day in the order of her route. */
export function TodayPage({ days }: { days: DaysState }) {
  const now = today();
  const day = days.days?.find(({ date }) => date === now);
  return (
    <ProfessionalPage title={words.today} days={days} date={longDate(now)} hint={day && <DayHours day={day} />}>
      {() => <Day day={day} by={days} />}
    </ProfessionalPage>
  );
}

/** Above all: until somebody says how a visit of an earlier day ended, it is neither paid nor in anybody's figures (rule N74). */
function OpenVisits({ visits }: { visits: ShownVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-semibold">{words.howDidTheyEnd(visits.length)}</h2>
      <p className="text-muted">{words.sayHowTheyEnded}</p>
      <VisitList label={words.howDidTheyEnd(visits.length)} visits={visits} />
    </section>
  );
}

/** When a visit is done, the next one stands at the top. */
function useTopForNext(bookingId: string | undefined): void {
  const shown = useRef(bookingId);
  useEffect(() => {
    if (shown.current !== bookingId) scrollTo(0, 0);
    shown.current = bookingId;
  }, [bookingId]);
}

function Day({ day, by }: { day: ShownDay | undefined; by: DaysState }) {
  const visits = day?.visits ?? [];
  const open = visits.filter(({ state }) => state !== 'DONE');
  // A visit that has begun comes before one that was planned earlier.
  const next = open.find(({ state }) => isBefore('PLANNED', state)) ?? open[0];
  useTopForNext(next?.bookingId);
  const later = open.filter(visit => visit !== next);
  const done = visits.filter(({ state }) => state === 'DONE');
  const sent = done.filter(({ isWaiting }) => !isWaiting).length;
  return (
    <div className="grid gap-6">
      <OpenVisits visits={by.open} />
      {day && <OffNow day={day} />}
      {next ? (
        <VisitCard
          key={next.bookingId}
          visit={next}
          by={by}
          title={<p className="font-semibold text-plum">{words.nextVisit}</p>}
        />
      ) : (
        <EmptyState
          icon={CalendarCheck}
          title={visits.length > 0 ? words.allDone : words.noVisitsToday}
          action={
            <LinkButton variant="secondary" href={professionalPaths.days}>
              {words.nextDays}
            </LinkButton>
          }
        >
          {words.newVisitsAppear}
        </EmptyState>
      )}
      {later.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl font-semibold">{words.laterToday}</h2>
          <VisitList label={words.laterToday} visits={later} />
        </section>
      )}
      {done.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl font-semibold">{words.done}</h2>
          <VisitList label={words.done} visits={done} />
        </section>
      )}
      <EndedVisits visits={by.ended} />
      {day && <OwnCash date={day.date} paid={sent} />}
      <OwnPay done={sent} />
      {day && <SickToday day={day} by={by} />}
      <OwnNumber />
    </div>
  );
}
