import { useEffect, useRef, useState } from 'react';
import type { components } from '#contract';
import * as words from '#words/payment';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { keys, read, remove, write } from '../../../shared/storage.ts';
import { useLatest } from '../../../shared/use-latest.ts';

/** What is paid: `tip` in rupees. */
export type Wanted = components['schemas']['PaymentStartRequest'];

interface Starting {
  isStarting: boolean;
  /** Why the last try failed. */
  problem: string | null;
  /** Sends the browser to the provider's page. */
  start: (wanted: Wanted) => Promise<void>;
}

/**
 * Starts the online payment of a booking, or goes on with the one that is under way. A second call never makes a second payment (rule
 * V23), so a lost answer needs no key.
 */
export function useStartPayment(bookingId: string, reload: () => Promise<unknown>): Starting {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A ref, because a double click comes before the next render.
  const inFlight = useRef(false);
  const latestReload = useLatest(reload);

  function settle() {
    inFlight.current = false;
    setStarting(false);
  }

  // Back may bring the page as it was left, with a busy button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      settle();
      void latestReload.current();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);

  async function start(body: Wanted) {
    if (inFlight.current) return;
    inFlight.current = true;
    setStarting(true);
    setProblem(null);
    try {
      const { url } = await ask(api.POST('/booking/{id}/payment', { params: { path: { id: bookingId } }, body }));
      if (url) {
        forgetReturned();
        // Back from the provider's page is not yet a return with a result.
        history.replaceState(null, '', paths.payment(bookingId));
        // Stays busy until the browser has left.
        return location.assign(url);
      }
    } catch (error) {
      // The session ended, and the login dialog has opened.
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(messageOf(error, words.notOpened));
    }
    // The booking may have been paid or cancelled meanwhile.
    await latestReload.current().catch(() => undefined);
    settle();
  }

  return { isStarting, problem, start };
}

// Whether the customer came back from the provider with this payment. Whoever opens the screen again, in another tab too, reads that it is
// being confirmed, instead of an offer to pay (rule M45).
export function keepReturned(paymentId: string): void {
  if (read(keys.paymentReturned) !== paymentId) write(keys.paymentReturned, paymentId);
}

export function isReturned(paymentId: string | null): boolean {
  return paymentId !== null && read(keys.paymentReturned) === paymentId;
}

/** The customer says that they have not paid, and goes on with it. */
function forgetReturned(): void {
  remove(keys.paymentReturned);
}
