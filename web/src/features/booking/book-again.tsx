import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { cartErrorHint, cartErrorText, cartFailures, isSignedOut } from '../cart/cart-errors.ts';
import { bookAgain } from '../cart/change-cart.ts';
import type { Booking } from './booking.ts';

/** Puts what was booked into the cart and shows it there, at the prices of today. */
export function BookAgain({ booking }: { booking: Booking }) {
  const [here, navigate] = useLocation();
  /** The message that the last try failed: in the cart it would be read of what is there. */
  const told = useRef(0);

  async function again() {
    toast.dismiss(told.current);
    try {
      await bookAgain(booking.bookingId);
      // Nobody is fetched back from where they have gone meanwhile.
      if (location.pathname === here) navigate(paths.cart);
    } catch (error) {
      if (isSignedOut(error)) return;
      told.current = toast.error(cartErrorText(error, cartFailures.add), { detail: cartErrorHint(error) });
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={again}>
      <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
      Book Again
    </Button>
  );
}
