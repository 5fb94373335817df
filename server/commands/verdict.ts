/** Verdicts of `check`, for both engines. */

import { type Instant, systemClock } from '../../common/time.ts';
import { anAdminExists } from '../accounts/auth/first-admin.ts';
import type { Environment } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { lastTimeIfDoubtful } from '../platform/jobs/trusted-time.ts';
import { damageOfRatings } from '../salon/rating/damage.ts';
import { readSettings } from '../salon/settings/settings.ts';
import { damageOfPlan } from '../schedule/professional/damage.ts';
import { damageOfCoupons } from '../shop/coupon/damage.ts';
import { damageOfSeries } from '../visits/series/damage.ts';
import { damageOfWaits } from '../visits/wait/damage.ts';
import { adminCommand, invocation } from './invocation.ts';

export type Verdict = readonly ['ok' | 'note' | 'FAULT', string];

/** Customers could not reach the salon. */
export const NO_CONTACT = 'The site names no phone number of the salon';

export async function namesPhone(db: Database): Promise<boolean> {
  return (await readSettings(db.read)).phone !== '';
}

export async function staff(db: Database, { production, ADMIN_EMAIL }: Environment): Promise<Verdict> {
  return (await anAdminExists(db))
    ? ['ok', 'There is an admin']
    : [production ? 'FAULT' : 'note', `There is no admin: ${adminCommand('create', ADMIN_EMAIL)}`];
}

export async function salon(db: Database): Promise<Verdict> {
  return (await namesPhone(db))
    ? ['ok', 'The salon has its settings']
    : ['note', `${NO_CONTACT}: type it in the admin area, under Settings`];
}

export function salonTime(instant: Instant): string {
  return new Date(instant).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
}

/** Whether the housekeeping deletes old data (rule P11). */
export async function forgetting(db: Database): Promise<Verdict> {
  const last = await lastTimeIfDoubtful(db.read, systemClock.now());
  if (last === undefined) return ['ok', 'Old data is deleted when its time is over'];
  return [
    'note',
    `Old data was last deleted on ${salonTime(last)}, so the clock may be wrong and nothing is deleted. If it is right: ${invocation} confirm-clock`,
  ];
}

/** More would hide the other verdicts. */
const MOST_DAMAGE = 10;

const onDamage = (damage: string[], fine: string, what: string): Verdict[] => {
  if (damage.length === 0) return [['ok', fine]];
  const more = damage.length - MOST_DAMAGE;
  return [
    ...damage.slice(0, MOST_DAMAGE).map((sentence): Verdict => ['FAULT', sentence]),
    ...(more > 0 ? [['FAULT', `${what} have ${more} more faults like these`] as const] : []),
  ];
};

/** Whether visits, the quarter hours they take, the numbers of those carried out and bookings agree. */
export async function plan(db: Database): Promise<Verdict[]> {
  return onDamage(await db.tx(damageOfPlan), 'The visits and the quarter hours they take agree with the bookings', 'The visits');
}

/** Whether what is held for those who wait agrees with their offers. */
export async function waits(db: Database): Promise<Verdict[]> {
  return onDamage(await db.tx(damageOfWaits), 'The times that are held agree with the waiting list', 'The waiting list');
}

/** Whether the counts of coupons agree with their uses. */
export async function coupons(db: Database): Promise<Verdict[]> {
  return onDamage(await db.tx(damageOfCoupons), 'The coupons agree with their uses', 'The coupons');
}

/** Whether visits that come again keep their rhythm, and have their bookings. */
export async function series(db: Database): Promise<Verdict[]> {
  const damage = await db.tx(tx => damageOfSeries(tx, Date.now()));
  return onDamage(damage, 'The visits that come again agree with their bookings', 'The series');
}

/** Whether the sums that averages are made of agree with the reviews. */
export async function ratings(db: Database): Promise<Verdict[]> {
  return onDamage(await db.tx(damageOfRatings), 'The ratings agree with the reviews', 'The ratings');
}
