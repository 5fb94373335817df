import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as words from '#words/cart';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { useMinimumOrder } from '../../../features/salon/settings/use-minimum-order.ts';
import { MinimumNote } from '../../../features/shop/cart/minimum-note.tsx';
import { useCart } from '../../../features/shop/cart/use-cart.ts';
import { ServiceCard, ServiceCardSkeleton } from '../../../features/shop/catalog/service-card.tsx';
import { usePopularServices } from '../../../features/shop/catalog/use-popular-services.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { usePhone } from '../../../shared/use-media-query.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';

/** The page is a short way to book, so it shows no more. */
const shown = 12;

/** The most booked services with a summary beside them that leads to checkout (rule W19). */
export default function BookPage() {
  useDocumentTitle(titles.book);
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>{titles.book}</PageTitle>
      <p className="mt-2 text-muted md:text-lg">{words.mostBookedText}</p>
      <div className="mt-5 grid grid-cols-1 gap-6 md:mt-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-8">
        <Popular />
        <BookingSummary />
      </div>
    </div>
  );
}

function Popular() {
  const { services, error, reload } = usePopularServices();
  if (error) {
    return (
      <ErrorState title={words.servicesFailed} onRetry={reload}>
        <p>{messageOf(error, common.checkConnection)}</p>
      </ErrorState>
    );
  }
  if (services?.length === 0) {
    return <EmptyState title={words.noServices} action={<Button onClick={reload}>{common.refresh}</Button>} />;
  }
  return (
    <div className="min-w-0">
      <h2 className="sr-only">{words.mostBooked}</h2>
      <ul aria-busy={!services} className="@container grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {services
          ?.slice(0, shown)
          .map((service, place) => <ServiceCard key={service.id} service={service} eager={place < 3} />) ?? (
          <Repeat times={6}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
      <div className="mt-6 text-center">
        <LinkButton href={paths.services} variant="secondary" className="max-sm:w-full">
          {words.seeAllServices}
        </LinkButton>
      </div>
    </div>
  );
}

/** The cart so far and the way to checkout: at the bottom of a phone, beside the services on a desktop. */
function BookingSummary() {
  const { cart } = useCart();
  const minimum = useMinimumOrder();
  const isPhone = usePhone();
  const items = cart?.totalItems ?? 0;
  const total = cart?.finalPrice ?? 0;
  const isTooSmall = total < minimum;

  const Shown = isPhone ? CheckoutBar : CheckoutCard;
  return (
    <Shown
      items={items}
      total={total}
      href={items > 0 && !isTooSmall ? paths.checkout : null}
      note={cart && items > 0 && isTooSmall && <MinimumNote id="minimum" cart={cart} minimum={minimum} />}
    />
  );
}

function CheckoutBar({ items, total, href, note }: CheckoutProps) {
  return (
    <BottomBar>
      <div className="grid w-full gap-2.5">
        {note}
        <div className="button-row items-center gap-x-4 gap-y-2">
          {items > 0 ? (
            <Link href={paths.cart} aria-label={words.inYourCart(money(total), common.items(items))} className="shrink-0 pr-2">
              <span className="figures block text-lg leading-6 font-bold">{money(total)}</span>
              <span className="block text-sm text-muted underline underline-offset-2">{common.items(items)}</span>
            </Link>
          ) : (
            <p className="shrink-0 text-sm text-muted">{words.nothingChosen}</p>
          )}
          <CheckoutLink href={href} note={note} />
        </div>
      </div>
    </BottomBar>
  );
}

/** At the bottom edge of a tablet's window. A column on a desktop. */
function CheckoutCard({ items, total, href, note }: CheckoutProps) {
  return (
    <Card
      as="section"
      data-checkout-card
      aria-labelledby="visit-title"
      padding="none"
      className="sticky bottom-4 z-10 grid gap-4 p-5 max-lg:shadow-lift lg:top-26 lg:bottom-auto lg:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="visit-title" className="font-display text-xl font-medium">
          {words.yourVisit}
        </h2>
        <p aria-live="polite" className="figures text-muted">
          {items > 0 ? common.items(items) : words.nothingChosen}
        </p>
      </div>
      <div className="grid gap-4 md:max-lg:grid-cols-[auto_1fr] md:max-lg:items-center md:max-lg:gap-x-8">
        <p className="figures flex items-baseline justify-between gap-3 lg:border-t lg:border-line lg:pt-4">
          <span className="text-muted">{words.total}</span>
          <span className="text-2xl font-bold">{money(total)}</span>
        </p>
        {note && <div className="md:max-lg:order-last md:max-lg:col-span-2">{note}</div>}
        <div className="grid gap-2 md:max-lg:flex md:max-lg:flex-row-reverse">
          <CheckoutLink href={href} note={note} />
          {items > 0 && (
            <LinkButton href={paths.cart} variant="quiet" block>
              {words.viewCart}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

interface CheckoutProps {
  items: number;
  /** In rupees, after the coupon. */
  total: number;
  /** Null while the cart is below the minimum. */
  href: string | null;
  /** Why checkout is not possible yet. */
  note: ReactNode;
}

function CheckoutLink({ href, note }: Pick<CheckoutProps, 'href' | 'note'>) {
  if (href) {
    return (
      <LinkButton href={href} block>
        {words.checkout}
      </LinkButton>
    );
  }
  return (
    <Button block disabled aria-describedby={note ? 'minimum' : undefined}>
      {words.checkout}
    </Button>
  );
}
