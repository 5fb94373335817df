import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/pro';
import * as visitWords from '#words/visit';
import { isBefore } from '../../../../common/visit-steps.ts';
import { ask } from '../../api/client.ts';
import { balanceWords, differenceWords, lookOf } from '../../features/money/cash-up/cash-words.ts';
import { professionalPaths } from '../../professional-paths.ts';
import { today } from '../../shared/clock.ts';
import { longDate, money, plainTime } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OwnNumber } from './own-number.tsx';
import { DayHours, ProfessionalPage } from './professional-page.tsx';
import { OffNow, SickToday } from './sick-today.tsx';
import { professionalApi, useProfessionalId } from './visit/professional-session.ts';
import type { ShownVisit } from './visit/tap-rules.ts';
import type { DaysState, ShownDay } from './visit/use-days.ts';
import type { EndedVisit } from './visit/visit.ts';
import { VisitCard } from './visit/visit-card.tsx';
import { VisitList } from './visit/visit-row.tsx';
import { customerOf, dayWords, endedWords } from './visit/visit-words.ts';

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

/** Her commission and tips of this month. Read when she asks, so that her day opens with few requests. */
function OwnPay({ done }: { done: number }) {
  const by = useProfessionalId();
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useSWR(isAsked && by && ['/visit/pay', by, done], () => ask(professionalApi.GET('/visit/pay')), {
    keepPreviousData: true,
  });
  if (!data) {
    return (
      <div className="grid gap-2">
        <Button block variant="secondary" busy={isAsked && !error} onClick={() => setAsked(true)}>
          {words.myPay}
        </Button>
        {error && <p role="alert">{words.payFailed}</p>}
      </div>
    );
  }
  return (
    <section aria-labelledby="own-pay">
      <h2 id="own-pay" className="mb-2 text-xl font-semibold">
        {words.thisMonth}
      </h2>
      <p role="status" className="figures rounded-lg border border-line bg-card px-4 py-3">
        <span className="block text-xl font-bold">{words.commission(money(data.commission))}</span>
        {words.visitsDone(data.visits)}, {words.tips(money(data.tips))}
      </p>
    </section>
  );
}

/** What she took today, whether the salon settled it, and what is open of earlier days (rule M44). Read after each visit that is done. */
function OwnCash({ date, paid }: { date: string; paid: number }) {
  const by = useProfessionalId();
  const { data } = useSWR(
    by && ['/visit/cash', by, date, paid],
    () => ask(professionalApi.GET('/visit/cash', { params: { query: { date } } })),
    { keepPreviousData: true, revalidateOnFocus: true, refreshInterval: 60_000 },
  );
  if (!data || data.date !== date) return null;
  const { cash, upi, upiToSalon, tips, payments, state, difference, balance } = data;
  const isIdle = payments === 0 && upiToSalon === 0 && state === 'OPEN';
  if (isIdle) return balance === 0 ? null : <OwnBalance balance={balance} />;
  const look = lookOf(state, balance);
  const numbers = [
    { label: words.cash, value: cash },
    { label: words.upi, value: upi },
    { label: words.tipsInIt, value: tips },
    ...(upiToSalon > 0 ? [{ label: words.upiToSalon, value: upiToSalon }] : []),
  ];
  return (
    <section aria-labelledby="own-cash">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="own-cash" className="text-xl font-semibold">
          {words.moneyYouTook}
        </h2>
        <Badge tone={state === 'CHANGED' ? 'warning' : look.tone}>{look.words}</Badge>
      </div>
      <div className="figures rounded-lg border border-line bg-card">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] divide-x divide-line">
          {numbers.map(({ label, value }) => (
            <div key={label} className="px-4 py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="text-xl font-bold">{money(value)}</dd>
            </div>
          ))}
        </dl>
        {difference !== null && (
          <p className="border-t border-line px-4 py-3">{words.salonCounted(differenceWords(difference))}</p>
        )}
        {balance !== 0 && <p className="border-t border-line px-4 py-3 font-semibold">{openWords(balance)}</p>}
      </div>
    </section>
  );
}

function openWords(balance: number): string {
  return words.openWithSalon(balanceWords(balance) ?? '');
}

/** Shown when nothing was taken today, but something of an earlier day is open. */
function OwnBalance({ balance }: { balance: number }) {
  return <p className="figures rounded-lg border border-line bg-card px-4 py-3 font-semibold">{openWords(balance)}</p>;
}

/** What ended at the door today instead of taking place, so that she reads what the salon has decided (rules N83 and N84). */
function EndedVisits({ visits }: { visits: EndedVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl font-semibold">{visitWords.didNotTakePlace}</h2>
      <ul
        aria-label={visitWords.didNotTakePlace}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card"
      >
        {visits.map(visit => (
          <li key={visit.bookingId} className="px-4 py-3 wrap-anywhere">
            <span className="figures block text-lg font-bold">
              {visit.date < today() ? `${dayWords(visit.date)}, ${plainTime(visit.from)}` : plainTime(visit.from)}{' '}
              {customerOf(visit)}
            </span>
            <span className="figures block text-muted">{endedWords(visit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
