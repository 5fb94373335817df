import { AddToCart } from '../../../features/cart/add-to-cart.tsx';
import type { Service } from '../../../features/catalog/service.ts';
import { ServicePrice } from '../../../features/catalog/service-price.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';

/** The price and the button again, at the thumb (spec 2.5). */
export function ServiceBar({ service }: { service: Service }) {
  return (
    <BottomBar>
      <ServicePrice rupees={service.price} className="min-w-min flex-1 text-xl" />
      <div className="shrink-0">
        <AddToCart service={service} />
      </div>
    </BottomBar>
  );
}
