import { CalendarDays, type LucideIcon, MapPin, Sparkles, Wallet } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as words from '#words/checkout';
import * as common from '#words/common';
import { isSameInput } from '../../../api/use-save.ts';
import { paths } from '../../../paths.ts';
import { longDate, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { fill } from '../../../ui/fill.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { WhatsappChoice } from '../../accounts/profile/whatsapp-choice.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { townOf } from '../../schedule/address/address.ts';
import { AddressList } from '../../schedule/address/address-list.tsx';
import { type Cart, totalMinutes } from '../../shop/cart/cart.ts';
import { MinimumNote } from '../../shop/cart/minimum-note.tsx';
import { rest, termsOfOrder } from '../booking/cancel-terms.ts';
import { arrivalLine, visitLine } from '../booking/visit-line.ts';
import { wantedOf } from '../party/use-plans.ts';
import type { Draft } from './checkout-draft.ts';
import type { PaymentType } from './order.ts';
import { OrderLines, PriceLines } from './order-lines.tsx';
import { UnansweredNote } from './refusal.tsx';
import { depositNow, PaymentChoice, paymentName, SummaryCoupon, TrialChoice } from './summary-choices.tsx';
import type { OrderState, Payment } from './use-order.ts';

// Lazy, because most visits are for one person.
const PartySummary = lazy(() => import('../party/party-summary.tsx'));

interface Props {
  draft: Draft;
  order: OrderState;
  isPlacing: boolean;
  onPaymentType: (type: PaymentType) => void;
  onTrialFor: (bookingId: string | null) => void;
  onGoTo: (step: 1 | 2) => void;
  onPlace: () => void;
}

export function SummaryStep({ draft, order, isPlacing, onPaymentType, onTrialFor, onGoTo, onPlace }: Props) {
  const { visit } = draft;
  const { cart, saved, address, minimum, payment } = order;
  const deposit = depositNow(payment);
  const [incompleteTries, setIncompleteTries] = useState(0);
  // The cart page under the overlay has a note with another id.
  const minimumId = useId();
  const isOnline = useOnline();
  const isLoading = !saved.addresses && !saved.error;
  // A changed order would be another one.
  const isUnanswered = !isPlacing && draft.unanswered.some(({ input }) => isSameInput(input, order.body));

  function place() {
    if (!order.body) setIncompleteTries(incompleteTries + 1);
    onPlace();
  }

  return (
    <>
      {incompleteTries > 0 && !order.body && <IncompleteNote key={incompleteTries} />}
      {isUnanswered && <UnansweredNote />}
      {!isOnline && <OfflineNote />}
      <div className="grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        {/* While the order is being sent, nothing can be changed. */}
        <div className="grid grid-cols-1 gap-4" inert={isPlacing}>
          <SummaryCard icon={Sparkles} title={words.services}>
            <OrderLines items={cart.items} />
            <SummaryCoupon cart={cart} />
          </SummaryCard>
          <SummaryCard icon={MapPin} title={common.address} change={{ label: words.changeAddress, onChange: () => onGoTo(1) }}>
            <AddressList saved={saved} skeleton={<TextSkeleton />}>
              {() =>
                address && (
                  <>
                    <p className="font-medium wrap-anywhere">{address.street}</p>
                    <p className="text-sm wrap-anywhere text-muted">{townOf(address)}</p>
                  </>
                )
              }
            </AddressList>
          </SummaryCard>
          <SummaryCard
            icon={CalendarDays}
            title={words.dateAndTime}
            change={{ label: words.changeDateTime, onChange: () => onGoTo(2) }}
          >
            <p className="font-medium">{visit && longDate(visit.date)}</p>
            <p className="figures text-sm text-muted">
              {visit && arrivalLine(visit, cart.guests ? undefined : totalMinutes(cart))}
            </p>
            {visit && draft.party && draft.addressId && cart.guests && (
              <Suspense fallback={<Skeleton className="mt-3 h-40" />}>
                <PartySummary
                  wanted={wantedOf(cart.guests, { ...draft, visit, party: draft.party, addressId: draft.addressId })}
                  party={draft.party}
                />
              </Suspense>
            )}
            {order.who && !cart.guests && (
              <p className="mt-1 text-sm wrap-anywhere">
                {order.who.professional
                  ? words.comesToYou(order.who.professional.name)
                  : order.who.isWomenOnly
                    ? words.womanComes
                    : words.anyoneComes}
              </p>
            )}
          </SummaryCard>
          <SummaryCard icon={Wallet} title={words.payment}>
            <PaymentChoice payment={payment} onChange={onPaymentType} />
            <OrderTerms cart={cart} visit={visit} payment={payment} />
          </SummaryCard>
          {order.party && <TrialChoice party={order.party} chosen={draft.trialFor} onChange={onTrialFor} />}
          <WhatsappChoice />
        </div>
        <div className="self-start lg:sticky lg:top-28">
          <Card as="section" padding="sm" className="md:p-6!" aria-label={words.price}>
            <PriceLines {...cart} />
            <p className="mt-1 text-sm text-muted max-md:hidden">
              {paymentName(payment)}
              {deposit > 0 && `: ${money(deposit)}`}
            </p>
          </Card>
          <BottomBar
            onDesktop="in page"
            note={
              minimum === null && (
                <>
                  <span className="block">{visit && visitLine(visit, cart.guests ? undefined : totalMinutes(cart))}</span>
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span className="font-normal">{paymentName(payment)}</span>
                    <span className="font-bold">
                      {deposit > 0 ? words.nowOfAll(money(deposit), money(cart.finalPrice)) : money(cart.finalPrice)}
                    </span>
                  </span>
                </>
              )
            }
          >
            {minimum !== null && (
              <div className="basis-full">
                <MinimumNote id={minimumId} cart={cart} minimum={minimum} />
              </div>
            )}
            <Button variant="secondary" onClick={() => onGoTo(2)} className="shrink-0" disabled={isPlacing}>
              {common.back}
            </Button>
            <Button
              block
              busy={isPlacing}
              disabled={minimum !== null || isLoading}
              aria-describedby={minimum === null ? undefined : minimumId}
              onClick={place}
            >
              {isPlacing ? words.placing : isUnanswered ? common.tryAgain : words.place}
            </Button>
          </BottomBar>
        </div>
      </div>
    </>
  );
}

function OfflineNote() {
  return (
    <Alert tone="warning" className="mb-5">
      {words.offline}
    </Alert>
  );
}

/** Scrolls into view: on a phone the pressed button is far below it. */
function IncompleteNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert ref={note} tone="bad" className="mb-5">
      {words.incomplete}
    </Alert>
  );
}

