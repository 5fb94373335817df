import { X } from 'lucide-react';
import { messageOf } from '../../../api/message-of.ts';
import { useSession } from '../../../features/auth/session.tsx';
import { cartFailures } from '../../../features/cart/cart-errors.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { plural } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { AlsoLike } from './also-like.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CheckoutOverlay } from './checkout-overlay.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCheckoutOverlay } from './use-checkout-overlay.ts';

export default function CartPage() {
  useDocumentTitle('Shopping Cart');
  const { status } = useSession();
  const { cart, error, reload } = useCart();
  const checkout = useCheckoutOverlay();
  // Here, not with the items: while the removal of the last item fails, the items are not rendered for a moment.
  const { failure, attempt, forget } = useAttempt(checkout.isOpen);
  const isEmpty = cart === null || cart?.items.length === 0;
  // A change may have worked although its answer was lost. Then the error no longer applies.
  const isEmptied = status !== 'out' && isEmpty;

  return (
    <div className="page-width py-6 md:py-10">
      <PageTitle>Shopping Cart</PageTitle>
      {cart && !isEmpty && (
        <p aria-live="polite" className="figures mt-1 text-muted">
          {plural(cart.totalItems, 'item')}
        </p>
      )}
      {failure && !isEmptied && (
        // Sticky, so that it is visible from the row that failed.
        <div className="sticky top-18 z-10 mt-4 rounded-md bg-card shadow-lift md:top-22">
          <Alert tone="bad" action={<IconButton icon={X} label="Dismiss" onClick={forget} className="-my-2 -mr-2" />}>
            <ProblemWords of={failure} />
          </Alert>
        </div>
      )}
      {status === 'out' ? (
        <SessionEnded />
      ) : error ? (
        <ErrorState title={cartFailures.load} onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : isEmpty ? (
        <EmptyCart />
      ) : cart ? (
        <CartContents cart={cart} attempt={attempt} onCheckout={checkout.open} />
      ) : (
        <CartSkeleton />
      )}
      {status !== 'out' && cart !== undefined && <AlsoLike cart={cart} />}
      {/* Also for an empty cart: an order whose answer was lost has emptied it. */}
      {status !== 'out' && checkout.isOpen && <CheckoutOverlay onClose={checkout.close} />}
    </div>
  );
}
