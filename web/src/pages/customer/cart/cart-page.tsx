import { LockKeyhole, ShoppingBag, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as words from '#words/cart';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { useAuthDialog } from '../../../features/accounts/auth/auth-dialog.tsx';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import type { Cart } from '../../../features/shop/cart/cart.ts';
import { cartFailures } from '../../../features/shop/cart/cart-errors.ts';
import { useCart } from '../../../features/shop/cart/use-cart.ts';
import { ServiceCard, ServiceCardSkeleton } from '../../../features/shop/catalog/service-card.tsx';
import { usePopularServices } from '../../../features/shop/catalog/use-popular-services.ts';
import { StillToBook } from '../../../features/visits/checkout/still-to-book.tsx';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { goBackUnheld } from '../../../shared/use-held-back.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CartContents } from './cart-contents.tsx';
import { CheckoutOverlay } from './checkout-overlay.tsx';
import { useAttempt } from './use-attempt.ts';

export default function CartPage() {
  useDocumentTitle(titles.cart);
  const { status } = useSession();
  const { cart, error, reload } = useCart();
  const checkout = useCheckoutOverlay();
  // The failure is kept here, not with the items: while the removal of the last item fails, the items are not rendered for a moment.
  const { failure, attempt, forget } = useAttempt(checkout.isOpen);
  const isEmpty = cart === null || cart?.items.length === 0;
  // A change may have worked although its answer was lost. Then the error no longer applies.
  const isEmptied = status !== 'out' && isEmpty;

  return (
    <div className="page-width py-6 md:py-10">
      <PageTitle>{titles.cart}</PageTitle>
      {cart && !isEmpty && (
        <p aria-live="polite" className="figures mt-1 text-muted">
          {common.items(cart.totalItems)}
        </p>
      )}
      {failure && !isEmptied && (
        // Sticky, so that it is visible from the row that failed.
        <div className="sticky top-18 z-10 mt-4 rounded-md bg-card shadow-lift md:top-22">
          <Alert tone="bad" action={<IconButton icon={X} label={common.dismiss} onClick={forget} className="-my-2 -mr-2" />}>
            <ProblemWords of={failure} />
          </Alert>
        </div>
      )}
      {status !== 'out' && <StillToBook className="mt-4" isFirstBooked={isEmpty} />}
      {status === 'out' ? (
        <SessionEnded />
      ) : error ? (
        <ErrorState title={cartFailures.load} onRetry={reload}>
          <p>{messageOf(error, common.checkConnection)}</p>
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

function EmptyCart() {
  return (
    <EmptyState
      icon={ShoppingBag}
      title={words.isEmpty}
      action={<LinkButton href={paths.services}>{common.browseServices}</LinkButton>}
    >
      <p>{words.noItems}</p>
      <p>{words.chooseAndWeBring}</p>
    </EmptyState>
  );
}

/** Shown below the login dialog, and after it is closed (rule S18). */
function SessionEnded() {
  const auth = useAuthDialog();
  return (
    <EmptyState
      icon={LockKeyhole}
      title={words.logInForCart}
      action={<Button onClick={() => auth.open('login', { next: paths.checkout })}>{words.login}</Button>}
    >
      <p>{words.isSafe}</p>
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <div role="status" aria-label={words.loadingCart}>
      <div className="mt-1 flex h-6 items-center">
        <Skeleton className="h-4 w-16" />
      </div>
      <Skeleton className="mt-6 hidden h-22 rounded-lg md:block" />
      <div className="mt-4 grid items-start gap-5 md:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <Card padding="none">
          <div className="flex h-15 items-center pl-5 md:h-17 md:pl-6">
            <Skeleton className="h-5 w-32" />
          </div>
          <Repeat times={2}>
            <div className="grid grid-cols-[--spacing(22)_1fr] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-[7rem_1fr] md:px-6 md:py-5">
              <Skeleton className="aspect-4/3" />
              <div>
                <Skeleton className="mt-1 h-4 w-4/5" />
                <Skeleton className="mt-3 h-3.5 w-1/2" />
                <Skeleton className="mt-3 h-3.5 w-2/5" />
              </div>
              <Skeleton className="h-11 w-30 rounded-full sm:hidden" />
            </div>
          </Repeat>
        </Card>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  );
}

/** The overlay has a history entry with the cart's address, so a phone's Back closes it instead of leaving the cart. */
function useCheckoutOverlay() {
  const state = useHistoryState<{ isCheckingOut?: boolean } | null>();
  const [, navigate] = useLocation();
  return {
    isOpen: state?.isCheckingOut === true,
    open: () => navigate(paths.cart, { state: { isCheckingOut: true } }),
    close: goBackUnheld,
  };
}

const shown = 5;

/** On large screens only (rule W32). Small ones do not even fetch it. */
function AlsoLike({ cart }: { cart: Cart | null }) {
  return useMediaQuery('(width >= 64rem)') ? <Strip cart={cart} /> : null;
}

function Strip({ cart }: { cart: Cart | null }) {
  // The cart as it was on arrival: a card must not vanish when its service is added.
  const [inCart] = useState(() => new Set(cart?.items.map(item => item.service.id)));
  const popular = usePopularServices();
  const services = popular.services?.filter(service => !inCart.has(service.id)).slice(0, shown);
  // This part is an extra, so an error only hides it.
  if (popular.error || services?.length === 0) return null;
  return (
    <section aria-labelledby="also-title" className="mt-16">
      <div className="flex items-center justify-between gap-4">
        <h2 id="also-title" className="font-display text-2xl font-medium tracking-tight">
          {words.alsoLike}
        </h2>
        <LinkButton href={paths.allServices} variant="quiet" size="sm">
          {words.seeAll}
        </LinkButton>
      </div>
      <ul className="mt-5 grid grid-cols-5 gap-4">
        {services?.map(service => <ServiceCard key={service.id} service={service} />) ?? (
          <Repeat times={shown}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
    </section>
  );
}
