import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as words from '#words/cart';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import type { CartItem } from '../../../features/shop/cart/cart.ts';
import { cartFailures } from '../../../features/shop/cart/cart-errors.ts';
import { clearCart, removeFromCart, setQuantity } from '../../../features/shop/cart/change-cart.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { keys, read, subscribe } from '../../../shared/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast, toastStore } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CartRow } from './cart-row.tsx';
import type { Attempt } from './use-attempt.ts';

export function CartItems({ items, attempt }: { items: CartItem[]; attempt: Attempt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [isClearing, setClearing] = useState(false);
  const unserved = useUnserved();

  function remove({ service }: CartItem) {
    // The row goes, with the button that has the focus.
    (items.length > 1 ? heading.current : pageTitle())?.focus({ preventScroll: true });
    setSaid(words.removed(nameIn(service)));
    void attempt(removeFromCart(service.id), cartFailures.remove);
  }

  async function clear() {
    setClearing(true);
    if (await attempt(clearCart(), cartFailures.clear)) {
      // The list goes, with the button that has the focus.
      pageTitle()?.focus({ preventScroll: true });
      toast.success(words.cleared);
    }
    setClearing(false);
  }

  return (
    <Card as="section" padding="none" aria-labelledby="items-title">
      <div className="flex items-center justify-between gap-3 py-2 pr-1 pl-5 md:py-3 md:pr-2 md:pl-6">
        <h2 ref={heading} id="items-title" tabIndex={-1} className="font-display text-xl font-medium">
          {words.yourServices}
        </h2>
        <Button variant="quiet" size="sm" busy={isClearing} onClick={() => askToClear(clear)}>
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.clearCart}
        </Button>
      </div>
      <ul>
        {items.map(item => (
          <CartRow
            key={item.service.id}
            item={item}
            isUnserved={unserved.has(item.service.id)}
            onQuantity={quantity => attempt(setQuantity(item.service.id, quantity), cartFailures.quantity)}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Card>
  );
}

/** The question closes when the customer signs out, because the next one has another cart. */
function askToClear(clear: () => void): void {
  const userId = read(keys.userId);
  const id = toast.confirm(words.clearQuestion, clear);
  const stop = subscribe(() => {
    if (read(keys.userId) !== userId) toast.dismiss(id);
    if (!toastStore.read().some(one => one.id === id)) stop();
  });
}

const pageTitle = () => document.querySelector<HTMLElement>('main h1');
