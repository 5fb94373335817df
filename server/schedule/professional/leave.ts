/** Days on which a professional works other hours, and her leave (rule N3). A change cancels nothing; it answers what it leaves uncovered. */

import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { AppError, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { noteFreedDays } from '../freed/freed.ts';
import { applyChange, mustFind } from './people.ts';
import { leaveSpanOf, mistakesInLeave, mistakesInSpans, toLeave } from './rules.ts';
import { addLeaveRow, type LeaveRow, removeDay, removeLeaveRow, renewVersion, replaceDay } from './store.ts';
import { uncoveredOf } from './uncovered.ts';
import type { Leave } from './workday-rules.ts';

/** Throws VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND. */
export async function setDay(deps: Deps, id: string, date: IsoDate, { spans }: Schemas['ProfessionalDayRequest']) {
  mustHaveNone(mistakesInSpans('spans', spans));
  return applyChange(deps, id, tx => replaceDay(tx, id, date, spans));
}

export function clearDay(deps: Deps, id: string, date: IsoDate) {
  return applyChange(deps, id, tx => removeDay(tx, id, date));
}

export async function listLeave({ db, clock }: Deps, id: string): Promise<Schemas['Leave'][]> {
  return (await mustFind(db.read, id, istDate(clock.now()))).leave.map(toLeave);
}

const isSameSpan = (one: Leave, other: Leave): boolean =>
  one.fromDate === other.fromDate &&
  one.fromMinute === other.fromMinute &&
  one.toDate === other.toDate &&
  one.toMinute === other.toMinute;

/**
 * Always saved: it cancels nothing and answers what it leaves uncovered. A repeated request finds that anew, because kept answers name no
 * customers: nothing would erase them. `herself`: she enters it, and this follows in the transaction. Throws VALIDATION_ERROR,
 * PROFESSIONAL_NOT_FOUND.
 */
export async function addLeave(
  { db, clock }: Deps,
  professionalId: string,
  request: Schemas['LeaveRequest'],
  once: Once,
  herself?: (tx: Queries, leave: LeaveRow, now: Instant) => Promise<void>,
): Promise<Schemas['LeaveChange']> {
  mustHaveNone(mistakesInLeave(request));
  const add = async (tx: Queries, now: Instant) => {
    const { leave: known } = await mustFind(tx, professionalId, istDate(now));
    const span = leaveSpanOf(request);
    // Entered twice, by staff or by herself, it is one.
    const same = known.find(one => isSameSpan(one, span));
    if (same) return { leave: toLeave(same) };
    const note = request.note?.trim() || null;
    const leave = {
      id: newId(),
      professionalId,
      ...span,
      note,
      enteredByHerself: herself !== undefined,
      createdAt: now,
    };
    await addLeaveRow(tx, leave);
    await renewVersion(tx);
    // A time that is held for somebody may be lost.
    await noteFreedDays(tx, now);
    await herself?.(tx, leave, now);
    return { leave: toLeave(leave) };
  };
  return db.tx(async tx => {
    const now = clock.now();
    const { leave } = await once(tx, () => add(tx, now), { customerOf: () => professionalId });
    const record = await mustFind(tx, professionalId, istDate(now));
    return { leave, uncovered: await uncoveredOf(tx, now, record) };
  });
}

/** With `ownOnly`, only leave that she entered herself. Throws PROFESSIONAL_NOT_FOUND, and NOT_FOUND for the leave. */
export function takeBackLeave({ db, clock }: Deps, professionalId: string, leaveId: string, ownOnly = false): Promise<void> {
  return db.tx(async tx => {
    const now = clock.now();
    const { leave } = await mustFind(tx, professionalId, istDate(now));
    if (ownOnly && !leave.some(({ id, enteredByHerself }) => id === leaveId && enteredByHerself)) throw new AppError('NOT_FOUND');
    if (!(await removeLeaveRow(tx, professionalId, leaveId))) throw new AppError('NOT_FOUND');
    await renewVersion(tx);
    await noteFreedDays(tx, now);
  });
}
