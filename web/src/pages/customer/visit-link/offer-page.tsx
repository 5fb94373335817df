import { Hourglass, type LucideIcon, MapPin, MoveRight, Phone, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import type { components } from '#contract';
import * as checkout from '#words/checkout';
import * as common from '#words/common';
import * as words from '#words/offer';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf, type Problem, problemOf } from '../../../api/message-of.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { termsOfOffer } from '../../../features/visits/booking/cancel-terms.ts';
import { arrivalWords, leftWords, moveWords, type Offer, priceLines, stateAt } from '../../../features/visits/wait/offer.ts';
import { offerPath, servicesWords } from '../../../features/visits/wait/wait.ts';
import { clockOf, longDate, money } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { EndedOffer, LapsedOfferLink } from './ended-offer.tsx';

type Answer = components['schemas']['OfferAnswer'];

/** A time that is held for somebody who waited. It is taken or declined with one tap, without a sign-in (rule B94). */
export default function OfferPage({ token }: { token: string }) {
  useDocumentTitle(words.title);
  const path = { params: { path: { token } } };
  const { data, error, mutate } = useSWR(['/wait/offer', token], () => ask(api.GET('/wait/offer/{token}', path)), {
    refreshInterval: 60_000,
    revalidateOnFocus: true,
  });
  const now = useNow(1000);
  if (hasCode(error, 'NOT_FOUND')) return <LapsedOfferLink />;
  if (!data) {
    return (
      <Frame title={words.title}>
        {error ? (
          <ErrorState title={words.loadFailed} onRetry={() => mutate()}>
            <p>{messageOf(error, common.checkConnectionShort)}</p>
          </ErrorState>
        ) : (
          <OfferSkeleton />
        )}
      </Frame>
    );
  }
  const state = stateAt(data, now);
  if (state !== 'OPEN') return <EndedOffer offer={data} state={state} />;
  return (
    <OpenOffer
      offer={data}
      now={now}
      send={body => ask(api.POST('/wait/offer/{token}', { ...path, body }))}
      show={answered => mutate(answered, { revalidate: false })}
      reload={() => mutate().catch(() => undefined)}
    />
  );
}

interface OpenProps {
  offer: Offer;
  now: number;
  /** Throws the server's refusal. */
  send: (answer: Answer) => Promise<Offer>;
  show: (answered: Offer) => Promise<unknown>;
  reload: () => Promise<Offer | undefined>;
}

function OpenOffer({ offer, now, send, show, reload }: OpenProps) {
  const [, navigate] = useLocation();
  const [doing, setDoing] = useState<'take' | 'decline' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function take() {
    setDoing('take');
    setProblem(null);
    try {
      const taken = await send({ accept: true, finalPrice: offer.finalPrice });
      // With a deposit it is not, until that is paid: the visit's page says so.
      if (taken.dueNow === 0) toast.success(words.isYours);
      // Back must not lead to a time that is taken. The visit's own page asks for what is due.
      if (taken.bookingToken) navigate(offerPath(taken.bookingToken), { replace: true });
      else await show(taken);
    } catch (error) {
      const fresh = await reload();
      const isDearer = hasCode(error, 'PRICE_CHANGED') && fresh && fresh.finalPrice !== offer.finalPrice;
      setProblem(
        isDearer
          ? { text: words.priceIsNow(money(offer.finalPrice), money(fresh.finalPrice)) }
          : problemOf(error, words.takeFailed),
      );
      setDoing(null);
    }
  }

  async function decline() {
    setDoing('decline');
    setProblem(null);
    try {
      await show(await send({ accept: false }));
    } catch (error) {
      await reload();
      setProblem(problemOf(error, words.declineFailed));
      setDoing(null);
    }
  }

  return (
    <Frame title={offer.movesFrom ? words.earlierIsFree : words.isFree}>
      <p className="figures mb-4 flex gap-3 rounded-md bg-marigold-tint px-4 py-3">
        <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{words.heldUntil(clockOf(offer.expiresAt))}</span>
          {/* Its changes are not read out. */}
          <span role="timer">{leftWords(offer.expiresAt, now)}</span>
        </span>
      </p>
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <OfferFacts offer={offer} now={now} />
      <div className={barLook}>
        <Button variant="secondary" busy={doing === 'decline'} aria-disabled={doing !== null} onClick={() => void decline()}>
          {doing === 'decline' ? words.declining : words.decline}
        </Button>
        <Button
          block
          busy={doing === 'take'}
          aria-disabled={doing !== null}
          onClick={() => void take()}
          className="max-md:flex-1"
        >
          {doing === 'take' ? words.taking : words.take}
        </Button>
      </div>
    </Frame>
  );
}

