/**
 * Reminds customers who allowed it of the next visit (rules B130 to B133): 3 days before it is due, and by a win-back at one and a half
 * times the interval. One in ten hears nothing, and is noted all the same.
 */
import { toPaise } from '../../../common/money.ts';
import { addDays, HOUR, type Instant, istDate, MINUTE } from '../../../common/time.ts';
import { inEachLanguage } from '../../../common/words/all.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { isSilent } from '../../accounts/auth/silent.ts';
import { customersWithMarketing } from '../../accounts/consent/marketing.ts';
import { nudgeTokenOf } from '../../messages/link/nudge-token.ts';
import { hashOfToken } from '../../messages/link/offer-token.ts';
import { advertisingWays } from '../../messages/send/advertising.ts';
import { tellDue } from '../../messages/tell/tell-due.ts';
import { isOff, type Way } from '../../messages/who-learns/kinds.ts';
import { isMarketingHour } from '../../messages/who-learns/timing-rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { personalCoupon } from '../../shop/coupon/personal.ts';
import { intervalsDue } from '../due/customers.ts';
import { hasPending, proposalFor } from './proposal.ts';
import { isControl, kindDue, mayHear, monthOf, NUDGE_DAYS_BEFORE, type NudgeRow } from './rules.ts';
import { addNudge, findNudgesOf, hasBudget, lastBookedAt, takeBudget } from './store.ts';

/** So many customers are looked at together. */
const AT_ONCE = 200;

type Wanted = Pick<NudgeRow, 'userId' | 'categoryId' | 'dueOn' | 'kind'>;

const costOf = ({ nudges: { rupees, monthlyBudget } }: Settings, now: Instant) => ({
  ...{ month: monthOf(istDate(now)), paise: toPaise(rupees), budgetPaise: toPaise(monthlyBudget) },
});

/** The way to remind this customer now; undefined if something speaks against it. Cheap, so that it is asked again in the transaction. */
const wayTo = async (
  { channels }: Deps,
  db: Queries,
  wanted: Wanted,
  settings: Settings,
  now: Instant,
): Promise<Way | undefined> => {
  const { userId, kind, categoryId, dueOn } = wanted;
  if (isOff(kind, settings.messagesOff)) return undefined;
  const before = await findNudgesOf(db, userId);
  const isSame = (one: NudgeRow) => one.kind === kind && one.categoryId === categoryId && one.dueOn === dueOn;
  if (before.some(isSame) || !mayHear(before, await lastBookedAt(db, userId), now)) return undefined;
  const customer = await customerOf(db, userId);
  // Somebody else may have the number of an account that nobody has used for a year.
  if (!customer?.active || (await hasPending(db, userId)) || (await isSilent(db, customer, now))) return undefined;
  if (kind === 'WIN_BACK' && !(await hasBudget(db, costOf(settings, now)))) return undefined;
  return (await advertisingWays({ channels }, db, customer))[0];
};

/** A coupon of the customer's own, paid from the month's budget, which has room for it. */
const couponFor = async (tx: Queries, userId: string, settings: Settings, now: Instant): Promise<string> => {
  await takeBudget(tx, costOf(settings, now));
  const { rupees, validDays } = settings.nudges;
  const { en, hi, mr } = inEachLanguage(({ messages }) => messages.winBackCoupon);
  const gift = {
    ...{ userId, prefix: 'COMEBACK', description: en, validTill: addDays(istDate(now), validDays) },
    ...{ discountType: 'FIXED' as const, discountValue: rupees },
    translations: { hi: { description: hi }, mr: { description: mr } },
  };
  return (await personalCoupon(tx, gift, now)).id;
};

/** Notes it and tells the customer, unless something speaks against it by now. Another instance may have been first. */
const nudgeOne = (deps: Deps, wanted: Wanted): Promise<void> => {
  const { db, clock, config } = deps;
  return db.tx(async tx => {
    const { userId, kind } = wanted;
    const [now, settings] = [clock.now(), await readSettings(tx)];
    const way = await wayTo(deps, tx, wanted, settings, now);
    if (!way) return;
    const [id, control] = [newId(), isControl(userId, istDate(now))];
    const couponId = kind === 'WIN_BACK' && !control ? await couponFor(tx, userId, settings, now) : null;
    const tokenHash = hashOfToken(nudgeTokenOf(config.jwtSecret, id));
    await addNudge(tx, { ...wanted, id, control, couponId, tokenHash, createdAt: now, answeredAt: null, bookingId: null });
    if (!control) await tellDue(tx, { nudgeId: id, userId, kind, way }, now);
  });
};

/** Looks at everybody who allows it and is due. */
const nudgeAll = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const { db, clock } = deps;
  const [now, settings] = [clock.now(), await readSettings(db.read)];
  if (!settings.nudges.enabled || !isMarketingHour(now)) return;
  const today = istDate(now);
  const nextOf = (last: string) => customersWithMarketing(db.read, last, AT_ONCE);
  for (let ids = await nextOf(''); ids.length > 0; ids = await nextOf(ids.at(-1) ?? '')) {
    for (const { days, ...due } of await intervalsDue(db.read, ids, addDays(today, NUDGE_DAYS_BEFORE), now)) {
      signal.throwIfAborted();
      const kind = kindDue({ dueOn: due.dueOn, days }, today, settings.nudges);
      if (!kind || !(await wayTo(deps, db.read, { ...due, kind }, settings, now))) continue;
      // What cannot be booked, or waits, is not advertised.
      if (await proposalFor(deps, { ...due, id: due.userId })) await nudgeOne(deps, { ...due, kind });
    }
  }
};

/** Each hour, on one of the instances. */
export const nudgeCustomers: JobKind<null> = {
  name: 'NUDGE_CUSTOMERS',
  tries: 3,
  timeLimit: 10 * MINUTE,
  every: HOUR,
  run: async (_payload, deps, signal) => nudgeAll(deps, signal),
};
