import type { Cart } from '../../../features/cart/cart.ts';
import { count, money } from '../../../shared/format.ts';

/** The cart in four figures. Hidden on small screens, where they would push the items down (rule W6). */
export function StatTiles({ cart }: { cart: Cart }) {
  const tiles = [
    { name: 'Items', figure: count(cart.totalItems) },
    { name: 'Subtotal', figure: money(cart.totalPrice) },
    { name: 'Discount', figure: money(cart.discount) },
    { name: 'Total', figure: money(cart.finalPrice) },
  ];
  return (
    <dl className="mt-6 hidden grid-cols-4 divide-x divide-line rounded-lg bg-sand py-4 md:grid">
      {tiles.map(({ name, figure }) => (
        <div key={name} className="px-5">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="figures mt-0.5 font-display text-2xl font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
