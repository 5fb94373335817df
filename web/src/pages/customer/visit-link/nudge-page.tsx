import { BadgePercent, BellOff, CircleCheck, Link2Off } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import type { components } from '#contract';
import * as common from '#words/common';
import * as words from '#words/nudge';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf, type Problem, problemOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { DueTimes } from '../../../features/visits/due/due-card.tsx';
import { type DueTime, problemWith } from '../../../features/visits/due/use-due.ts';
import { offerPath } from '../../../features/visits/wait/wait.ts';
import { paths } from '../../../paths.ts';
import { longDate, money } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';

type Nudge = components['schemas']['LinkedNudge'];
type Way = Nudge['allowed'][number];

/** What is due, booked with one tap, and an end to such messages with one tap, both without a sign-in (rule B132). */
export default function NudgePage({ token }: { token: string }) {
  useDocumentTitle(words.title);
  const path = { params: { path: { token } } };
  const { data, error, mutate } = useSWR(['/nudge/link', token], () => ask(api.GET('/nudge/link/{token}', path)), {
    revalidateOnFocus: true,
  });
  if (hasCode(error, 'NOT_FOUND')) return <Lapsed />;
  const show = (nudge: Nudge) => mutate(nudge, { revalidate: false });
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 px-4 py-6 md:py-12">
      <PageTitle className="text-balance">{words.title}</PageTitle>
      {!data && error && (
        <ErrorState title={words.loadFailed} onRetry={() => mutate()}>
          <p>{messageOf(error, common.checkConnectionShort)}</p>
        </ErrorState>
      )}
      {!data && !error && (
        <div aria-busy>
          <Skeleton className="h-80 rounded-lg" />
        </div>
      )}
      {data && (
        <>
          {data.due ? (
            <Times
              nudge={data}
              due={data.due}
              send={body => ask(api.POST('/nudge/link/{token}', { ...path, body }))}
              reload={() => mutate().catch(() => undefined)}
            />
          ) : (
            <NothingToBook nudge={data} />
          )}
          <Ending
            allowed={data.allowed}
            end={async channel => {
              const query = channel && { channel };
              await show(await ask(api.PUT('/nudge/link/{token}/stop', { params: { ...path.params, query } })));
            }}
          />
        </>
      )}
    </div>
  );
}

function Lapsed() {
  return (
    <div className="page-width py-12">
      <PageTitle hidden>{words.title}</PageTitle>
      <EmptyState icon={Link2Off} title={words.lapsed} action={<LinkButton href={paths.profile}>{words.profile}</LinkButton>}>
        <p>{words.lapsedText}</p>
      </EmptyState>
    </div>
  );
}

interface TimesProps {
  nudge: Nudge;
  due: NonNullable<Nudge['due']>;
  /** Throws the server's refusal. */
  send: (body: components['schemas']['NudgeBooking']) => Promise<Nudge>;
  reload: () => Promise<unknown>;
}

function Times({ nudge, due, send, reload }: TimesProps) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<DueTime | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function book(time: DueTime) {
    if (busy) return;
    setBusy(time);
    setProblem(null);
    try {
      const { date: bookingDate, startTime: bookingTime, finalPrice } = time;
      const { bookingToken } = await send({ bookingDate, bookingTime, finalPrice });
      // With a deposit it is not firm until that is paid: the visit's page says so.
      if (time.deposit === 0) toast.success(words.isYours);
      // Back must not lead to times that are gone.
      if (bookingToken) navigate(offerPath(bookingToken), { replace: true });
    } catch (refusal) {
      // A lost answer is no refusal: the same can be sent again.
      if (!mayBeDone(refusal)) await reload();
      setProblem(hasCode(refusal, 'OFFER_ENDED') ? { text: words.changed } : problemWith(refusal));
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="due-visit">
      <DueTimes due={due} busy={busy} problem={problem} onBook={book} note={<Coupon nudge={nudge} />} />
    </section>
  );
}

function Coupon({ nudge: { coupon } }: { nudge: Nudge }) {
  if (!coupon) return null;
  const say = coupon.inPrices ? words.couponIn : words.coupon;
  return (
    <p className="figures flex gap-2.5 rounded-md bg-leaf-tint p-3.5">
      <BadgePercent aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{say(money(coupon.rupees), coupon.code, longDate(coupon.validTill))}</span>
    </p>
  );
}

/** The link has booked, or nothing is due any more. */
function NothingToBook({ nudge }: { nudge: Nudge }) {
  const { bookingToken } = nudge;
  return (
    <Card padding="sm" className="grid justify-items-start gap-4">
      {bookingToken ? (
        <>
          <p className="flex gap-2.5">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={1.75} />
            <span>{words.booked}</span>
          </p>
          <LinkButton href={offerPath(bookingToken)}>{words.openVisit}</LinkButton>
        </>
      ) : (
        <>
          <p>{words.notDue}</p>
          <Coupon nudge={nudge} />
          <LinkButton href={paths.services}>{words.services}</LinkButton>
        </>
      )}
    </Card>
  );
}

interface EndingProps {
  allowed: Way[];
  /** One way, or all. Throws the server's refusal. */
  end: (way?: Way) => Promise<unknown>;
}

/** As easy as it was to allow them. Nobody has to say why, or who they are. */
function Ending({ allowed, end }: EndingProps) {
  const [busy, setBusy] = useState<Way | 'ALL' | null>(null);
  const [ended, setEnded] = useState<Way | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function tap(way?: Way) {
    if (busy) return;
    setBusy(way ?? 'ALL');
    setProblem(null);
    try {
      await end(way);
      setEnded(way ?? null);
    } catch (refusal) {
      setProblem(problemOf(refusal, words.stopFailed));
    }
    setBusy(null);
  }

  return (
    <section aria-labelledby="no-more" className="mt-4 grid justify-items-start gap-2 border-t border-line pt-6">
      <h2 id="no-more" className="font-semibold">
        {words.stopTitle}
      </h2>
      <div role="status">
        {allowed.length === 0 ? (
          <>
            <p className="font-semibold">{words.stopped}</p>
            <p className="text-muted">{words.stoppedText}</p>
          </>
        ) : (
          ended && <p className="font-semibold">{words.stoppedBy(ended)}</p>
        )}
      </div>
      {problem && (
        <Alert tone="bad">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {allowed.length > 0 && (
        <>
          <p className="text-sm text-muted">{words.stopText}</p>
          <Button variant="secondary" busy={busy === 'ALL'} onClick={() => void tap()}>
            <BellOff aria-hidden className="size-5" strokeWidth={1.75} />
            {busy === 'ALL' ? words.stopping : words.stop}
          </Button>
        </>
      )}
      {allowed.length > 1 && (
        <ul className="-ml-3 flex flex-wrap gap-x-2">
          {allowed.map(way => (
            <li key={way}>
              <Button variant="quiet" size="sm" busy={busy === way} onClick={() => void tap(way)}>
                {words.by(way)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
