import { ArrowLeft, Clock } from 'lucide-react';
import * as words from '#words/cart';
import { chooseFirst } from '#words/two-visits';
import { useMinimumOrder } from '../../../features/salon/settings/use-minimum-order.ts';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import { type Cart, totalMinutes } from '../../../features/shop/cart/cart.ts';
import { MinimumNote } from '../../../features/shop/cart/minimum-note.tsx';
import { PriceLines } from '../../../features/visits/checkout/order-lines.tsx';
import { paths } from '../../../paths.ts';
import { duration, money } from '../../../shared/format.ts';
import { usePhone } from '../../../shared/use-media-query.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

interface Props {
  cart: Cart;
  /** True if one professional can do all of it. */
  isOneVisit: boolean;
  onCheckout: () => void;
}

export function OrderSummary({ cart, isOneVisit, onCheckout }: Props) {
  const isPhone = usePhone();
  const minimum = useMinimumOrder();
  const isTooSmall = cart.finalPrice < minimum;
  const unserved = useUnserved();
  const lost = cart.items.filter(({ service }) => unserved.has(service.id)).map(({ service }) => service.name);
  const stop = lost.length > 0 ? words.takeOut(lost.join(', ')) : isOneVisit ? null : chooseFirst;
  const note =
    stop !== null ? (
      <p id="why-not-yet" className="text-sm font-semibold text-madder">
        {stop}
      </p>
    ) : (
      isTooSmall && <MinimumNote id="why-not-yet" cart={cart} minimum={minimum} />
    );
  const isStopped = isTooSmall || stop !== null;
  const proceed = (
    <Button
      size={isPhone ? 'md' : 'lg'}
      block
      disabled={isStopped}
      aria-describedby={isStopped ? 'why-not-yet' : undefined}
      onClick={onCheckout}
    >
      {words.proceed}
    </Button>
  );

  return (
    <Card as="section" aria-labelledby="summary-title">
      <h2 id="summary-title" className="font-display text-xl font-medium">
        {words.orderSummary}
      </h2>
      <p className="figures mt-3 mb-3 flex items-center gap-2 border-b border-line pb-3 text-sm text-muted">
        <Clock aria-hidden className="size-4.5" strokeWidth={1.75} />
        {words.totalDuration}
        <span className="ml-auto font-medium text-ink">{duration(totalMinutes(cart))}</span>
      </p>
      <PriceLines {...cart} />
      {!isPhone && (
        <div className="mt-5 grid gap-3">
          {note}
          {proceed}
        </div>
      )}
      <LinkButton href={paths.services} variant="quiet" block className="mt-2">
        <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
        {words.continueShopping}
      </LinkButton>
      {isPhone && (
        <BottomBar>
          <div className="grid w-full gap-2.5">
            {note}
            <div className="flex items-center gap-4">
              <p className="shrink-0">
                <span className="block text-xs text-muted">{words.total}</span>
                <span className="figures block text-lg font-bold">{money(cart.finalPrice)}</span>
              </p>
              {proceed}
            </div>
          </div>
        </BottomBar>
      )}
    </Card>
  );
}
