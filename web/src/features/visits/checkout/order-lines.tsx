import { duration, money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import type { Cart } from '../../shop/cart/cart.ts';

/** The services with their quantities and what each line costs. */
export function OrderLines({ items }: { items: Cart['items'] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ id, service, quantity }) => (
        <li key={id} className="flex gap-4">
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">
              {nameIn(service)}
              {quantity > 1 && <span className="figures font-normal whitespace-nowrap text-muted"> × {quantity}</span>}
            </span>
            <span className="block text-sm text-muted">{duration(service.durationInMinutes * quantity)}</span>
          </span>
          <span className="figures font-medium whitespace-nowrap">{money(service.price * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
