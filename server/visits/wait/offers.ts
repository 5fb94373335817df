/** Waits and offers as the room that makes offers reads and writes them. */

import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { OfferRow, WaitRow } from './rules.ts';
import {
  addOffer,
  changeOffer,
  changeWaitRow,
  countOffersSince,
  findAllOpenOffers,
  findEndedOn,
  findOffer,
  findOfferByToken,
  findOffersOf,
  findOpenDays,
  findOpenOn,
  findWait,
  sumOffersSince,
} from './store.ts';

export interface OfferedWait {
  offer: OfferRow;
  wait: WaitRow;
}

export function waitRow(db: Queries, id: string): Promise<WaitRow | undefined> {
  return findWait(db, id);
}

const withWait = async (db: Queries, offer: OfferRow | undefined): Promise<OfferedWait | undefined> => {
  const wait = offer && (await findWait(db, offer.waitId));
  return offer && wait && { offer, wait };
};

/** The offer with its wait; undefined if it is gone. */
export async function offerById(db: Queries, id: string): Promise<OfferedWait | undefined> {
  return withWait(db, await findOffer(db, id));
}

/** The offer of a link, by the hash of its token. */
export async function offerByLink(db: Queries, tokenHash: string): Promise<OfferedWait | undefined> {
  return withWait(db, await findOfferByToken(db, tokenHash));
}

/** All that was offered to a wait. */
export function offersOf(db: Queries, waitId: string): Promise<OfferRow[]> {
  return findOffersOf(db, waitId);
}

/** The offers of this customer since, without those of staff. */
export function offersSince(db: Queries, userId: string, since: Instant): Promise<number> {
  return countOffersSince(db, userId, since);
}

/** The offers of times on this day that were made since, and ended without a visit. */
export function endedOn(db: Queries, date: IsoDate, since: Instant): Promise<OfferRow[]> {
  return findEndedOn(db, date, since);
}

/** The open waits for a day, the oldest first, from the one after `after` on. */
export function openWaitsOn(
  db: Queries,
  date: IsoDate,
  page: { most: number; after?: Pick<WaitRow, 'createdAt' | 'id'> | undefined },
): Promise<WaitRow[]> {
  return findOpenOn(db, date, page);
}

/** The first and the last day of each open wait that is not over. */
export function openDays(db: Queries, today: IsoDate): Promise<Pick<WaitRow, 'fromDate' | 'toDate'>[]> {
  return findOpenDays(db, today);
}

/** All that are open now. */
export function openOffers(db: Queries): Promise<OfferRow[]> {
  return findAllOpenOffers(db);
}

export function figuresSince(db: Queries, since: Instant) {
  return sumOffersSince(db, since);
}

/** Its place is held by now. */
export async function noteOffer(tx: Queries, offer: OfferRow): Promise<void> {
  await addOffer(tx, offer);
  await changeWaitRow(tx, offer.waitId, { state: 'OFFERED' });
}

/** The wait is over. The booking that follows must not end it a second time. */
export function noteTaking(tx: Queries, waitId: string, now: Instant): Promise<void> {
  return changeWaitRow(tx, waitId, { state: 'TAKEN', endedAt: now, lapsedInRow: 0 });
}

export function noteTaken(tx: Queries, offerId: string, taken: Partial<OfferRow>): Promise<void> {
  return changeOffer(tx, offerId, taken);
}

/** Whoever answers has read it, so lapses before it count no longer. */
export function noteDeclined(tx: Queries, waitId: string): Promise<void> {
  return changeWaitRow(tx, waitId, { state: 'WAITING', lapsedInRow: 0 });
}
