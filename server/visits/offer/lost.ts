/** What the salon can no longer keep is taken back (rule B96). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { visitAt } from '../../schedule/fit/slot-rules.ts';
import { ownPlace } from '../../schedule/fit/travel-rules.ts';
import { daysFor } from '../../schedule/free/days.ts';
import { askedBy } from '../wait/asked.ts';
import { withdrawIfOpen } from '../wait/end.ts';
import { openOffers, waitRow } from '../wait/offers.ts';
import type { OfferRow } from '../wait/rules.ts';
import type { Rest } from './resting.ts';

interface Known {
  deps: Deps;
  settings: Settings;
  now: Instant;
}

/** Whether what is held can still be had: she may be on leave by now, or the salon closed. */
const isKept = async ({ deps, settings, now }: Known, offer: OfferRow): Promise<boolean> => {
  const offered = await waitRow(deps.db.read, offer.waitId);
  if (!offered) return false;
  const { wish, durationInMinutes } = await askedBy(deps.db.read, offered, now);
  const hers = { ...wish, professionalId: offer.professionalId ?? undefined };
  if (wish.place) ownPlace(wish.place);
  // The plan knows a held time by the offer's id: its own place is free to it.
  const asked = { settings, now, wish: hers, exactness: 'DISCREET', movesNobody: true, exceptBookingId: offer.id } as const;
  const day = (await daysFor(deps.db.read, { from: offer.date, to: offer.date }, asked))(offer.date);
  return visitAt(day, offer.startMinute, durationInMinutes).refusal === null;
};

/** Looks at all open offers, and withdraws those that are lost. */
export async function withdrawLost(known: Known, rest: Rest, signal: AbortSignal): Promise<void> {
  const { deps, now } = known;
  for (const offer of await openOffers(deps.db.read)) {
    await rest(signal);
    // What was waited for may be gone, such as a service.
    const isLost = await isKept(known, offer).then(
      kept => !kept,
      error => error instanceof AppError,
    );
    if (isLost) await deps.db.tx(tx => withdrawIfOpen(tx, offer.id, now));
  }
}
