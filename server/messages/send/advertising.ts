/** By which ways advertising may go to a customer (rules Q39 and Q41). */
import { marketingChannelsOf } from '../../accounts/consent/marketing.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ChannelName } from '../../platform/outside/channel.ts';
import type { MessageKind, Way } from '../who-learns/kinds.ts';

const WAYS: Record<Way, readonly ChannelName[]> = { PHONE: ['WHATSAPP', 'SMS'], FALLBACK: ['SMS'], EMAIL: ['EMAIL'] };

/** The ways that the customer allowed for it and the installation has, the one to prefer first. */
export async function advertisingWays(
  { channels }: Pick<Deps, 'channels'>,
  db: Queries,
  { id, email }: { id: string; email: string | null },
): Promise<Way[]> {
  const allowed = await marketingChannelsOf(db, id);
  const has = (way: Way) => WAYS[way].some(name => channels[name] && allowed.includes(name));
  return [...(has('PHONE') ? ['PHONE' as const] : []), ...(has('EMAIL') && email !== null ? ['EMAIL' as const] : [])];
}

/** The channel for one of these ways; undefined if the customer has withdrawn the consent. A provider without a template comes last. */
export async function advertisingChannel(
  { channels }: Pick<Deps, 'channels'>,
  db: Queries,
  { userId, kind, way }: { userId: string | null; kind: MessageKind; way: Way },
): Promise<ChannelName | undefined> {
  const allowed = userId === null ? [] : await marketingChannelsOf(db, userId);
  const found = WAYS[way].filter(name => channels[name] && allowed.includes(name));
  return found.find(name => !channels[name]?.lacks?.(kind)) ?? found[0];
}
