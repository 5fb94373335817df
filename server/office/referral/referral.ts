/** A customer's code for friends, and a friend's code that a new customer gives (rules D16 and D17). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { mustBeCustomer } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { readableCode } from '../../platform/shared/readable-code.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import {
  addCode,
  addReferral,
  countFriends,
  countReferrals,
  findCodeOf,
  findOwnerOf,
  findReferralOf,
  findReferrals,
  findRewardsOf,
  hasBooking,
} from './store.ts';

const LENGTH = 7;

/** The customer's code; the first question makes it. */
const codeOf = async ({ db }: Deps, userId: string): Promise<string> => {
  const known = await findCodeOf(db.read, userId);
  if (known) return known;
  return db.tx(async tx => {
    await mustBeCustomer(tx, userId);
    for (;;) {
      const made = await findCodeOf(tx, userId);
      if (made) return made;
      await addCode(tx, { userId, code: readableCode(LENGTH) });
    }
  });
};

/** What the customer may tell friends, who came, and the coupons for it. Throws UNAUTHORIZED. */
export async function readReferral(deps: Deps, userId: string): Promise<Schemas['Referral']> {
  const { read } = deps.db;
  const { referralReward, referralDays } = await readSettings(read);
  const isOn = referralReward > 0;
  const [code, friends, rewards, given, hasBooked] = await Promise.all([
    isOn ? codeOf(deps, userId) : null,
    countFriends(read, userId),
    findRewardsOf(read, userId),
    findReferralOf(read, userId),
    hasBooking(read, userId),
  ]);
  return {
    ...{ isOn, code, reward: referralReward, validDays: referralDays },
    ...{ friendsCame: friends.came, friendsToCome: friends.waiting },
    hasGivenCode: given !== undefined,
    mayGiveCode: isOn && given === undefined && !hasBooked,
    coupons: rewards.map(({ code: coupon, discountHundredths, validTill, usedCount }) => ({
      ...{ code: coupon, discount: toRupees(discountHundredths), validTill, isUsed: usedCount > 0 },
    })),
  };
}

const give = async (tx: Queries, userId: string, code: string, now: Instant): Promise<void> => {
  const { referralReward, referralDays } = await readSettings(tx);
  const referrerId = referralReward > 0 ? await findOwnerOf(tx, code) : undefined;
  if (referrerId === undefined || referrerId === userId) throw new AppError('REFERRAL_NOT_FOUND');
  const [given, friends] = await Promise.all([findReferralOf(tx, userId), findReferralOf(tx, referrerId)]);
  if (given?.referrerId === referrerId) return;
  // Two who invite each other would each be a friend of a friend.
  if (given || friends?.referrerId === userId || (await hasBooking(tx, userId))) throw new AppError('REFERRAL_CLOSED');
  const promised = { rewardPaise: toPaise(referralReward), validDays: referralDays };
  await addReferral(tx, { id: newId(), userId, referrerId, state: 'WAITING', ...promised, createdAt: now });
};

/**
 * A new customer gives a friend's code. The same one again changes nothing. Throws REFERRAL_NOT_FOUND (unknown, one's own, or nothing is
 * offered), REFERRAL_CLOSED (a booking or another code came first), UNAUTHORIZED.
 */
export async function giveCode(deps: Deps, userId: string, typed: string): Promise<Schemas['Referral']> {
  await deps.db.tx(async tx => {
    await mustBeCustomer(tx, userId);
    await give(tx, userId, typed.trim().toUpperCase(), deps.clock.now());
  });
  return readReferral(deps, userId);
}

/** All of them for staff, the newest first. */
export async function listReferrals({ db }: Deps, page: number, size: number): Promise<Schemas['StaffReferralPage']> {
  const [rows, total] = await Promise.all([findReferrals(db.read, page, size), countReferrals(db.read)]);
  const people = await customersOfIds(
    db.read,
    rows.flatMap(({ userId, referrerId }) => [userId, referrerId].filter(id => id !== null)),
  );
  const personOf = (id: string | null) => {
    const found = id === null ? undefined : people.get(id);
    return found ? { userId: found.id, fullName: found.fullName, mobile: found.mobile } : null;
  };
  const content = rows.map(({ id, state, reason, createdAt, decidedAt, rewardPaise, userId, referrerId }) => ({
    ...{ id, state, reason, reward: toRupees(rewardPaise), givenAt: toRfc3339(createdAt) },
    decidedAt: decidedAt === null ? null : toRfc3339(decidedAt),
    ...{ customer: personOf(userId), referrer: personOf(referrerId) },
  }));
  return pageOf(content, page, size, total);
}

/** What the salon holds of this customer about codes (rule P1). */
export async function referralOf(db: Queries, userId: string): Promise<Schemas['ReferralExport']> {
  const [code, friends, given] = await Promise.all([
    findCodeOf(db, userId),
    countFriends(db, userId),
    findReferralOf(db, userId),
  ]);
  return {
    ...{ code: code ?? null, friendsCame: friends.came, friendsToCome: friends.waiting },
    given: given ? { at: toRfc3339(given.createdAt), state: given.state, reason: given.reason } : null,
  };
}
