/** The one place that decides whether a message goes out now or is held by a ceiling (rule X13). */
import { HOUR, type Instant } from '../../../common/time.ts';
import { smsShare } from '../../accounts/auth/rules.ts';
import { type Ceiling, messagesSent, noteCeiling, passcodesSent, recordMessage } from '../../accounts/auth/sent.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ChannelName } from '../../platform/outside/channel.ts';
import type { MessageRow } from '../who-learns/message.ts';
import { hourlyCeiling, PER_ACCOUNT, PER_RECIPIENT, shareOf } from './ceiling-rules.ts';

interface Going extends Pick<MessageRow, 'kind' | 'recipient' | 'userId'> {
  channel: ChannelName;
  /** The mobile or the e-mail address. */
  to: string;
}

export interface Held {
  heldBy: Exclude<Ceiling, 'PASSCODES'>;
  /** When it may go out. */
  until: Instant;
  /** True if nobody was told yet that this ceiling is met. */
  isNews: boolean;
}

type Limits = Pick<Config, 'jwtSecret' | 'SMS_HOURLY_CEILING' | 'WHATSAPP_HOURLY_CEILING' | 'MAIL_HOURLY_CEILING'>;

/** The ceiling that holds it, and until when. */
const findCeiling = async (db: Queries, config: Limits, { kind, recipient, userId, channel, to }: Going, now: Instant) => {
  const sent = (channels: ChannelName[], by: { to?: string; userId?: string }, within: number) =>
    messagesSent(db, config, channels, by, { within, now });
  for (const { max, within } of PER_RECIPIENT[recipient]) {
    const theirs = await sent([channel], { to }, within);
    if (theirs.times >= shareOf(kind, max)) return { heldBy: 'RECIPIENT', until: theirs.first + within } as const;
  }
  if (userId !== null) {
    const { max, within } = PER_ACCOUNT;
    const theirs = await sent(['SMS', 'WHATSAPP', 'EMAIL'], { userId }, within);
    if (theirs.times >= shareOf(kind, max)) return { heldBy: 'ACCOUNT', until: theirs.first + within } as const;
  }
  const all = await sent([channel], {}, HOUR);
  const ceiling = hourlyCeiling(channel, config);
  const max = channel === 'SMS' ? smsShare(ceiling, (await passcodesSent(db, now)).times) : ceiling;
  // A ceiling of nothing but passcodes opens by itself as they age.
  const until = all.times === 0 ? now + HOUR : all.first + HOUR;
  return all.times >= shareOf(kind, max) ? ({ heldBy: 'SALON', until } as const) : undefined;
};

/**
 * Counts the message as sent, in the transaction `tx`, so that no other instance takes the same place. Answers the id of its place, by
 * which a message that was not sent is taken back, or what holds it.
 */
export async function takePlace(tx: Queries, config: Limits, going: Going, now: Instant): Promise<{ place: string } | Held> {
  const met = await findCeiling(tx, config, going, now);
  if (met) return { ...met, isNews: await noteCeiling(tx, met.heldBy, going.channel, now) };
  return { place: await recordMessage(tx, config, going.channel, going, now) };
}
