/** What staff and programs changed, for the owner (rule K16). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { ActOfStaff, LineOfAct, LogAct } from '../../platform/contract/log-acts.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { nameOfStaff } from '../auth/staff.ts';
import { type Filter, findActs, putAct, removeAct, removeBefore } from './store.ts';

/** As long as the accounts of a financial year may be asked about. */
const KEPT = 8 * 365 * DAY;

/** The lines of acts, which their own transactions write (server/platform/contract/acts.ts). So whatever is done is in the log. */
export function staffLogger({ db, clock }: Pick<Deps, 'db' | 'clock'>): LogAct {
  return async ({ kind, operation, caller }: ActOfStaff) => {
    const id = newId();
    // Before the act, which may remove the caller's key.
    const actorName = (await nameOfStaff(db.read, caller)) ?? '';
    const actor = caller.key ? ('KEY' as const) : ('STAFF' as const);
    const about = { id, at: clock.now(), kind, operation, actor, actorId: caller.id, actorName };
    const write = (tx: Queries, line: LineOfAct) => putAct(tx, { ...about, ...line });
    return { write, finish: line => db.tx(tx => write(tx, line)), remove: () => db.tx(tx => removeAct(tx, id)) };
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
