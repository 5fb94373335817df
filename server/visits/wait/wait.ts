/** Waiting for a time that is full, or for an earlier time of a booking (rules B90 and B91). */

import { isDeepStrictEqual } from 'node:util';
import { minuteOf } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { mustBeCustomer } from '../../accounts/auth/profile.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { mustBeInOrder } from '../../platform/contract/period.ts';
import { MAY, maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { mustBeInArea } from '../../schedule/free/time.ts';
import { noteFreedDays } from '../../schedule/freed/freed.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { askedBy } from './asked.ts';
import { endWaitRow } from './end.ts';
import { DAYS_AHEAD, ENDED_SHOWN, isOpen, lastDay, MOST_WAITS, type WaitRow } from './rules.ts';
import { type Reader, toOneWait, toWaits } from './show.ts';
import { addWaitRow, changeWaitRow, findOpenOf, findShownOf, findWait } from './store.ts';

type Wait = Schemas['Wait'];

/** What somebody waits for; the services and the address are those of the booking, if there is one. */
export type Waiting = Omit<Schemas['WaitRequest'], 'womenOnly'> & { userId: string; womenOnly: boolean };

const mustBeDays = ({ from, to }: { from: string; to: string }, now: Instant) => {
  const today = istDate(now);
  mustBeInOrder({ from, to });
  if (to < today) throw invalidField('to', 'notBefore', { than: today });
  if (to > lastDay(today)) throw invalidField('to', 'maxDays', { limit: DAYS_AHEAD });
};

const minutesOf = (times: string[] | null): number[] | null =>
  times === null ? null : [...new Set(times.map(minuteOf))].sort((a, b) => a - b);

const rowOf = (asked: Waiting, now: Instant): WaitRow => {
  const {
    userId,
    bookingId = null,
    serviceIds,
    addressId,
    from: fromDate,
    to: toDate,
    times = null,
    professionalId = null,
    womenOnly,
  } = asked;
  const isNew = bookingId === null;
  if (isNew && !serviceIds) throw invalidField('serviceIds', 'required');
  if (isNew && !addressId) throw invalidField('addressId', 'required');
  if (!isNew && serviceIds) throw invalidField('serviceIds', 'notBoth', { fields: ['bookingId', 'serviceIds'] });
  if (!isNew && addressId) throw invalidField('addressId', 'notBoth', { fields: ['bookingId', 'addressId'] });
  return {
    ...{ id: newId(), userId, bookingId, addressId: addressId ?? null, serviceIds: serviceIds ?? [] },
    ...{ fromDate, toDate, times: minutesOf(times), professionalId, womenOnly },
    ...{ state: 'WAITING', lapsedInRow: 0, createdAt: now, endedAt: null },
  };
};

const isSameWish = (one: WaitRow, other: WaitRow): boolean => isDeepStrictEqual(wishOf(one), wishOf(other));

const wishOf = ({ bookingId, addressId, serviceIds, fromDate, toDate, times, professionalId, womenOnly }: WaitRow) => ({
  ...{ bookingId, addressId, serviceIds, fromDate, toDate, times, professionalId, womenOnly },
});

/** Throws PROFESSIONAL_NOT_FOUND for somebody who does not work here. */
const mustWorkHere = async (db: Queries, professionalId: string | null | undefined): Promise<void> => {
  if (professionalId && !(await findActive(db, { id: professionalId }))) throw new AppError('PROFESSIONAL_NOT_FOUND');
};

/**
 * Writes the wait, or answers the open one for the same wish. The contract lists the refusals of `POST /wait` in this order. A booking has one wait at most: another one takes its
 * place.
 */
export async function addWaitIn(tx: Queries, waiting: Waiting, now: Instant): Promise<WaitRow> {
  mustBeDays(waiting, now);
  const row = rowOf(waiting, now);
  const { address } = await askedBy(tx, row, now);
  await mustWorkHere(tx, row.professionalId);
  if (row.bookingId === null) mustBeInArea(await readSettings(tx), address);
  const open = (await findOpenOf(tx, row.userId)).filter(({ toDate }) => toDate >= istDate(now));
  const same = open.filter(({ bookingId }) => bookingId !== null && bookingId === row.bookingId);
  const again = open.find(one => isSameWish(one, row));
  if (again) return again;
  if (open.length - same.length >= MOST_WAITS) throw new AppError('TOO_MANY_WAITS');
  for (const one of same) await endWaitRow(tx, one, now);
  await addWaitRow(tx, row);
  return row;
}

const readerFor = ({ config }: Deps, { role }: Caller, now: Instant): Reader =>
  MAY[role].actsAs === 'CUSTOMER' ? { secret: config.jwtSecret, now } : 'STAFF';

/** Throws what `addWaitIn` throws, and UNAUTHORIZED. */
export async function addWait(deps: Deps, caller: Caller, asked: Schemas['WaitRequest'], once: Once): Promise<Wait> {
  const { db, clock } = deps;
  return db.tx(tx =>
    once(
      tx,
      async () => {
        const now = clock.now();
        const customer = await mustBeCustomer(tx, caller.id);
        const womenOnly = asked.womenOnly ?? customer.womenOnly;
        const row = await addWaitIn(tx, { ...asked, womenOnly, userId: caller.id }, now);
        return toOneWait(tx, row, readerFor(deps, caller, now));
      },
      { customerOf: () => caller.id },
    ),
  );
}

/** Throws NOT_FOUND, also for another customer's. */
export async function mustFindWait(db: Queries, id: string, caller: Caller): Promise<WaitRow> {
  const row = await findWait(db, id);
  if (!row || !maySeeDataOf(row.userId, caller)) throw new AppError('NOT_FOUND');
  return row;
}

const isOpenFirst = (a: Wait, b: Wait): number =>
  Number(b.state !== 'TAKEN' && b.state !== 'ENDED') - Number(a.state !== 'TAKEN' && a.state !== 'ENDED');

/** The caller's own. */
export async function listWaits(deps: Deps, caller: Caller): Promise<Wait[]> {
  const now = deps.clock.now();
  const rows = await findShownOf(deps.db.read, caller.id, now - ENDED_SHOWN);
  return (await toWaits(deps.db.read, rows, readerFor(deps, caller, now))).sort(isOpenFirst);
}

/** Throws NOT_FOUND, VALIDATION_ERROR, and OFFER_ENDED for a wait that has ended. */
export function changeWait(deps: Deps, id: string, caller: Caller, change: Schemas['WaitChange']): Promise<Wait> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const before = await mustFindWait(tx, id, caller);
    if (!isOpen(before)) throw new AppError('OFFER_ENDED');
    const { from = before.fromDate, to = before.toDate, times, professionalId, womenOnly, paused } = change;
    mustBeDays({ from, to }, now);
    await mustWorkHere(tx, professionalId);
    const goesOn = paused === false && before.state === 'PAUSED';
    const pauses = paused === true && before.state === 'WAITING';
    const columns: Partial<WaitRow> = {
      ...{ fromDate: from, toDate: to },
      ...(times !== undefined && { times: minutesOf(times) }),
      ...(professionalId !== undefined && { professionalId }),
      ...(womenOnly !== undefined && { womenOnly }),
      ...(goesOn && { state: 'WAITING' as const, lapsedInRow: 0 }),
      ...(pauses && { state: 'PAUSED' as const }),
    };
    await changeWaitRow(tx, id, columns);
    // What got free meanwhile may fit it now.
    await noteFreedDays(tx, now);
    return toOneWait(tx, { ...before, ...columns }, readerFor(deps, caller, now));
  });
}

/** Does nothing to one that has ended. Throws NOT_FOUND. */
export function endWait(deps: Deps, id: string, caller: Caller): Promise<Wait> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    await endWaitRow(tx, await mustFindWait(tx, id, caller), now);
    return toOneWait(tx, await mustFindWait(tx, id, caller), readerFor(deps, caller, now));
  });
}
