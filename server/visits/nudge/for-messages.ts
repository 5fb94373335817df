/** What a reminder says, as things are when it goes out (rules B130 and Q41). */
import { toPaise } from '../../../common/money.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps, NudgeFacts } from '../../platform/deps.ts';
import { nameIn } from '../../platform/shared/translations.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { couponOf, proposalFor } from './proposal.ts';
import { findNudge } from './store.ts';

/** Undefined if it is gone or switched off, or nothing is due any more: a booking made meanwhile stops it. */
export async function nudgeForMessage(
  deps: Deps,
  db: Queries,
  nudgeId: string,
  language: Language,
): Promise<NudgeFacts | undefined> {
  const found = await findNudge(db, nudgeId);
  const customer = found && (await customerOf(db, found.userId));
  if (!found || !customer?.active || !(await readSettings(db)).nudges.enabled) return undefined;
  const due = await proposalFor(deps, found);
  if (!due) return undefined;
  const coupon = await couponOf(db, found, deps.clock.now());
  if (found.kind === 'WIN_BACK' && !coupon) return undefined;
  const { name, names = null } = due.category;
  return {
    customerName: customer.fullName,
    category: nameIn(language, { name, names }),
    couponPaise: coupon && toPaise(coupon.rupees),
  };
}
