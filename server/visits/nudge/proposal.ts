/** What a reminder proposes: what the customer's own home page does (rule B111), with the coupon of the reminder taken off. */
import { refOf } from '../../../common/choice.ts';
import { minuteOf } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { perhaps } from '../../platform/contract/perhaps.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pendingOf } from '../../schedule/free/time.ts';
import { usablePersonal } from '../../shop/coupon/list.ts';
import { listDue } from '../due/propose.ts';
import { costOf } from '../offer/price.ts';
import { askedBy } from '../wait/asked.ts';
import { booksStill, type NudgeRow } from './rules.ts';

type DueVisit = Schemas['DueVisit'];
type Coupon = Schemas['LinkedNudge']['coupon'];

/** Whoever has the link acts as the customer, as with every link of a message. */
export function holderOf({ id, userId }: Pick<NudgeRow, 'id' | 'userId'>): Caller {
  return { role: 'USER', id: userId, sessionId: id, key: null, staffRole: null };
}

export async function hasPending(db: Queries, userId: string): Promise<boolean> {
  return (await pendingOf(db, userId)).length > 0;
}

/** Undefined if nothing of the category is due or can be booked, and while any visit is to come. */
export async function proposalFor(
  deps: Deps,
  nudge: Pick<NudgeRow, 'id' | 'userId' | 'categoryId'>,
): Promise<DueVisit | undefined> {
  if (await hasPending(deps.db.read, nudge.userId)) return undefined;
  return (await listDue(deps, holderOf(nudge))).find(({ category }) => category.id === nudge.categoryId);
}

/** The services of a proposal as a request names them. */
export function refsOf({ items }: Pick<DueVisit, 'items'>): string[] {
  return items.flatMap(item => Array<string>(item.quantity).fill(refOf(item)));
}

/** The coupon of a reminder; null without one, and once it is used, over or switched off. */
export async function couponOf(
  db: Queries,
  { userId, couponId }: Pick<NudgeRow, 'userId' | 'couponId'>,
  now: Instant,
): Promise<Omit<NonNullable<Coupon>, 'inPrices'> | null> {
  if (couponId === null) return null;
  const found = await usablePersonal(db, { id: couponId, userId }, istDate(now));
  return found ? { code: found.code, rupees: found.discountValue, validTill: found.validTill } : null;
}

/** The times with the coupon taken off; undefined if it cannot be used for this order, such as one that would be too small. */
const withCoupon = async (deps: Deps, userId: string, due: DueVisit, couponCode: string, now: Instant) => {
  const { read: db } = deps.db;
  const named = { userId, bookingId: null, addressId: due.addressId, serviceIds: refsOf(due), womenOnly: due.womenOnly };
  const asked = { ...(await askedBy(db, { ...named, professionalId: null }, now)), couponCode };
  const times: DueVisit['times'] = [];
  for (const time of due.times) {
    const cost = await perhaps(costOf(deps, db, { date: time.date, startMinute: minuteOf(time.startTime) }, asked, now));
    if (!cost) return undefined;
    times.push({ ...time, finalPrice: cost.finalPrice, deposit: cost.dueNow });
  }
  return { ...due, times };
};

/** What the link of a reminder can book now, and the coupon that it has. */
export async function proposedBy(deps: Deps, nudge: NudgeRow, now: Instant): Promise<{ due: DueVisit | null; coupon: Coupon }> {
  const found = await couponOf(deps.db.read, nudge, now);
  const due = booksStill(nudge, now) ? ((await proposalFor(deps, nudge)) ?? null) : null;
  const cheaper = due && found && (await withCoupon(deps, nudge.userId, due, found.code, now));
  return { due: cheaper || due, coupon: found && { ...found, inPrices: Boolean(cheaper) } };
}
