import { ShoppingBag } from 'lucide-react';
import { Link } from 'wouter';
import { useCartCount } from '../../../features/cart/use-cart-count.ts';
import { paths } from '../../../paths.ts';
import { plural } from '../../../shared/format.ts';
import { CountBadge } from './count-badge.tsx';

export function CartLink() {
  const items = useCartCount();
  return (
    <Link
      href={paths.cart}
      aria-label={items > 0 ? `Cart, ${plural(items, 'item')}` : 'Cart'}
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-sand"
    >
      <ShoppingBag aria-hidden className="size-5.5" strokeWidth={1.75} />
      <CountBadge count={items} className="top-0.5 left-6" />
    </Link>
  );
}
