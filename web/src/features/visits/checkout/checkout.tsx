import { Check, ShoppingBag, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as words from '#words/checkout';
import * as common from '#words/common';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { useFetchedEarly } from '../../../shared/use-fetched-early.ts';
import { IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCart } from '../../shop/cart/use-cart.ts';
import type { Step } from './checkout-draft.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { BookingRequest } from './order.ts';
import { type Refusal, RefusalNote, UnansweredOrder } from './refusal.tsx';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  /** Given if checkout is an overlay. It then shows a cross. */
  onClose?: () => void;
  /** Loads the scripts of the next pages while the customer reviews the order. */
  loadNext: () => Promise<unknown>;
}

/** The steps address, time slot and summary (rule W7), as a page or as an overlay over the cart. */
export default function Checkout({ onClose, loadNext }: Props) {
  const { cart, error, reload } = useCart();
  const draftState = useDraft();
  const { draft, isArriving, change } = draftState;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const forget = () => setRefusal(null);
  const { isPlacing, place } = usePlaceOrder(draftState, setRefusal);
  const isEmpty = cart === null || cart?.items.length === 0;
  const [unansweredOrder] = draft.unanswered;
  useFetchedEarly(draft.step === 3 ? loadNext : null);

  function sendAgain(body: BookingRequest) {
    forget();
    void place(body);
  }

  return (
    <CheckoutFrame step={draft.step} onClose={onClose}>
      {refusal && (error || !cart || isEmpty) && <RefusalNote refusal={refusal} />}
      {error ? (
        <ErrorState title={words.cartFailed} onRetry={reload}>
          <p>{messageOf(error, common.checkConnectionShort)}</p>
        </ErrorState>
      ) : !cart && !isEmpty ? (
        <CheckoutSkeleton />
      ) : isEmpty && unansweredOrder ? (
        <UnansweredOrder isSending={isPlacing} onTryAgain={() => sendAgain(unansweredOrder.input)} />
      ) : !cart || isEmpty ? (
        <EmptyState
          icon={ShoppingBag}
          title={words.cartEmpty}
          action={<LinkButton href={paths.services}>{common.browseServices}</LinkButton>}
        >
          <p>{words.chooseFirst}</p>
        </EmptyState>
      ) : (
        <CheckoutSteps
          cart={cart}
          draft={draft}
          change={change}
          isArriving={isArriving && !onClose}
          refusal={refusal}
          forgetRefusal={forget}
          isPlacing={isPlacing}
          place={place}
        />
      )}
    </CheckoutFrame>
  );
}

const steps = [
  { title: common.address, subtitle: words.deliveryLocation },
  { title: words.timeSlot, subtitle: words.serviceTiming },
  { title: words.summary, subtitle: words.review },
];

interface CheckoutFrameProps {
  step: Step;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

function CheckoutFrame({ step, onClose, children }: CheckoutFrameProps) {
  return (
    <div data-checkout className="page-width pt-4 pb-8 md:pt-10 md:pb-14">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <PageTitle className="text-2xl! md:text-4xl!">{words.checkout}</PageTitle>
        {onClose && <IconButton icon={X} label={common.close} onClick={onClose} className="-mr-2" />}
      </div>
      <div className="mx-auto mt-3 max-w-3xl md:mt-8">
        <ProgressSteps label={words.steps} steps={steps} current={step} />
      </div>
      <div className="mt-6 md:mt-10">{children}</div>
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div className="grid gap-8 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Skeleton className="h-8 w-64" />
        <Skeleton className="mt-3 h-4 w-48" />
        <div className="mt-6 grid gap-3 md:grid-cols-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </div>
      <Skeleton className="hidden h-64 rounded-lg lg:block" />
    </div>
  );
}

interface ProgressStep {
  title: string;
  subtitle: string;
}

/** The visitor's place in a flow of steps. `current` counts from 1, and earlier steps have a check mark. */
function ProgressSteps({ label, steps, current }: { label: string; steps: ProgressStep[]; current: number }) {
  return (
    <ol aria-label={label} className="max-md:steady-text flex">
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < current;
        const here = number === current;
        return (
          <li
            key={step.title}
            aria-current={here ? 'step' : undefined}
            className="relative flex flex-1 flex-col items-center text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classes(
                  'absolute top-4.5 right-1/2 mr-6 left-[calc(-50%+1.5rem)] h-0.5 rounded-full',
                  done || here ? 'bg-plum' : 'bg-line',
                )}
              />
            )}
            <span
              className={classes(
                'figures grid size-9 place-items-center rounded-full text-sm font-bold',
                done && 'bg-leaf text-card',
                here && 'bg-plum text-card',
                !done && !here && 'border border-field bg-card text-muted',
              )}
            >
              {done ? <Check aria-hidden className="size-5" strokeWidth={2.5} /> : number}
            </span>
            <span className={classes('mt-2 text-sm font-semibold', !here && !done && 'text-muted')}>
              {step.title}
              {done && <VisuallyHidden> {common.completed}</VisuallyHidden>}
            </span>
            <span className="text-xs text-muted">{step.subtitle}</span>
          </li>
        );
      })}
    </ol>
  );
}
