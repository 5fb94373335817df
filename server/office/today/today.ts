/** The list of today, and what each member of staff puts aside of it (rules W103 and W104). No table keeps lines: causes do. */

import { DAY, type Instant, istDate, toRfc3339 } from '../../../common/time.ts';
import { staffOf } from '../../accounts/auth/staff.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { LINES } from './lines.ts';
import { counts, type Found, type Kind, keyOf, kindOfKey, kindsFor, linesFor, type MarkRow, MOST } from './rules.ts';
import { findMarks, putMark, removeMark, removeMarksBefore, removeMarksOf, removeOrphans } from './store.ts';

/** A cause that is still there after so long may be looked at again. */
const KEPT = 90 * DAY;

/** Programs have no list: it is a person's. */
const roleOf = ({ staffRole }: Caller): Schemas['StaffRole'] => {
  if (staffRole === null) throw new AppError('FORBIDDEN');
  return staffRole;
};

const marksOf = async (db: Queries, { id }: Caller, now: Instant): Promise<Map<string, MarkRow>> => {
  const today = istDate(now);
  return new Map((await findMarks(db, id)).filter(mark => counts(mark, today)).map(mark => [mark.key, mark]));
};

/** The lines of a kind: one more than is shown, and those that may be put aside beside them. */
const find = (deps: Deps, kind: Kind, marks: Map<string, MarkRow>, now: Instant): Promise<Found[]> => {
  const aside = [...marks.keys()].filter(key => kindOfKey(key) === kind).length;
  return LINES[kind]({ deps, db: deps.db.read, now, today: istDate(now), most: MOST + 1 + aside });
};

/** `all`: with what the caller has put aside. */
export async function listToday(deps: Deps, caller: Caller, { all }: { all: boolean }): Promise<Schemas['TodayList']> {
  const now = deps.clock.now();
  const role = roleOf(caller);
  const marks = await marksOf(deps.db.read, caller, now);
  const shown: Found[] = [];
  const more: Kind[] = [];
  let aside = 0;
  for (const kind of kindsFor(role)) {
    const found = await find(deps, kind, marks, now);
    const open = found.filter(one => !marks.has(keyOf(one)));
    const away = found.filter(one => marks.has(keyOf(one)));
    if (open.length > MOST) more.push(kind);
    aside += away.length;
    shown.push(...open.slice(0, MOST), ...(all ? away : []));
  }
  return { date: istDate(now), computedAt: toRfc3339(now), lines: linesFor(role, shown, marks), aside, more };
}

/** Throws NOT_FOUND for a line that the caller's list does not have, UNAUTHORIZED if the caller was removed meanwhile. */
export async function markToday(
  deps: Deps,
  caller: Caller,
  key: string,
  { state, forToday = false }: Schemas['TodayMarkRequest'],
): Promise<Schemas['TodayLine']> {
  const now = deps.clock.now();
  const role = roleOf(caller);
  const kind = kindOfKey(key);
  if (!kind || !kindsFor(role).includes(kind)) throw new AppError('NOT_FOUND');
  const before = await marksOf(deps.db.read, caller, now);
  const found = (await find(deps, kind, before, now)).find(one => keyOf(one) === key);
  if (!found) throw new AppError('NOT_FOUND');
  const mark = { adminId: caller.id, key, day: forToday ? istDate(now) : null, personId: found.personId, at: now };
  await deps.db.tx(async tx => {
    await staffOf(tx, caller.id);
    await (state === 'OPEN' ? removeMark(tx, mark) : putMark(tx, { ...mark, state }));
  });
  const after = new Map<string, MarkRow>(state === 'OPEN' ? [] : [[key, { ...mark, state }]]);
  return linesFor(role, [found], after)[0] as Schemas['TodayLine'];
}

/** After 90 days, and with the enquiries and messages that are gone. */
export async function forgetMarks(tx: Queries, now: Instant): Promise<void> {
  await removeMarksBefore(tx, now - KEPT);
  await removeOrphans(tx);
}

/** With the customer whom the lines were about (rule P2). */
export async function forgetMarksAbout(tx: Queries, userId: string): Promise<void> {
  await removeMarksOf(tx, [userId]);
  await removeOrphans(tx);
}
