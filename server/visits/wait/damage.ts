/** Checks that waits, offers and held times agree (rule B98). Only damage makes them differ: one transaction writes them all. */

import { timeOf } from '../../../common/minutes.ts';
import type { Queries } from '../../platform/db/database.ts';
import { everyHeld } from '../../schedule/professional/held.ts';
import { findAllOpenOffers, findUnlikeOffer } from './store.ts';

const named = ({ date, startMinute }: { date: string; startMinute: number }): string =>
  `${date}, ${timeOf(startMinute).slice(0, 5)}`;

/** What is wrong, a sentence each; empty if all is well. Call it in a transaction. */
export async function damageOfWaits(db: Queries): Promise<string[]> {
  const [offers, held] = [await findAllOpenOffers(db), await everyHeld(db)];
  const [offerIds, heldIds] = [new Set(offers.map(({ id }) => id)), new Set(held.map(({ id }) => id))];
  return [
    ...offers
      .filter(({ id }) => !heldIds.has(id))
      .map(offer => `The offer of ${named(offer)} holds no time, so others can book it`),
    ...held.filter(({ id }) => !offerIds.has(id)).map(one => `A time is held for nobody (${named(one)}), so nobody can book it`),
    ...(await findUnlikeOffer(db)).map(({ id }) => `The wait ${id} says another state than its offers`),
  ];
}
