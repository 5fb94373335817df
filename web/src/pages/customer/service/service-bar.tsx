import type { RefObject } from 'react';
import { AddToCart } from '../../../features/cart/add-to-cart.tsx';
import { itemOf } from '../../../features/cart/cart.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import type { Service } from '../../../features/catalog/service.ts';
import { ServicePrice } from '../../../features/catalog/service-price.tsx';
import { paths } from '../../../paths.ts';
import { useInSight } from '../../../shared/use-in-sight.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

interface Props {
  service: Service;
  /** Where the page has its own button. */
  inPage: RefObject<Element | null>;
}

/** The price and the button again, at the thumb (rule W5), while the page's own are out of sight; once it is in the cart, the way on. */
export function ServiceBar({ service, inPage }: Props) {
  const { cart } = useCart();
  const isRepetition = useInSight(inPage);
  const isInCart = itemOf(cart, service.id) !== undefined;
  if (isRepetition && !isInCart) return null;
  return (
    <BottomBar>
      {/* In the place of the price, not of the button: a second tap there should not lead away. */}
      {isInCart ? (
        <LinkButton href={paths.cart} block>
          View Cart
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
