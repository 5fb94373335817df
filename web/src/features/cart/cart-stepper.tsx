import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { toast } from '../../ui/toast.ts';
import { type CartService, maxQuantity } from './cart.ts';
import { cartErrorHint, cartErrorText, cartFailures, isSignedOut } from './cart-errors.ts';
import { removeFromCart, setQuantity } from './change-cart.ts';

type Props = { service: CartService; quantity: number; size?: 'sm' | 'md' | 'lg' | undefined; block?: boolean };

/** How many of the service are in the cart, outside the cart page: there one less than one takes it out. */
export function CartStepper({ service, quantity, size, block }: Props) {
  const attempt = (change: Promise<void>, fallback: string) =>
    change.catch(error => {
      if (!isSignedOut(error)) toast.error(cartErrorText(error, fallback), { detail: cartErrorHint(error) ?? service.name });
    });

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
