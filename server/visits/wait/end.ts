/** How offers and waits end (rules B94 to B96). Whoever ends one gives the held time to the next, or back to the public. */

import { DAY, type Instant, type IsoDate, istDate, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { passOn } from '../../schedule/freed/freed.ts';
import { releasePlace } from '../../schedule/professional/held.ts';
import { plainIds } from './asked.ts';
import { isOpen, LAPSES_TO_PAUSE, type OfferRow, type WaitRow } from './rules.ts';
import {
  changeOffer,
  changeWaitRow,
  findAllOpenOffers,
  findOffer,
  findOpenForBooking,
  findOpenOf,
  findOpenOffers,
  findOver,
  findWait,
  removeWaitsBefore,
} from './store.ts';

/** Ends an open offer without a visit: its time goes to the next who waits. */
export async function endOffer(
  tx: Queries,
  offer: OfferRow,
  state: 'DECLINED' | 'LAPSED' | 'WITHDRAWN',
  now: Instant,
): Promise<void> {
  const { id, date, startMinute, endMinute } = offer;
  await changeOffer(tx, id, { state, endedAt: now });
  await releasePlace(tx, id);
  await passOn(tx, date, { startMinute, endMinute }, now);
}

/** Ends an open wait with what is held for it. */
export async function endWaitRow(tx: Queries, wait: WaitRow, now: Instant): Promise<void> {
  if (!isOpen(wait)) return;
  await changeWaitRow(tx, wait.id, { state: 'ENDED', endedAt: now });
  for (const offer of await findOpenOffers(tx, [wait.id])) await endOffer(tx, offer, 'WITHDRAWN', now);
}

/** The customer booked: waits for one of these services on this day are over (rule B96). `open` are the customer's open waits. */
export async function endWaitsFor(
  tx: Queries,
  open: WaitRow[],
  { bookingDate, serviceIds }: { bookingDate: IsoDate; serviceIds: string[] },
  now: Instant,
): Promise<void> {
  for (const wait of open) {
    const isFor = wait.fromDate <= bookingDate && bookingDate <= wait.toDate && wait.bookingId === null;
    if (isFor && plainIds(wait.serviceIds).every(id => serviceIds.includes(id))) await endWaitRow(tx, wait, now);
  }
}

/** The open waits of a customer, for `endWaitsFor`. */
export function openWaitsOf(db: Queries, userId: string): Promise<WaitRow[]> {
  return findOpenOf(db, userId);
}

/** The booking that was to be earlier is no longer pending. */
export async function endWaitsOfBooking(tx: Queries, bookingId: string, now: Instant): Promise<void> {
  for (const wait of await findOpenForBooking(tx, bookingId)) await endWaitRow(tx, wait, now);
}

/** The salon takes an offer back. Its wait goes on. */
const withdrawOffer = async (tx: Queries, offer: OfferRow, now: Instant): Promise<void> => {
  await endOffer(tx, offer, 'WITHDRAWN', now);
  await changeWaitRow(tx, offer.waitId, { state: 'WAITING' });
};

/** The booking that was to be earlier moved: what was held for it is looked for anew. */
export async function withdrawForBooking(tx: Queries, bookingId: string, now: Instant): Promise<void> {
  const waits = await findOpenForBooking(tx, bookingId);
  for (const offer of await findOpenOffers(
    tx,
    waits.map(({ id }) => id),
  ))
    await withdrawOffer(tx, offer, now);
}

/** The account is erased or deactivated. */
export async function endWaitsOfCustomer(tx: Queries, userId: string, now: Instant): Promise<void> {
  for (const wait of await findOpenOf(tx, userId)) await endWaitRow(tx, wait, now);
}

/** The salon takes an offer back, unless somebody answered meanwhile. */
export async function withdrawIfOpen(tx: Queries, offerId: string, now: Instant): Promise<void> {
  const offer = await findOffer(tx, offerId);
  if (offer?.state === 'OPEN') await withdrawOffer(tx, offer, now);
}

/** The salon works in another way: what is held for people, or for teams, means nothing any more. The waits go on. */
export async function withdrawOffers(tx: Queries, now: Instant): Promise<void> {
  for (const offer of await findAllOpenOffers(tx)) await withdrawOffer(tx, offer, now);
}

/** An offer that nobody answered lapses. The second in a row pauses its wait. */
export const endOfferInTime: JobKind<{ offerId: string }> = {
  name: 'END_OFFER',
  tries: 10,
  timeLimit: MINUTE,
  run: ({ offerId }, { db, clock }) =>
    db.tx(async tx => {
      const now = clock.now();
      const offer = await findOffer(tx, offerId);
      if (offer?.state !== 'OPEN' || now < offer.expiresAt) return;
      const wait = await findWait(tx, offer.waitId);
      await endOffer(tx, offer, 'LAPSED', now);
      if (wait?.state !== 'OFFERED') return;
      const lapsedInRow = wait.lapsedInRow + 1;
      const state = lapsedInRow >= LAPSES_TO_PAUSE ? 'PAUSED' : 'WAITING';
      await changeWaitRow(tx, wait.id, { state, lapsedInRow });
    }),
};

/** As the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 365 * DAY;

/** Ends waits whose last day is over, and deletes old ones. */
export async function forgetWaits(tx: Queries, now: Instant): Promise<void> {
  for (const wait of await findOver(tx, istDate(now))) await endWaitRow(tx, wait, now);
  await removeWaitsBefore(tx, now - KEPT);
}