/** Above the tab bar of a phone. The one of other pages would bring the whole catalogue along. */
const barLook =
  'button-row max-md:steady-text gap-x-4 gap-y-2 max-md:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:-mx-4 max-md:mt-4 max-md:bg-card max-md:px-4 max-md:py-3 max-md:shadow-bar md:mt-8';

/** When, what, where and who; then what it costs. */
function OfferFacts({ offer, now }: { offer: Offer; now: number }) {
  const { bookingDate, services, address, professional, movesFrom, finalPrice, dueNow, payBy, cancellation } = offer;
  const isMove = movesFrom !== null;
  return (
    <Card padding="sm" className="grid gap-4 md:p-6!">
      <div>
        <h2 className="sr-only">{words.theTime}</h2>
        <p className="font-display text-2xl font-medium tracking-tight text-balance">{longDate(bookingDate)}</p>
        <p className="figures mt-1 text-lg">{arrivalWords(offer)}</p>
        {isMove && (
          <p className="figures mt-3 flex gap-2.5 rounded-md bg-plum-tint p-3.5">
            <MoveRight aria-hidden className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} />
            <span className="min-w-0">{moveWords(offer)}</span>
          </p>
        )}
      </div>
      <ul className="grid gap-1.5">
        <Fact icon={Sparkles}>{servicesWords(services)}</Fact>
        {address && (
          <Fact icon={MapPin}>{[address.building, `${address.city} ${address.postalCode}`].filter(Boolean).join(', ')}</Fact>
        )}
      </ul>
      {professional && (
        <div className="flex items-center gap-3 rounded-md bg-sand p-3.5">
          <Portrait of={professional} className="size-12" />
          <p className="min-w-0 font-semibold wrap-anywhere">{checkout.comesToYou(professional.name)}</p>
        </div>
      )}
      <div className="grid gap-3 border-t border-line pt-4">
        <h2 className="sr-only">{checkout.price}</h2>
        <Prices offer={offer} />
        <p className="figures">{dueWords(dueNow, payBy)}</p>
        {/* An earlier booking keeps the terms that it was made by. */}
        {(cancellation || !isMove) && (
          <p className="text-sm text-muted">{termsOfOffer(finalPrice, cancellation, { isMove, now })}</p>
        )}
      </div>
    </Card>
  );
}

function dueWords(dueNow: number, payBy: string | null): string {
  if (dueNow <= 0) return words.nothingNow;
  return payBy === null ? words.dueNow(money(dueNow)) : words.dueNowBy(money(dueNow), clockOf(payBy));
}

const lineWords = { SERVICES: checkout.subtotal, QUIET: checkout.quietPrice, DISCOUNT: words.discount, TRAVEL: checkout.travel };

function Prices({ offer }: { offer: Offer }) {
  return (
    <dl className="figures grid gap-2">
      {priceLines(offer).map(({ of, amount }) => (
        <div key={of} className={`flex flex-wrap justify-between gap-x-4 ${amount < 0 ? 'text-leaf' : ''}`}>
          <dt>{lineWords[of]}</dt>
          <dd className="ml-auto whitespace-nowrap">{money(amount)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
        <dt>{offer.movesFrom ? words.samePrice : checkout.total}</dt>
        <dd className="ml-auto whitespace-nowrap">{money(offer.finalPrice)}</dd>
      </div>
    </dl>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="figures flex gap-2.5">
      <Icon aria-hidden className="mt-0.75 size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const phone = useSettings()?.phone;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6 md:py-12">
      <PageTitle className="mb-4 text-balance">{title}</PageTitle>
      {children}
      {phone && (
        <p className="mt-4 text-center">
          <LinkButton href={callLink(phone)} variant="quiet" size="sm">
            <Phone aria-hidden className="size-4.5" />
            {common.callTheSalon}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function OfferSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
