/** The waiting list as staff work with it: who waits for a day, whom a gap fits, and offering it (rule B97). */

import { minuteOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { DAY, type Instant, type IsoDate, type Minute } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { visitAt } from '../../schedule/fit/slot-rules.ts';
import { ownPlace } from '../../schedule/fit/travel-rules.ts';
import { daysFor } from '../../schedule/free/days.ts';
import { type Calling, customerOfCall } from '../booking/book-for-customer.ts';
import { type AskedVisit, askedBy, isEarlier } from '../wait/asked.ts';
import { figuresSince, openWaitsOn, waitRow } from '../wait/offers.ts';
import { isOpen, isWaitedFor, type WaitRow } from '../wait/rules.ts';
import { toWaits } from '../wait/show.ts';
import { addWaitIn, mustFindWait } from '../wait/wait.ts';
import { makeOffer, withoutNotice } from './make.ts';

type StaffWait = Schemas['StaffWait'];

/** More than a salon calls on a day. */
const MOST_SHOWN = 200;
const FIGURES_OF = 30 * DAY;

interface Gap {
  date: IsoDate;
  startMinute: Minute;
  professionalId: string | undefined;
}

/** Whether the time fits the visit, by the same function as the slot list. */
const fitsIn = async (db: Queries, { wish, durationInMinutes, address, booking }: AskedVisit, gap: Gap, now: Instant) => {
  const settings = withoutNotice(await readSettings(db));
  const professionalId = wish.professionalId ?? gap.professionalId;
  if (gap.professionalId !== undefined && professionalId !== gap.professionalId) return false;
  if (!isEarlier({ booking }, gap.date, gap.startMinute)) return false;
  // By the travel that offers are made by.
  if (wish.place) ownPlace(wish.place);
  const where = address ? { place: wish.place, postalCode: address.postalCode } : undefined;
  const asked = {
    settings,
    now,
    wish: { ...wish, professionalId },
    where,
    exactness: 'DISCREET' as const,
    exceptBookingId: booking?.id,
  };
  const day = (await daysFor(db, { from: gap.date, to: gap.date }, asked))(gap.date);
  return !day.isOutside && visitAt(day, gap.startMinute, durationInMinutes).refusal === null;
};

/** Undefined for what is gone. */
const askedOf = async (db: Queries, wait: WaitRow, now: Instant): Promise<AskedVisit | undefined> => {
  try {
    return await askedBy(db, wait, now);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

const toStaffWaits = async (db: Queries, rows: WaitRow[], gap: Gap | undefined, now: Instant): Promise<StaffWait[]> => {
  const [shown, customers] = await Promise.all([
    toWaits(db, rows, 'STAFF'),
    customersOfIds(
      db,
      rows.map(({ userId }) => userId),
    ),
  ]);
  const all: StaffWait[] = [];
  for (const [n, row] of rows.entries()) {
    const [wait, customer] = [shown[n], customers.get(row.userId)];
    if (!wait || !customer) continue;
    const asked = await askedOf(db, row, now);
    const fits = gap ? asked !== undefined && isWaitedFor(row, gap.startMinute) && (await fitsIn(db, asked, gap, now)) : null;
    all.push({
      wait,
      customer: { id: row.userId, fullName: customer.fullName, mobile: customer.mobile },
      fits,
      durationInMinutes: asked?.durationInMinutes ?? 0,
      place: asked?.address ? asked.address.streetArea || asked.address.postalCode : null,
    });
  }
  return all;
};

/** Money is nothing for the desk (rule K15). */
const figuresFor = async (db: Queries, { staffRole, key }: Caller, now: Instant): Promise<Schemas['WaitFigures'] | null> => {
  if (staffRole === 'DESK' || key !== null) return null;
  const { offered, taken, minutes, paise } = await figuresSince(db, now - FIGURES_OF);
  return { offered, taken, minutesFilled: minutes, rupeesFilled: toRupees(paise) };
};

/** The open waits of a day; with a time, those whom it fits come first. */
export async function listWaitsOfDay(
  { db: { read: db }, clock }: Deps,
  caller: Caller,
  { date, time, professionalId }: { date: IsoDate; time?: string | undefined; professionalId?: string | undefined },
): Promise<Schemas['WaitsOfDay']> {
  const now = clock.now();
  const gap = time === undefined ? undefined : { date, startMinute: minuteOf(time), professionalId };
  const waits = await toStaffWaits(db, await openWaitsOn(db, date, { most: MOST_SHOWN }), gap, now);
  return { waits: waits.sort((a, b) => Number(b.fits) - Number(a.fits)), figures: await figuresFor(db, caller, now) };
}

const oneFor = async (db: Queries, row: WaitRow, now: Instant): Promise<StaffWait> => {
  const [shown] = await toStaffWaits(db, [row], undefined, now);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
};

/** For a caller. Throws what `customerOfCall` and `addWaitIn` throw. */
export async function addWaitForCustomer(deps: Deps, request: Schemas['StaffWaitRequest'], once: Once): Promise<StaffWait> {
  const { db, clock } = deps;
  const { mobile, fullName, language, addressId, address, ...asked } = request;
  const calling: Calling = { mobile, fullName, language, addressId, address };
  const add = async (tx: Queries) => {
    const now = clock.now();
    const caller = await customerOfCall(tx, calling, now);
    const womenOnly = asked.womenOnly ?? caller.womenOnly;
    const row = await addWaitIn(tx, { ...asked, womenOnly, userId: caller.userId, addressId: caller.addressId }, now);
    return oneFor(tx, row, now);
  };
  return db.tx(tx => once(tx, () => add(tx), { customerOf: ({ customer }) => customer.id, scope: mobile }));
}

/** Throws NOT_FOUND, OFFER_ENDED, SLOT_UNAVAILABLE, DUPLICATE_BOOKING. */
export async function offerToWait(
  deps: Deps,
  id: string,
  caller: Caller,
  { bookingDate, bookingTime, professionalId }: Schemas['OfferRequest'],
  once: Once,
): Promise<StaffWait> {
  const { db, clock } = deps;
  const offer = async (tx: Queries) => {
    const now = clock.now();
    const wait = await mustFindWait(tx, id, caller);
    if (!isOpen(wait) || wait.state === 'OFFERED') throw new AppError('OFFER_ENDED');
    const start = { date: bookingDate, startMinute: minuteOf(bookingTime), professionalId };
    if (!(await makeOffer(deps, tx, id, start, { byStaff: true, now }))) throw new AppError('OFFER_ENDED');
    return oneFor(tx, (await waitRow(tx, id)) ?? wait, now);
  };
  return db.tx(tx => once(tx, () => offer(tx), { customerOf: ({ customer }) => customer.id }));
}
