import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import * as cartWords from '#words/cart';
import * as words from '#words/checkout';
import { money } from '../../../shared/format.ts';
import { ignoreSecondClick } from '../../../shared/ignore-second-click.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Cart, totalMinutes } from '../../shop/cart/cart.ts';
import { MinimumWays, missingTo } from '../../shop/cart/minimum-note.tsx';
import { TwoVisits } from '../two-visits/late-two-visits.tsx';
import { useVisitsNeeded } from '../two-visits/use-visits-needed.ts';
import { AddressStep } from './address-step.tsx';
import type { Draft, Step } from './checkout-draft.ts';
import { type BookingRequest, serviceIdsOf } from './order.ts';
import { OrderLines, PriceLines } from './order-lines.tsx';
import { type Refusal, RefusalNote } from './refusal.tsx';
import { SlotStep } from './slot-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { type OrderState, useOrder } from './use-order.ts';

// Lazy, because most visits are for one person.
const PartyStep = lazy(() => import('../party/party-step.tsx'));

interface Props {
  cart: Cart;
  draft: Draft;
  change: (some: Partial<Draft>) => void;
  /** The page's own title keeps the focus. */
  isArriving: boolean;
  refusal: Refusal | null;
  forgetRefusal: () => void;
  isPlacing: boolean;
  place: (body: BookingRequest) => Promise<void>;
}

const titles: Record<Step, { title: string; hint?: string }> = {
  1: { title: words.selectAddress, hint: words.selectAddressHint },
  2: { title: words.selectTime, hint: words.selectTimeHint },
  3: { title: words.orderSummary },
};

export function CheckoutSteps({ cart, draft, change, isArriving, refusal, forgetRefusal, isPlacing, place }: Props) {
  const order = useOrder(cart, draft);
  const { step } = draft;
  const visits = useVisitsNeeded(serviceIdsOf(cart), order.who?.isWomenOnly);
  // Several professionals come to guests anyway.
  const isDivided = visits.length > 0 && !cart.guests;
  // Place Order replaces Continue: a double tap must not place an order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useLayoutEffect(ignoreSecondClick, [step]);
  const canGoBack = step > 1 && !isPlacing;
  useHeldBack(canGoBack ? () => go((step - 1) as Step) : null);
  useLayoutEffect(() => {
    if (order.isAddressGone && canGoBack) go(1);
  });

  function go(to: Step, some: Partial<Draft> = {}) {
    forgetRefusal();
    change({ ...some, step: to });
  }

  function placeOrder() {
    forgetRefusal();
    if (order.body) void place(order.body);
  }

  const heading = (
    <>
      <StepTitle key={step} {...titles[step]} takesFocus={!isArriving} />
      {refusal && refusal.step === step && !refusal.isShownByStep && <RefusalNote refusal={refusal} />}
    </>
  );

  if (step === 3) {
    return (
      <>
        {heading}
        <SummaryStep
          draft={draft}
          order={order}
          isPlacing={isPlacing}
          onPaymentType={paymentType => change({ paymentType })}
          onTrialFor={trialFor => change({ trialFor })}
          onGoTo={go}
          onPlace={placeOrder}
        />
      </>
    );
  }
  return (
    <>
      {order.minimum !== null && <MinimumAlert cart={cart} minimum={order.minimum} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {heading}
          {step === 2 && isDivided && <TwoVisits cart={cart} visits={visits} />}
          {step === 1 ? (
            <AddressStep
              cart={order.cart}
              selected={order.selected}
              isChosenGone={order.isAddressGone && !refusal}
              onChoose={addressId => change({ addressId })}
              onContinue={addressId => go(2, { addressId })}
            />
          ) : cart.guests && draft.addressId ? (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <PartyStep
                guests={cart.guests}
                addressId={draft.addressId}
                womenOnly={order.who && { isOn: order.who.isWomenOnly, asked: order.who.womenOnly ?? undefined }}
                onWomenOnly={womenOnly => change({ womenOnly })}
                price={order.cart.finalPrice}
                initial={draft}
                onChoose={change}
                onBack={() => go(1)}
                onContinue={chosen => go(3, chosen)}
              />
            </Suspense>
          ) : (
            <SlotStep
              wanted={{
                minutes: totalMinutes(cart),
                serviceIds: serviceIdsOf(cart),
                addressId: draft.addressId,
                professionalId: order.who?.professional?.id,
                womenOnly: order.who?.womenOnly ?? undefined,
              }}
              price={order.cart.finalPrice}
              who={order.who}
              onWho={change}
              initial={draft.visit}
              isOneVisit={!isDivided}
              canWait={order.minimum === null}
              onChoose={visit => change({ visit, party: null })}
              onBack={() => go(1)}
              onContinue={visit => go(3, { visit, party: null })}
            />
          )}
        </div>
        <OrderAside cart={order.cart} />
      </div>
    </>
  );
}

/** For the first two steps (rule W8). The summary shows it at the button. */
function MinimumAlert({ cart, minimum }: { cart: Cart; minimum: number }) {
  const missing = missingTo(minimum, cart);
  return (
    <Alert tone="warning" className="mb-6" action={<MinimumWays cart={cart} minimum={minimum} />}>
      {cartWords.minimumIs(money(minimum))}
      {missing !== null && ` ${cartWords.addMore(money(missing))}`}
    </Alert>
  );
}

/** The services, beside the first two steps on wide screens. */
function OrderAside({ cart }: { cart: OrderState['cart'] }) {
  return (
    <aside aria-label={words.yourOrder} className="hidden self-start lg:sticky lg:top-28 lg:block">
      <Card>
        <p className="mb-4 font-display text-xl font-medium">{words.yourOrder}</p>
        <OrderLines items={cart.items} />
        <div className="mt-4 border-t border-line pt-4">
          <PriceLines {...cart} />
        </div>
      </Card>
    </aside>
  );
}

interface StepTitleProps {
  title: string;
  hint?: string;
  /** False on arrival at the page, whose title has the focus. */
  takesFocus: boolean;
}

/** The heading of a step. A new step scrolls to its top and focuses its heading. */
function StepTitle({ title, hint, takesFocus }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-checkout]')?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        {title}
      </h2>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
    </div>
  );
}
