/** The consent to advertising, one for each way, apart from the one to messages about visits (rule Q39). */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addConsent, endMarketing, findConsentsOf, findMarketing, findMarketingAfter, type MarketingChannel } from './store.ts';

export type { MarketingChannel } from './store.ts';

/** By which ways the salon may send the customer advertising. */
export function marketingChannelsOf(db: Queries, userId: string): Promise<MarketingChannel[]> {
  return findMarketing(db, userId);
}

/** The next customers who allow it by some way, in order of their ids; `after` is the last one of before. */
export function customersWithMarketing(db: Queries, after: string, most: number): Promise<string[]> {
  return findMarketingAfter(db, after, most);
}

/** Keeps what the customer agreed to. Nothing changes if that way is allowed already. */
export async function giveMarketing(
  tx: Queries,
  userId: string,
  { channel, language, wording }: { channel: MarketingChannel; language: Language; wording: string },
  now: Instant,
): Promise<void> {
  if ((await findMarketing(tx, userId)).includes(channel)) return;
  await addConsent(tx, { id: newId(), userId, purpose: 'MARKETING', channel, language, wording, givenAt: now });
}

/** Ends the consents for these ways. */
export async function withdrawMarketing(
  tx: Queries,
  userId: string,
  channels: readonly MarketingChannel[],
  now: Instant,
): Promise<void> {
  await endMarketing(tx, userId, channels, now);
}

/** All consents of a customer to advertising, for their export. */
export async function marketingConsentsOf(db: Queries, userId: string): Promise<Schemas['GivenMarketingConsent'][]> {
  return (await findConsentsOf(db, userId)).flatMap(({ channel, language, wording, givenAt, withdrawnAt }) =>
    channel && language
      ? [
          {
            channel,
            language,
            wording,
            givenAt: toRfc3339(givenAt),
            withdrawnAt: withdrawnAt === null ? null : toRfc3339(withdrawnAt),
          },
        ]
      : [],
  );
}
