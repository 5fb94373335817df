import { useLayoutEffect, useRef, useState } from 'react';
import { money } from '../../shared/format.ts';
import { ignoreSecondClick } from '../../shared/ignore-second-click.ts';
import { useHeldBack } from '../../shared/use-held-back.ts';
import { Alert } from '../../ui/alert.tsx';
import { useAddresses } from '../address/use-addresses.ts';
import { useSession } from '../auth/session.tsx';
import { type Cart, totalMinutes } from '../cart/cart.ts';
import { MinimumWays } from '../cart/minimum-ways.tsx';
import { missingTo } from '../cart/missing.ts';
import { useMinimumOrder } from '../settings/use-minimum-order.ts';
import { useSettings } from '../settings/use-settings.ts';
import { AddressStep } from './address-step.tsx';
import { type Draft, type Step, unanswered } from './checkout-draft.ts';
import { IncompleteNote } from './incomplete-note.tsx';
import { type BookingRequest, orderBody } from './order.ts';
import { OrderAside } from './order-aside.tsx';
import { PaymentChoice, paymentWords } from './payment-choice.tsx';
import type { Refusal } from './refusal.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SlotStep } from './slot-step.tsx';
import { StepTitle } from './step-title.tsx';
import { SummaryStep } from './summary-step.tsx';
import { UnansweredNote } from './unanswered.tsx';

type Props = {
  cart: Cart;
  draft: Draft;
  change: (some: Partial<Draft>) => void;
  refusal: Refusal | null;
  forgetRefusal: () => void;
  isPlacing: boolean;
  place: (body: BookingRequest) => Promise<void>;
  isOverlay: boolean;
};

const titles: Record<Step, { title: string; hint?: string }> = {
  1: { title: 'Select Delivery Address', hint: 'Choose where you want the service' },
  2: { title: 'Select Date & Time', hint: 'We come at the beginning of the slot.' },
  3: { title: 'Order Summary' },
};

/** Of an order that a coupon pays in full. */
const nothingToPay = 'Nothing to pay';

export function CheckoutSteps({ cart, draft, change, refusal, forgetRefusal, isPlacing, place, isOverlay }: Props) {
  const { userId } = useSession();
  const settings = useSettings();
  const saved = useAddresses();
  const [incompleteTries, setIncompleteTries] = useState(0);
  const firstStep = useRef<Step | null>(isOverlay ? null : draft.step);
  const isArriving = firstStep.current === draft.step;
  const { step } = draft;
  // Place Order stands where Continue did, and on a page that leads here: an order is not placed by a double tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step, the first one that is seen included
  useLayoutEffect(ignoreSecondClick, [step]);
  const hasBefore = step > 1 && !isPlacing;
  useHeldBack(hasBefore, () => go((step - 1) as Step));

  const minimum = useMinimumOrder();
  const isTooSmall = cart.finalPrice < minimum;
  const missing = missingTo(minimum, cart);
  const isFree = cart.finalPrice === 0;
  const offered = (!isFree && settings?.paymentTypes) || ['PAY_AFTER'];
  const paymentType = offered.includes(draft.paymentType) ? draft.paymentType : 'PAY_AFTER';
  const isUnanswered = unanswered(draft).length > 0 && !isPlacing;
  const address = saved.addresses?.find(({ id }) => id === draft.addressId);
  // Only for an address that is shown.
  const body = orderBody(userId, cart, { addressId: address?.id ?? null, visit: draft.visit, paymentType });

  // Deleted meanwhile, on the profile or on another device.
  const isAddressGone = saved.addresses !== undefined && draft.addressId !== null && !address;
  useLayoutEffect(() => {
    if (isAddressGone && hasBefore) go(1);
  });

  function go(to: Step, some: Partial<Draft> = {}) {
    firstStep.current = null;
    forgetRefusal();
    setIncompleteTries(0);
    change({ ...some, step: to });
  }

  function placeOrder() {
    forgetRefusal();
    firstStep.current = null;
    if (body) void place(body);
    else setIncompleteTries(incompleteTries + 1);
  }

  return (
    <>
      {isTooSmall && step !== 3 && (
        <Alert tone="warning" className="mb-6" action={<MinimumWays cart={cart} minimum={minimum} />}>
          Minimum cart value for booking is {money(minimum)}.{missing !== null && ` Add ${money(missing)} more.`}
        </Alert>
      )}
      <div className={step === 3 ? '' : 'grid gap-8 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]'}>
        <div className="min-w-0">
          <StepTitle key={step} {...titles[step]} takesFocus={!isArriving} />
          {refusal && refusal.step === step && !refusal.isSeen && <RefusalNote refusal={refusal} />}
          {incompleteTries > 0 && !body && <IncompleteNote key={incompleteTries} />}
          {step === 1 && isAddressGone && !refusal && (
            <Alert tone="warning" className="mb-5">
              The address you chose is no longer saved. Please choose another one.
            </Alert>
          )}
          {step === 1 && (
            <AddressStep
              cart={cart}
              chosenId={draft.addressId}
              onChoose={addressId => change({ addressId })}
              onContinue={addressId => go(2, { addressId })}
            />
          )}
          {step === 2 && (
            <SlotStep
              minutes={totalMinutes(cart)}
              initial={draft.visit}
              onChoose={visit => change({ visit })}
              onBack={() => go(1)}
              onContinue={visit => go(3, { visit })}
            />
          )}
          {step === 3 && (
            <>
              {isUnanswered && <UnansweredNote />}
              <SummaryStep
                cart={cart}
                saved={saved}
                address={address}
                visit={draft.visit}
                minimum={isTooSmall ? minimum : null}
                payment={
                  isFree ? (
                    <p>{nothingToPay}</p>
                  ) : (
                    <PaymentChoice offered={offered} value={paymentType} onChange={type => change({ paymentType: type })} />
                  )
                }
                paymentName={isFree ? nothingToPay : paymentWords[paymentType].label}
                onChange={to => go(to)}
                placing={{
                  label: isPlacing ? 'Placing Order...' : isUnanswered ? 'Try Again' : 'Place Order',
                  isPlacing,
                  place: placeOrder,
                }}
              />
            </>
          )}
        </div>
        {step !== 3 && <OrderAside cart={cart} />}
      </div>
    </>
  );
}
