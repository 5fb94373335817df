/** The owner reads who read the data of customers (rule P12). */

import { DAY, type Instant, istDate } from '../../../common/time.ts';
import { personalDataOf } from '../../platform/contract/personal-data.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { type AccessFilter, forgetSubject, listRows, removeBefore, renameActor } from './store.ts';

/** The Rules of 2025 under the DPDP Act ask for a year (rule 6). */
const KEPT = 365 * DAY;

export async function listAccess(
  { db: { read } }: Deps,
  filter: AccessFilter,
  page: number,
  size: number,
): Promise<Schemas['AccessRecordPage']> {
  const { rows, total } = await listRows(read, filter, page, size);
  const content = rows.map(({ row, fullName }) => {
    const { id, day, hour, actor, actorId, actorName, operation, subject, times, entries } = row;
    return {
      ...{ id, day, hour, operation, kind: personalDataOf(operation), times, entries },
      actor: { kind: actor, id: actorId, name: actorName },
      customer: subject ? { id: subject, fullName } : null,
      erased: subject === null,
    };
  });
  return pageOf(content, page, size, total);
}

/** The rows about an erased customer stay without the customer. */
export function forgetWhoReadAbout(tx: Queries, customerId: string): Promise<void> {
  return forgetSubject(tx, customerId);
}

/** What an erased professional read stays, under this name. */
export function renameReader(tx: Queries, actorId: string, name: string): Promise<void> {
  return renameActor(tx, actorId, name);
}

/** Deletes rows after a year. */
export function forgetAccess(tx: Queries, now: Instant): Promise<void> {
  return removeBefore(tx, istDate(now - KEPT));
}
