import { Check, ShoppingBag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as words from '#words/cart';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useUnserved } from '../../salon/settings/use-unserved.ts';
import { type CartService, itemOf, maxQuantity } from './cart.ts';
import { cartAttempts } from './cart-attempts.ts';
import { cartFailures } from './cart-errors.ts';
import { removeFromCart, setQuantity } from './change-cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCart } from './use-cart.ts';
import { useKeepFocus } from './use-keep-focus.ts';

interface Props {
  service: CartService;
  block?: boolean | undefined;
  size?: ButtonLook['size'];
}

/** Adds the service to the cart. Once it is there, a stepper changes the quantity or removes it. */
export function AddToCart({ service, block = false, size = 'sm' }: Props) {
  const { cart } = useCart();
  const { phase, add } = useAddToCart(service);
  const quantity = itemOf(cart, service.id)?.quantity ?? 0;
  const isStepper = phase === 'idle' && quantity > 0;
  const isUnserved = useUnserved().has(service.id);

  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, isStepper);
  const nameId = useId();

  return (
    <div ref={place} {...keepFocus} className={block ? 'grid' : 'inline-grid'}>
      {isStepper ? (
        <CartStepper service={service} quantity={quantity} size={size} block={block} />
      ) : isUnserved ? (
        <p className="py-2 text-sm font-semibold text-muted">{words.notNow}</p>
      ) : (
        <Button
          size={size}
          block={block}
          busy={phase === 'adding'}
          aria-describedby={nameId}
          onClick={add}
          className={phase === 'added' ? 'bg-leaf! whitespace-nowrap' : 'whitespace-nowrap'}
        >
          {phase === 'adding' ? (
            words.adding
          ) : phase === 'added' ? (
            <>
              <Check aria-hidden className="size-5" strokeWidth={2.5} />
              {words.added}
            </>
          ) : (
            <>
              <ShoppingBag aria-hidden className="size-4.5" strokeWidth={2} />
              {words.addToCart}
            </>
          )}
        </Button>
      )}
      <span id={nameId} hidden>
        {service.name}
      </span>
      <VisuallyHidden>
        <span role="status">{phase === 'added' && words.isInCart(service.name)}</span>
      </VisuallyHidden>
    </div>
  );
}

interface CartStepperProps {
  service: CartService;
  quantity: number;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean;
}

/** The quantity of the service, outside the cart page. One less than 1 removes it. */
function CartStepper({ service, quantity, size, block }: CartStepperProps) {
  const [attempt] = useState(() => cartAttempts(service.name));
  return (
    <QuantityStepper
      of={service.name}
      quantity={quantity}
      max={maxQuantity}
      size={size}
      block={block}
      onChange={wanted => attempt(setQuantity(service.id, wanted), cartFailures.quantity)}
      onRemove={() => attempt(removeFromCart(service.id), cartFailures.remove)}
    />
  );
}
