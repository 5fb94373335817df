import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cartAttempts } from '../cart/cart-attempts.ts';
import { cartFailures } from '../cart/cart-errors.ts';
import { bookAgain } from '../cart/change-cart.ts';
import type { Booking } from './booking.ts';

/** Puts what was booked into the cart and shows it there, at the prices of today. */
export function BookAgain({ booking }: { booking: Booking }) {
  const [here, navigate] = useLocation();
  const [attempt] = useState(cartAttempts);

  async function again() {
    const isDone = await attempt(bookAgain(booking.bookingId), cartFailures.add);
    // Nobody is fetched back from where they have gone meanwhile.
    if (isDone && location.pathname === here) navigate(paths.cart);
  }

  return (
    <Button size="sm" variant="secondary" onClick={again}>
      <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
      Book Again
    </Button>
  );
}
