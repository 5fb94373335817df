import { useSession } from '../../../features/auth/session.tsx';
import { cartErrorText, cartFailures } from '../../../features/cart/cart-errors.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { plural } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AlsoLike } from './also-like.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CheckoutOverlay } from './checkout-overlay.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useCheckoutOverlay } from './use-checkout-overlay.ts';

export default function CartPage() {
  useDocumentTitle('Shopping Cart');
  const { status } = useSession();
  const { cart, error, reload } = useCart();
  const checkout = useCheckoutOverlay();
  const isEmpty = cart === null || cart?.items.length === 0;

  return (
    <div className="page-width py-6 md:py-10">
      <PageTitle>Shopping Cart</PageTitle>
      {cart && !isEmpty && (
        <p aria-live="polite" className="figures mt-1 text-muted">
          {plural(cart.totalItems, 'item')}
        </p>
      )}
      {status === 'out' ? (
        <SessionEnded />
      ) : error ? (
        <ErrorState title={cartFailures.load} onRetry={reload}>
          <p>{cartErrorText(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : isEmpty ? (
        <EmptyCart />
      ) : cart ? (
        <CartContents cart={cart} onCheckout={checkout.open} />
      ) : (
        <CartSkeleton />
      )}
      {status !== 'out' && cart !== undefined && <AlsoLike cart={cart} />}
      {/* Whatever the cart holds by now: an order whose answer was lost has emptied it. */}
      {status !== 'out' && checkout.isOpen && <CheckoutOverlay onClose={checkout.close} />}
    </div>
  );
}
