/**
 * What staff made goes on working without them: API keys, calendar feeds, webhooks. When a password changes or a colleague leaves,
 * `revokeKeys` ends it in the same transaction (rule K14).
 */

import type { Clock } from '../../../common/time.ts';
import { endKeys } from '../../accounts/auth/api-keys.ts';
import { endFeeds } from '../../messages/calendar/feeds.ts';
import { eraseMessagesAbout } from '../../messages/send/erase.ts';
import { switchOffWebhooks } from '../../messages/webhook/endpoints.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';

export type Ended = Schemas['EndedAccess'];
interface Maker {
  id: string;
  email: string;
}

const NOTHING: Ended = { apiKeys: 0, calendarFeeds: 0, webhooks: 0 };

/** Keys made feeds and webhooks before these were for people only, so what the ended keys made ends too. */
const end = async (tx: Queries, clock: Clock, maker: Maker | 'ANYBODY'): Promise<Ended> => {
  const keys = await endKeys(tx, maker);
  const makers = maker === 'ANYBODY' ? maker : [maker.email, ...keys];
  const calendarFeeds = await endFeeds(tx, makers);
  return { apiKeys: keys.length, calendarFeeds, webhooks: await switchOffWebhooks(tx, makers, clock.now()) };
};

/** Everything that anybody made, because nobody knows what somebody did who knew the password. */
export function endAll(revokeKeys: boolean, clock: Clock): (tx: Queries) => Promise<Ended> {
  return async tx => (revokeKeys ? end(tx, clock, 'ANYBODY') : NOTHING);
}

/** What this member of staff made. The log of messages forgets them, too. */
export function endTheirs(revokeKeys: boolean, clock: Clock): (tx: Queries, maker: Maker) => Promise<Ended> {
  return async (tx, maker) => {
    await eraseMessagesAbout(tx, maker.id);
    return revokeKeys ? end(tx, clock, maker) : NOTHING;
  };
}