interface SummaryCardProps {
  icon: LucideIcon;
  title: string;
  /** A button to the step that chooses it. The label is for screen readers. */
  change?: { label: string; onChange: () => void };
  children: ReactNode;
}

function SummaryCard({ icon: Icon, title, change, children }: SummaryCardProps) {
  return (
    <Card as="section" padding="sm" className="md:p-6!">
      <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3">
        <Icon aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
        <h3 className="flex-1 font-display text-xl font-medium">{title}</h3>
        {change && (
          <Button variant="quiet" size="sm" aria-label={change.label} onClick={change.onChange} className="-mr-2 ml-auto">
            {words.change}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}

interface OrderTermsProps {
  cart: Cart;
  visit: Draft['visit'];
  payment: Payment;
}

/** What the customer agrees to with the order: a deposit, a fee for cancelling late (rules M16 and M17), and the terms. */
function OrderTerms({ cart: { finalPrice }, visit, payment }: OrderTermsProps) {
  const settings = useSettings();
  if (!settings) return null;
  const deposit = depositNow(payment);
  const terms = visit && termsOfOrder(finalPrice, visit, settings);
  const later = payment.type === 'PAY_AFTER' ? payment.later : null;
  const left = rest(finalPrice, deposit + (later?.amount ?? 0));
  const steps = [
    deposit > 0 && words.payDeposit(money(deposit)),
    later && words.laterBy(money(later.amount), shortDate(later.by)),
    left > 0 && words.atTheVisit(money(left)),
  ].filter(Boolean);
  return (
    <>
      {(deposit > 0 || later) && <p className="mt-3 font-semibold">{steps.join(', ')}</p>}
      {deposit > 0 && payment.isDepositAsked && <p className="mt-1 text-sm">{words.depositAfterNoShows}</p>}
      {terms && <p className="mt-2 text-sm text-muted">{terms}</p>}
      <p className="mt-2 text-sm text-muted">
        {fill(words.acceptTerms, { terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink> })}
      </p>
    </>
  );
}
