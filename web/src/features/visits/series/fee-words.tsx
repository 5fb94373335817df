import { useState } from 'react';
import * as words from '#words/series';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { money } from '../../../shared/format.ts';
import type { SeriesHands } from './hands.ts';

interface Props {
  /** Rupees. */
  fee: number;
  hands: SeriesHands;
}

/** What cancelling costs the customer now. */
export function FeeWords({ fee, hands: { staff } }: Props) {
  if (fee <= 0) return <p className="mt-2">{words.costsNothing}</p>;
  return <p className="mt-2 font-semibold">{(staff?.costs ?? words.costs)(money(fee))}</p>;
}

/**
 * The fee that is shown, and a call that sends it. If the server names a higher one, that is shown and has to be agreed to anew. `fee`: what
 * the visits cost that are meant now.
 */
export function useSeenFee(fee: number) {
  const [named, setNamed] = useState<{ instead: number; fee: number } | null>(null);
  const seen = named?.instead === fee ? named.fee : fee;

  async function send<Done>(call: (seenFee: number) => Promise<Done>): Promise<Done> {
    try {
      return await call(seen);
    } catch (error) {
      if (error instanceof ApiError && hasCode(error, 'FEE_CHANGED')) setNamed({ instead: fee, fee: error.params.fee ?? fee });
      throw error;
    }
  }

  return { fee: seen, send };
}

/** Whether another try would be refused, too. */
export function isOverForGood(error: unknown): boolean {
  return hasCode(error, 'SERIES_STATE', 'NOT_FOUND', 'INVALID_STATUS_TRANSITION');
}
