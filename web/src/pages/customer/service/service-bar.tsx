import type { RefObject } from 'react';
import * as words from '#words/service';
import { AddToCart } from '../../../features/shop/cart/add-to-cart.tsx';
import { itemOf } from '../../../features/shop/cart/cart.ts';
import { useCart } from '../../../features/shop/cart/use-cart.ts';
import type { Service } from '../../../features/shop/catalog/service.ts';
import { ServicePrice } from '../../../features/shop/catalog/service-price.tsx';
import { paths } from '../../../paths.ts';
import { useInSight } from '../../../shared/use-in-sight.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

interface Props {
  service: Service;
  /** The page's own button. */
  inPage: RefObject<Element | null>;
}

/**
 * Repeats price and button at the bottom of a phone (rule W5) while the page's own button is out of sight. Once the service is in the
 * cart, it leads on.
 */
export function ServiceBar({ service, inPage }: Props) {
  const { cart } = useCart();
  const isRepetition = useInSight(inPage);
  const isInCart = itemOf(cart, service.id) !== undefined;
  if (isRepetition && !isInCart) return null;
  return (
    <BottomBar>
      {/* In place of the price, not of the button: a second tap on the button must not leave the page. */}
      {isInCart ? (
        <LinkButton href={paths.cart} block>
          {words.viewCart}
        </LinkButton>
      ) : (
        <ServicePrice rupees={service.price} className="min-w-min flex-1 text-xl" />
      )}
      {!isRepetition && (
        <div className="shrink-0">
          <AddToCart service={service} size="md" />
        </div>
      )}
    </BottomBar>
  );
}
