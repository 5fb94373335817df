import { Card } from '../../ui/card.tsx';
import type { Cart } from '../cart/cart.ts';
import { OrderLines } from './order-lines.tsx';
import { PriceLines } from './price-lines.tsx';

/** The services, beside the first two steps on wide screens. */
export function OrderAside({ cart }: { cart: Cart }) {
  return (
    <aside aria-label="Your order" className="hidden self-start lg:sticky lg:top-28 lg:block">
      <Card>
        <p className="mb-4 font-display text-xl font-medium">Your order</p>
        <OrderLines items={cart.items} />
        <div className="mt-4 border-t border-line pt-4">
          <PriceLines {...cart} />
        </div>
      </Card>
    </aside>
  );
}
