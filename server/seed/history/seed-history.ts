/** Gives a salon a long history, to try the product at size. The product's own functions write the rows. */

import { istInstant } from '../../../common/minutes.ts';
import { toPaise } from '../../../common/money.ts';
import { price } from '../../../common/price.ts';
import { addDays, type Clock, DAY, HOUR, type Instant, istDate } from '../../../common/time.ts';
import { receive } from '../../money/ledger/ledger.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { namesOf } from '../../platform/shared/translations.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { findStored, replaceStored } from '../../salon/settings/store.ts';
import { snapshotOf } from '../../schedule/address/address.ts';
import { listServices } from '../../shop/catalog/store.ts';
import { redeemCoupon } from '../../shop/coupon/coupon.ts';
import { addCoupon, type CouponRow, findByCode } from '../../shop/coupon/store.ts';
import { countBookings } from '../../visits/list/month-store.ts';
import { countAnew } from '../../visits/list/months.ts';
import { assignPending } from '../../visits/plan/switch-capacity.ts';
import { addBooking, changeBooking } from '../../visits/record/record.ts';
import type { BookingRow } from '../../visits/record/rules.ts';
import { addPeople, type Person } from './people.ts';
import { type PlannedVisit, planVisits, teamsFor } from './plan.ts';
import { pick, type Random, random } from './random.ts';

export interface Size {
  bookings: number;
  customers: number;
  /** By default, as many as a past of three years needs. */
  teams?: number;
}

/** Bookings in one transaction. Other requests run between two. */
const PIECE = 500;
const COUPON = 'REGULAR10';

/** The id that the booking would have got then, because ids are in time order (shared/ids.ts). */
export function idOf(madeAt: Instant): string {
  const hex = madeAt.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
}

interface MadeVisit extends PlannedVisit {
  createdAt: Instant;
}

/** Made some days before the visit, and not later than now. */
const madeOf = (planned: PlannedVisit, next: Random, now: Instant): MadeVisit => {
  const start = istInstant(planned.bookingDate, planned.visit.startMinute);
  return { ...planned, createdAt: Math.min(start - HOUR, now) - Math.floor(next() * 14 * DAY) };
};

/** The changes of the booking until now. */
const outcomeOf = ({ bookingDate, visit, createdAt: madeAt }: MadeVisit, now: Instant, next: Random): Partial<BookingRow> => {
  const end = istInstant(bookingDate, visit.endMinute);
  const luck = next();
  if (luck < 0.08) return { status: 'CANCELLED', cancelledAt: madeAt + Math.floor(next() * (Math.min(now, end) - madeAt)) };
  if (end > now) return {};
  const isRecent = end > now - 10 * DAY;
  // Only recent visits may still be pending.
  if (isRecent && luck < 0.11) return {};
  return { status: 'COMPLETED', completedAt: end, paidAt: isRecent && luck > 0.94 ? null : end };
};

interface Salon {
  people: Person[];
  regular: CouponRow;
  minimumPaise: number;
  now: Instant;
  next: Random;
}

const addOne = async (db: Queries, made: MadeVisit, { people, regular, minimumPaise, now, next }: Salon) => {
  const { id: userId, address } = people[made.customer] as Person;
  const { bookingDate, visit, services, createdAt } = made;
  const id = idOf(createdAt);
  const items = services.map(({ id: serviceId, name, translations, pricePaise, durationInMinutes }, position) => ({
    bookingId: id,
    position,
    serviceId,
    name,
    names: namesOf(translations),
    pricePaise,
    quantity: 1,
    durationInMinutes,
  }));
  // The minimum order applies after the discount (rule B5).
  const coupon = next() < 0.2 && price(items, regular, { wholeRupees: true }).finalPaise >= minimumPaise ? regular : null;
  const row = await addBooking(
    db,
    {
      id,
      userId,
      bookingDate,
      ...visit,
      durationInMinutes: services.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0),
      addressId: address.id,
      address: snapshotOf(address),
      ...price(items, coupon, { wholeRupees: true }),
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      paymentType: 'PAY_AFTER',
      createdAt,
      madeBy: 'CUSTOMER',
      externalId: null,
      metadata: null,
    },
    items,
  );
  const outcome = outcomeOf(made, now, next);
  const { paidAt } = outcome;
  if (paidAt) {
    const method = next() < 0.5 ? 'CASH' : 'UPI';
    await receive(db, { bookingId: id, method, amountPaise: row.finalPaise, at: paidAt });
    outcome.heldPaise = row.finalPaise;
  }
  if (outcome.status)
    await countAnew(db, row, await changeBooking(db, row, outcome, outcome.cancelledAt ?? outcome.completedAt ?? createdAt));
  if (outcome.status === 'CANCELLED') return;
  if (coupon) await redeemCoupon(db, { couponId: coupon.id, userId, bookingId: id });
};

/** Creates the coupon of the bookings, and sets the number of teams. */
const prepare = async (db: Queries, teams: number, first: string, now: Instant): Promise<CouponRow> => {
  await replaceStored(db, { ...JSON.parse(await findStored(db)), teams });
  const added = await addCoupon(db, {
    id: newId(),
    code: COUPON,
    description: '10% off for regular customers',
    discountType: 'PERCENTAGE',
    discountHundredths: 1000,
    validFrom: addDays(first, -30),
    validTill: addDays(istDate(now), 60),
    createdAt: istInstant(addDays(first, -30), 0),
  });
  return added ?? ((await findByCode(db, COUPON)) as CouponRow);
};

/** Whether there are bookings already. A history is not added to them. */
export async function hasHistory(db: Queries): Promise<boolean> {
  return (await countBookings(db, {})) > 0;
}

/** Needs a catalogue. Throws PlainError, before it writes, if nothing can be booked. Returns a customer and the number of teams. */
export async function seedHistory({ read, tx }: Database, clock: Clock, { bookings, customers, teams }: Size) {
  const now = clock.now();
  const next = random(7);
  const saved = await readSettings(read);
  const settings = { ...saved, teams: teams ?? teamsFor(saved, bookings) };
  const { rows: offered } = await listServices(read, { categoryId: undefined }, 'name', 0, 1000);

  const planned = planVisits(settings, offered, { bookings, customers, today: istDate(now) }, next);
  const visits = planned.map(visit => madeOf(visit, next, now));
  const byCustomer = Map.groupBy(visits, ({ customer }) => customer);
  const bookedAt = (place: number) => (byCustomer.get(place) ?? []).map(({ createdAt }) => createdAt);
  const people: Person[] = [];
  for (let made = 0; made < customers; made += PIECE) {
    people.push(...(await tx(db => addPeople(db, made, Math.min(made + PIECE, customers), bookedAt, next, now))));
  }
  const regular = await tx(db => prepare(db, settings.teams, planned[0]?.bookingDate ?? istDate(now), now));
  const salon = { people, regular, minimumPaise: toPaise(settings.minimumOrderValue), now, next };
  for (let done = 0; done < visits.length; done += PIECE) {
    await tx(async db => {
      for (const visit of visits.slice(done, done + PIECE)) await addOne(db, visit, salon);
    });
  }
  await tx(async db => {
    const current = await readSettings(db);
    if (current.capacity === 'PROFESSIONALS') await assignPending(db, current, now);
  });
  return { somebody: pick(next, people), teams: settings.teams };
}
