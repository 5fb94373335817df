/** Messages about the coupon for a friend who came: to both customers (rule D18). */
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';
import { findUnusedGift } from './store.ts';

export function isAboutReward(kind: MessageKind): boolean {
  return kind === 'FRIEND_REWARD';
}

/** Null once the coupon is used, switched off or gone. */
export async function rewardFacts(db: Queries, row: MessageRow, settings: Settings): Promise<MessageFacts | null> {
  const gift = await findUnusedGift(db, partsOf(row).subject);
  const customer = row.userId === null ? undefined : await customerOf(db, row.userId);
  if (!gift || !customer) return null;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    ...{ date: gift.validTill, amountPaise: gift.paise, customerName: unlinked(customer.fullName) },
  };
}
