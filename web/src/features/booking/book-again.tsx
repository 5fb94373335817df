import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/booking';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { useSession } from '../auth/session.tsx';
import { cartAttempts } from '../cart/cart-attempts.ts';
import { cartFailures } from '../cart/cart-errors.ts';
import { bookAgain } from '../cart/change-cart.ts';
import { proposeAgain } from '../professional/same-again.ts';
import type { Booking } from './booking.ts';

/** Puts the services of a booking into the cart at today's prices, and opens the cart. */
export function BookAgain({ booking: { bookingId, professional }, ...look }: { booking: Booking } & ButtonLook) {
  const { userId } = useSession();
  const [here, navigate] = useLocation();
  const [attempt] = useState(cartAttempts);

  async function again() {
    const isDone = await attempt(bookAgain(bookingId), cartFailures.add);
    // Checkout then proposes who came before.
    if (isDone && userId && professional) proposeAgain(userId, professional);
    // Do not navigate if they left the page meanwhile.
    if (isDone && location.pathname === here) navigate(paths.cart);
  }

  return (
    <Button size="sm" variant="secondary" {...look} onClick={again}>
      <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
      {words.bookAgain}
    </Button>
  );
}
