import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { paths } from '../../paths.ts';
import { useFetchedEarly } from '../../shared/use-fetched-early.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCart } from '../cart/use-cart.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { BookingRequest } from './order.ts';
import type { Refusal } from './refusal.ts';
import { RefusalNote } from './refusal-note.tsx';
import { UnansweredOrder } from './unanswered.tsx';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  /** Given where checkout is an overlay. Shows the cross. */
  onClose?: () => void;
  /** Loads the scripts of the next pages while the customer reviews the order. */
  loadNext: () => Promise<unknown>;
}

/** Address, time slot and summary (rule W7), as a page or as an overlay over the cart. */
export default function Checkout({ onClose, loadNext }: Props) {
  const { cart, error, reload } = useCart();
  const state = useDraft();
  const { draft, isArriving, change } = state;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const forget = () => setRefusal(null);
  const { isPlacing, place } = usePlaceOrder(state, setRefusal);
  const isEmpty = cart === null || cart?.items.length === 0;
  const [toAsk] = draft.unanswered;
  useFetchedEarly(draft.step === 3 ? loadNext : null);

  function askAbout(body: BookingRequest) {
    forget();
    void place(body);
  }

  return (
    <CheckoutFrame step={draft.step} onClose={onClose}>
      {refusal && (error || !cart || isEmpty) && <RefusalNote refusal={refusal} />}
      {error ? (
        <ErrorState title="Failed to fetch cart" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection.')}</p>
        </ErrorState>
      ) : !cart && !isEmpty ? (
        <CheckoutSkeleton />
      ) : isEmpty && toAsk ? (
        <UnansweredOrder isAsking={isPlacing} onAsk={() => askAbout(toAsk.input)} />
      ) : !cart || isEmpty ? (
        <EmptyState
          icon={ShoppingBag}
          title="Your cart is empty"
          action={<LinkButton href={paths.services}>Browse Services</LinkButton>}
        >
          <p>Choose a service, then come back to book it.</p>
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
