import { useState } from 'react';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { type CartService, maxQuantity } from './cart.ts';
import { cartAttempts } from './cart-attempts.ts';
import { cartFailures } from './cart-errors.ts';
import { removeFromCart, setQuantity } from './change-cart.ts';

interface Props {
  service: CartService;
  quantity: number;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean;
}

/** The quantity of the service, outside the cart page. One less than 1 removes it. */
export function CartStepper({ service, quantity, size, block }: Props) {
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
