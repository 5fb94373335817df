/** Reminders of the next visit: advertising, to customers who allowed it, with the link that shows times and ends them (rule Q41). */
import type { Config } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { nudgeTokenOf } from '../link/nudge-token.ts';
import { KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';

export function isAboutNudge(kind: MessageKind): boolean {
  return KINDS[kind].marketing === true;
}

/** The last part of the link. Nothing keeps it: the secret makes it again for each message. */
export function nudgeLinkOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, row: MessageRow): string {
  return nudgeTokenOf(jwtSecret, partsOf(row).subject);
}

/** Null once nothing is due any more, such as after a booking. */
export async function nudgeFacts(
  { db, nudgeForMessage }: Pick<Deps, 'db' | 'nudgeForMessage'>,
  row: MessageRow,
  settings: Settings,
): Promise<MessageFacts | null> {
  const found = await nudgeForMessage(db.read, partsOf(row).subject, languageOf(row));
  if (!found) return null;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    customerName: unlinked(found.customerName),
    categoryName: unlinked(found.category),
    amountPaise: found.couponPaise,
  };
}
