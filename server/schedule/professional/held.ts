/** Times that are held for somebody who was offered them (rule B92). A held time takes its place like a visit that nobody may move. */

import type { Span } from '../../../common/span.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Wish } from '../fit/assign-rules.ts';
import { quartersOf } from '../fit/fit-rules.ts';
import { addHeld, allHeld, type HeldRow, removeHeld } from './held-store.ts';
import { takeQuarters } from './quarter-store.ts';

export interface Holding extends Span {
  /** The offer's. */
  id: string;
  date: IsoDate;
  wish: Wish;
  /** Null with teams. */
  professionalId: string | null;
}

/** Throws a duplicate (db/fault.ts) if the professional's time is taken: the same last guard as for visits (rule N9). */
export async function holdPlace(tx: Queries, { id, date, wish, professionalId, ...span }: Holding): Promise<void> {
  const { place, serviceIds, womenOnly } = wish;
  const where = { latitude: place ? String(place.latitude) : null, longitude: place ? String(place.longitude) : null };
  await addHeld(tx, { id, professionalId, date, ...span, ...where, serviceIds, womenOnly });
  if (professionalId !== null) await takeQuarters(tx, { professionalId, date, heldId: id }, quartersOf(span));
}

/** Gives the time back. Does nothing if it is held no longer. */
export async function releasePlace(tx: Queries, id: string): Promise<void> {
  await removeHeld(tx, id);
}

/** All that is held now. */
export function everyHeld(db: Queries): Promise<HeldRow[]> {
  return allHeld(db);
}
