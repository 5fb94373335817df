/** What staff and programs changed, for the owner (rule K16). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { ActOfStaff, LogAct } from '../../platform/contract/log-acts.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { nameOfStaff } from '../auth/staff.ts';
import { addAct, type Filter, findActs, finishAct, removeAct, removeBefore } from './store.ts';

/** As long as the accounts of a financial year may be asked about. */
const KEPT = 8 * 365 * DAY;

/**
 * Writes the act down before it happens, and says afterwards what came of it. Whatever is done is so in the log, also after a crash; then
 * it says that the outcome is not known.
 */
export function staffLogger({ db, clock }: Pick<Deps, 'db' | 'clock'>): LogAct {
  return async ({ kind, operation, caller, targetId }: ActOfStaff) => {
    const id = newId();
    const { key } = caller;
    await db.tx(async tx => {
      const actorName = (await nameOfStaff(tx, caller)) ?? '';
      const actor = key ? ('KEY' as const) : ('STAFF' as const);
      await addAct(tx, { id, at: clock.now(), kind, operation, actor, actorId: caller.id, actorName, targetId });
    });
    return {
      done: (changes, madeId) => db.tx(tx => finishAct(tx, id, changes, targetId ?? madeId)),
      notDone: () => db.tx(tx => removeAct(tx, id)),
    };
  };
}

/** A page, the latest first. */
export async function listStaffLog(
  { db: { read } }: Deps,
  filter: Filter,
  page: number,
  size: number,
): Promise<Schemas['StaffActPage']> {
  const { rows, total } = await findActs(read, filter, page, size);
  const content = rows.map(({ id, at, kind, operation, actor, actorId, actorName, targetId, changes, done }) => ({
    ...{ id, at: toRfc3339(at), kind, operation, targetId, changes, done },
    actor: { kind: actor, id: actorId, name: actorName },
  }));
  return pageOf(content, page, size, total);
}

export function forgetActs(tx: Queries, now: Instant): Promise<void> {
  return removeBefore(tx, now - KEPT);
}
