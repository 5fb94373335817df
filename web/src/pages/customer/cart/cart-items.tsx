import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import * as words from '#words/cart';
import * as parts from '#words/parts';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import { type CartItem, maxQuantity } from '../../../features/shop/cart/cart.ts';
import { cartFailures } from '../../../features/shop/cart/cart-errors.ts';
import { clearCart, removeFromCart, setQuantity } from '../../../features/shop/cart/change-cart.ts';
import { refOfService } from '../../../features/shop/choice/choice.ts';
import { paths } from '../../../paths.ts';
import { duration, money } from '../../../shared/format.ts';
import { inSite, nameIn } from '../../../shared/name-in.ts';
import { keys, read, subscribe } from '../../../shared/storage.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { toast, toastStore } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
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
    void attempt(removeFromCart(refOfService(service)), cartFailures.remove);
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
            key={refOfService(item.service)}
            item={item}
            isUnserved={unserved.has(item.service.id)}
            onQuantity={quantity => attempt(setQuantity(refOfService(item.service), quantity), cartFailures.quantity)}
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

interface Props {
  item: CartItem;
  /** True if nobody can carry it out now. */
  isUnserved: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Picture and name. Quantity and price are below them on a phone, beside them on a desktop. */
function CartRow({ item: { service, quantity }, isUnserved, onQuantity, onRemove }: Props) {
  const { id, categoryName, categoryNames, durationInMinutes, imageUrl, price } = service;
  const name = nameIn(service);
  return (
    <li className="relative grid grid-cols-[--spacing(22)_1fr] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-[7rem_1fr_auto] md:px-6 md:py-5">
      <Picture src={imageUrl} name={name} sizes="112px" className="rounded-md" />
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            href={paths.service(id)}
            className="after:absolute after:inset-x-0 after:top-0 after:h-30 hover:text-plum hover:underline sm:after:right-44 sm:after:h-full"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">{categoryName && inSite(categoryName, categoryNames)}</p>
        <p className="figures mt-0.5 text-sm text-muted">
          {duration(durationInMinutes)} <span aria-hidden>·</span> {money(price)}
          {quantity > 1 && words.each}
        </p>
        {isUnserved && <p className="mt-1 text-sm font-semibold text-madder">{words.notNow}</p>}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-1 sm:col-span-1 sm:flex-col sm:items-end sm:justify-between">
        <p className="figures order-3 ml-auto text-lg font-semibold sm:order-none sm:ml-0">{money(price * quantity)}</p>
        <div className="contents sm:flex sm:items-center sm:gap-1">
          <QuantityStepper of={name} quantity={quantity} max={maxQuantity} onChange={onQuantity} />
          <IconButton icon={Trash2} label={parts.removeOf(name)} onClick={onRemove} className="sm:order-first" />
        </div>
      </div>
    </li>
  );
}
