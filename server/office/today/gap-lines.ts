/** Lines about customers who wait or are due, each with a free time of tomorrow (rule W103). */

import { istInstant, timeOf } from '../../../common/minutes.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { dueOn } from '../../visits/due/customers.ts';
import { type FilledGap, fillGaps, type Wanted, wantedByWaits } from '../../visits/offer/gaps.ts';
import { askedBy } from '../../visits/wait/asked.ts';
import { type Asked, DAYS, DUE_TRIED, type Found, GAPS_TRIED } from './rules.ts';
import { clockWords, shortly } from './words.ts';

/** The last visit as it would be carried out again. Undefined if something of it is gone. */
const againFor = async ({ db, now }: Asked, due: Schemas['DueCustomer']): Promise<Wanted | undefined> => {
  const { customer, addressId, serviceIds, bookingId } = due;
  if (addressId === null || serviceIds.length === 0) return undefined;
  const womenOnly = (await leadOf(db, bookingId))?.womenOnly ?? false;
  const named = { userId: customer.id, bookingId: null, addressId, serviceIds, womenOnly, professionalId: null };
  try {
    return { id: customer.id, userId: customer.id, asked: await askedBy(db, named, now), likes: () => true };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

/** Who is due by now, and has no visit to come and none that is waited for. */
const wantedByDue = async (asked: Asked, waiting: ReadonlySet<string>): Promise<Wanted[]> => {
  const { db, now, today } = asked;
  const due = await dueOn(db, { from: addDays(today, -DAYS.due), to: addDays(today, 1), most: DUE_TRIED }, now);
  const wanted: Wanted[] = [];
  for (const one of due) {
    if (one.pendingBooking || waiting.has(one.customer.id)) continue;
    const again = await againFor(asked, one);
    if (again) wanted.push(again);
  }
  return wanted;
};

const toLine = ({ id, userId, startMinute, paise }: FilledGap, date: IsoDate, isDue: boolean) => ({
  ...{ kind: 'GAP' as const, of: id, cause: [date], paise, at: istInstant(date, startMinute), personId: userId },
  label: isDue ? 'Call Them' : 'Offer It',
});

/** Whoever has waited or would usually come, and when they could be visited. */
export async function gapLines(asked: Asked): Promise<Found[]> {
  const { db, now, today } = asked;
  const date = addDays(today, 1);
  const waits = await wantedByWaits(db, date, now, GAPS_TRIED);
  const due = await wantedByDue(asked, new Set(waits.map(({ userId }) => userId)));
  const dueIds = new Set(due.map(({ id }) => id));
  const gaps = await fillGaps(db, date, now, [...waits, ...due]);
  const customers = await customersOfIds(
    db,
    gaps.map(({ userId }) => userId),
  );
  const lines: Found[] = [];
  for (const gap of gaps) {
    const { id, userId, startMinute, professionalId } = gap;
    const isDue = dueIds.has(id);
    const name = professionalId && (await nameOfProfessional(db, professionalId));
    const at = clockWords(startMinute);
    const free = name ? `${name} is free` : 'somebody is free';
    const why = isDue ? `usually comes again by now, and ${free} tomorrow at ${at}` : `waits for tomorrow, and ${free} at ${at}`;
    lines.push({
      ...toLine(gap, date, isDue),
      why: `${shortly(customers.get(userId)?.fullName)} ${why}.`,
      target: {
        ...(isDue ? { customerId: userId } : { waitId: id }),
        ...{ date, time: timeOf(startMinute), ...(professionalId && { professionalId }) },
      },
    });
  }
  return lines;
}
