import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cartAttempts } from '../cart/cart-attempts.ts';
import { cartFailures } from '../cart/cart-errors.ts';
import { bookAgain } from '../cart/change-cart.ts';
import type { Booking } from './booking.ts';

/** Puts the services of a booking into the cart at today's prices, and opens the cart. */
export function BookAgain({ booking }: { booking: Booking }) {
  const [here, navigate] = useLocation();
  const [attempt] = useState(cartAttempts);

  async function again() {
    const isDone = await attempt(bookAgain(booking.bookingId), cartFailures.add);
    // Do not navigate if they left the page meanwhile.
    if (isDone && location.pathname === here) navigate(paths.cart);
  }

  return (
    <Button size="sm" variant="secondary" onClick={again}>
      <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
      Book Again
    </Button>
  );
}
