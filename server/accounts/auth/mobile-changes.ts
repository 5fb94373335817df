/** The mobiles that somebody had before, with who changed them and why (rule S31). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import {
  addMobileChange,
  findMobileChange,
  findMobileChanges,
  forgetMobilesBefore,
  type MobileChange,
  removeMobileChanges,
} from './mobile-change-store.ts';

export type { MobileChange };

/** The old number may soon be somebody else's. */
const KEPT = 30 * DAY;

/** Returns its row. */
export async function noteMobileChange(tx: Queries, change: Omit<MobileChange, 'id'>): Promise<MobileChange> {
  const row = { id: newId(), ...change };
  await addMobileChange(tx, row);
  return row;
}

export function readMobileChange(db: Queries, id: string): Promise<MobileChange | undefined> {
  return findMobileChange(db, id);
}

const shown = ({ at, by, actorName, reason, oldMobile }: MobileChange): Schemas['MobileChange'] => ({
  ...{ at: toRfc3339(at), by, actorName, reason, from: oldMobile },
});

/** The changes of each of these people, the latest first. */
export async function mobileChangesOf(db: Queries, ownerIds: string[]): Promise<(ownerId: string) => Schemas['MobileChange'][]> {
  const of = Map.groupBy(await findMobileChanges(db, ownerIds), ({ ownerId }) => ownerId);
  return ownerId => (of.get(ownerId) ?? []).map(shown);
}

/** Removes the changes of erased people. Answers their ids, because the log has messages about them. */
export function removeMobileChangesOf(tx: Queries, ownerId: string): Promise<string[]> {
  return removeMobileChanges(tx, ownerId);
}

/** When and why stays as long as the account (rule P6). */
export async function forgetOldMobiles(tx: Queries, now: Instant): Promise<void> {
  await forgetMobilesBefore(tx, now - KEPT);
}
