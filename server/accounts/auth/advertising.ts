/** What customers allow the salon to advertise, in their profile (rule Q39). */

import { inEachLanguage } from '../../../common/words/all.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { giveMarketing, type MarketingChannel, marketingChannelsOf, withdrawMarketing } from '../consent/marketing.ts';
import { mustBeCustomer } from './profile.ts';

const CHANNELS = ['WHATSAPP', 'SMS', 'EMAIL'] as const satisfies MarketingChannel[];

const wordingsFor = (channel: MarketingChannel, { salonName }: Settings): Schemas['TextsByLanguage'] =>
  inEachLanguage(({ messages }) => messages.marketingConsent(salonName, channel));

const toConsent = async ({ channels }: Deps, db: Queries, userId: string): Promise<Schemas['MarketingConsent']> => {
  const [settings, given] = [await readSettings(db), await marketingChannelsOf(db, userId)];
  const shown = CHANNELS.filter(channel => channels[channel] || given.includes(channel));
  return {
    channels: shown.map(channel => ({ channel, given: given.includes(channel), texts: wordingsFor(channel, settings) })),
  };
};

/** Throws UNAUTHORIZED if the account was deleted. */
export async function readMarketingConsent(deps: Deps, userId: string): Promise<Schemas['MarketingConsent']> {
  await mustBeCustomer(deps.db.read, userId);
  return toConsent(deps, deps.db.read, userId);
}

/** Gives the consent for one way, or withdraws it; nothing changes if it is so already. Throws UNAUTHORIZED. */
export function setMarketingConsent(
  deps: Deps,
  userId: string,
  { channel, given, language = 'en' }: Schemas['MarketingChoice'],
): Promise<Schemas['MarketingConsent']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    await mustBeCustomer(tx, userId);
    const wording = wordingsFor(channel, await readSettings(tx))[language];
    if (given) await giveMarketing(tx, userId, { channel, language, wording }, clock.now());
    else await withdrawMarketing(tx, userId, [channel], clock.now());
    return toConsent(deps, tx, userId);
  });
}
