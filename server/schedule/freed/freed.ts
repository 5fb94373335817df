/**
 * What frees time is noted in the transaction of the change, and looked at once for each day, a minute after the last change (rule B91).
 * Those who wait are a higher wing's: the composition says what a look does (`deps.offerFreed`).
 */

import type { Span } from '../../../common/span.ts';
import { type Instant, type IsoDate, istDate, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addFreed, type FreedRow, findFreed, removeFreed } from './store.ts';

/** So long after the last change of a day it is looked at. */
const PAUSE = MINUTE;

const note = async (tx: Queries, row: Omit<FreedRow, 'id' | 'at'>, { at, dueAt }: { at: Instant; dueAt: Instant }) => {
  await addFreed(tx, { id: newId(), at, ...row });
  await enqueue(tx, lookAgain, { date: row.date }, at, { dueAt });
};

/** A visit left this time. Nothing of the past is noted. */
export async function noteFreed(tx: Queries, date: IsoDate, { startMinute, endMinute }: Span, now: Instant): Promise<void> {
  if (date < istDate(now)) return;
  await note(tx, { date, startMinute, endMinute }, { at: now, dueAt: now + PAUSE });
}

/** Somebody works more, or the salon goes further: any day may have got time. */
export async function noteFreedDays(tx: Queries, now: Instant): Promise<void> {
  await note(tx, { date: null, startMinute: null, endMinute: null }, { at: now, dueAt: now + PAUSE });
}

/** An offer of this time ended without a visit: it goes to the next at once. */
export async function passOn(tx: Queries, date: IsoDate, { startMinute, endMinute }: Span, now: Instant): Promise<void> {
  if (date < istDate(now)) return;
  await note(tx, { date, startMinute, endMinute }, { at: now - PAUSE, dueAt: now });
}

const spansOf = (rows: FreedRow[]): Span[] =>
  rows.flatMap(({ startMinute, endMinute }) => (startMinute === null || endMinute === null ? [] : [{ startMinute, endMinute }]));

/**
 * Looks at a day, or at every day. A later change of the day has a job of its own, which then looks for both. What was noted goes once the
 * look is over, so a crash between repeats it.
 */
export const lookAgain: JobKind<{ date: IsoDate | null }> = {
  name: 'LOOK_AGAIN',
  tries: 5,
  timeLimit: 2 * MINUTE,
  atOnce: 1,
  run: async ({ date }, deps, signal) => {
    const rows = (await findFreed(deps.db.read)).filter(row => row.date === date);
    const now = deps.clock.now();
    const [last] = rows.map(({ at }) => at).sort((a, b) => b - a);
    if (last === undefined || now < last + PAUSE) return;
    const isOver = date !== null && date < istDate(now);
    const later = isOver ? undefined : await deps.offerFreed(deps, date, spansOf(rows), signal);
    await deps.db.tx(async tx => {
      if (later !== undefined) await enqueue(tx, lookAgain, { date }, now, { dueAt: later });
      else
        await removeFreed(
          tx,
          rows.map(({ id }) => id),
        );
    });
  },
};
