/** Both get a coupon after the new customer's first completed and paid visit, once (rules D18 to D20). */

import { toRupees } from '../../../common/money.ts';
import { addDays, DAY, type Instant, istDate, MINUTE } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { tellCustomer } from '../../messages/tell/tell-customer.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { booking } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { personalCoupon } from '../../shop/coupon/personal.ts';
import { addressMarks, earnsReward, mobileMark } from './rules.ts';
import {
  addMarks,
  decide,
  findEarned,
  findMarked,
  findPlacesOf,
  noteCoupons,
  type ReferralRow,
  removeMarksBefore,
  removeOrphans,
} from './store.ts';

/** Visits that one round looks at, a transaction each that earns something. */
const PIECE = 200;
/** A mobile or an address counts again after so long. */
const MARKS_KEPT = 3 * 365 * DAY;

type Visit = typeof booking.$inferSelect;

/** For the new customer, and for who brought them. */
const CAME = {
  description: 'Thank you for coming to us through a friend',
  translations: {
    hi: { description: 'अपनों के कहने पर हमें चुनने के लिए धन्यवाद' },
    mr: { description: 'आपल्या माणसांच्या सांगण्यावरून आम्हाला निवडल्याबद्दल धन्यवाद' },
  },
};
const BROUGHT = {
  description: 'Thank you for bringing a friend',
  translations: {
    hi: { description: 'अपनों को साथ लाने के लिए धन्यवाद' },
    mr: { description: 'आपल्या माणसांना सोबत आणल्याबद्दल धन्यवाद' },
  },
};

/** What tells that the new customer was here before, or is the other one. */
const reasonOf = async (
  tx: Queries,
  { mobile, places, others }: { mobile: string; places: string[]; others: string[] },
): Promise<ReferralRow['reason']> => {
  const marked = await findMarked(tx, [mobile, ...places]);
  if (marked.has('MOBILE')) return 'SAME_MOBILE';
  return marked.has('ADDRESS') || places.some(place => others.includes(place)) ? 'SAME_ADDRESS' : null;
};

const reward = async ({ config }: Pick<Deps, 'config'>, tx: Queries, waiting: ReferralRow, visit: Visit, now: Instant) => {
  const { id, userId, referrerId, rewardPaise, validDays } = waiting;
  const people = await customersOfIds(
    tx,
    [userId, referrerId].filter(one => one !== null),
  );
  const friend = userId === null ? undefined : people.get(userId);
  if (!friend) return;
  const secret = config.jwtSecret;
  const mobile = mobileMark(secret, friend.mobile);
  const places = visit.address ? addressMarks(secret, visit.address) : [];
  const others = referrerId === null ? [] : (await findPlacesOf(tx, referrerId)).flatMap(place => addressMarks(secret, place));
  const reason = await reasonOf(tx, { mobile, places, others });
  const decided = { state: reason ? 'REFUSED' : 'REWARDED', reason, decidedAt: now } as const;
  if (!(await decide(tx, id, decided)) || reason) return;
  await addMarks(tx, [
    { hash: mobile, kind: 'MOBILE', createdAt: now },
    ...places.map(hash => ({ hash, kind: 'ADDRESS' as const, createdAt: now })),
  ]);
  const gift = {
    ...{ prefix: 'FRIEND', discountType: 'FIXED' as const, discountValue: toRupees(rewardPaise) },
    validTill: addDays(istDate(now), validDays),
  };
  const own = await personalCoupon(tx, { ...gift, ...CAME, userId: friend.id }, now);
  const referrer = referrerId === null ? undefined : people.get(referrerId);
  const back = referrer && (await personalCoupon(tx, { ...gift, ...BROUGHT, userId: referrer.id }, now));
  await noteCoupons(tx, id, { couponId: own.id, referrerCouponId: back?.id ?? null });
  await tellCustomer(tx, { occasion: 'FRIEND_CAME', subject: own.id, userId: friend.id }, now);
  if (back) await tellCustomer(tx, { occasion: 'FRIEND_CAME', subject: back.id, userId: referrer.id }, now);
};

/** Runs every quarter of an hour on one of the instances. Each referral is decided in a transaction of its own, which looks again. */
export const referralRound: JobKind<null> = {
  name: 'REFERRAL_ROUND',
  tries: 3,
  timeLimit: 5 * MINUTE,
  every: 15 * MINUTE,
  run: async (_, deps, signal) => {
    const { db, clock } = deps;
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const found = await findEarned(db.read, after, PIECE);
      const last = found.at(-1)?.referral.id;
      if (last === undefined) break;
      for (const id of new Set(found.map(row => row.referral.id))) await decideOne(deps, id);
      if (found.length < PIECE) break;
      after = last;
    }
    await db.tx(async tx => {
      await removeOrphans(tx);
      await removeMarksBefore(tx, clock.now() - MARKS_KEPT);
    });
  },
};

const decideOne = ({ db, clock, config }: Deps, id: string) =>
  db.tx(async tx => {
    const rows = await findEarned(tx, '', PIECE, id);
    const earned = rows.find(row => earnsReward(row.booking));
    if (earned) await reward({ config }, tx, earned.referral, earned.booking, clock.now());
  });

/** What stays of a customer who goes while friends are rewarded: that this mobile was here (rule D19). */
export async function keepMobileMark({ config }: Pick<Deps, 'config'>, tx: Queries, mobile: string, now: Instant): Promise<void> {
  if ((await readSettings(tx)).referralReward === 0) return;
  await addMarks(tx, [{ hash: mobileMark(config.jwtSecret, mobile), kind: 'MOBILE', createdAt: now }]);
}
