/**
 * What was sent, counted for the ceilings of passcodes (limits.ts) and of all other messages (server/messages/send/ceiling.ts). Counts are
 * attempts: found by index, seen by every instance, without the number or address, and gone after days (rules X2, X8, X13).
 */
import { createHmac } from 'node:crypto';
import { HOUR, type Instant } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addAttempt, attemptsBetween, findAttempts, removeAttempt } from './passcode-store.ts';
import { latest } from './rules.ts';

type Channel = Schemas['SendingChannel'];
export type Ceiling = Schemas['MetCeiling']['ceiling'];

/** To whom it was sent, and the customer whose doing it is. */
interface Whose {
  to?: string;
  userId?: string;
}
export interface Sent {
  times: number;
  /** When the first of those that count was sent. */
  first: Instant;
}

const recipientKey = ({ jwtSecret }: Pick<Config, 'jwtSecret'>, to: string): string =>
  createHmac('sha256', jwtSecret).update(`sent to ${to}`).digest('base64url');

/** The messages that went out by these channels within this time: to somebody, for an account, or all. */
export function messagesSent(
  db: Queries,
  config: Pick<Config, 'jwtSecret'>,
  channels: Channel[],
  { to, userId }: Whose,
  { within, now }: { within: number; now: Instant },
): Promise<Sent> {
  const by = {
    ...(to !== undefined && { subject: recipientKey(config, to) }),
    ...(userId !== undefined && { clientAddress: userId }),
  };
  return attemptsBetween(db, channels, by, now - within, latest(now));
}

/** The passcodes of the last hour. */
export function passcodesSent(db: Queries, now: Instant): Promise<Sent> {
  return attemptsBetween(db, ['SEND'], {}, now - HOUR, latest(now));
}

/** Counts a message. Returns an id by which one that was not sent can be taken back. */
export async function recordMessage(
  db: Queries,
  config: Pick<Config, 'jwtSecret'>,
  channel: Channel,
  { to, userId }: { to: string; userId: string | null },
  now: Instant,
): Promise<string> {
  const id = newId();
  await addAttempt(db, { id, kind: channel, subject: recipientKey(config, to), clientAddress: userId ?? '', at: now });
  return id;
}

export async function takeBackMessage(db: Queries, id: string): Promise<void> {
  await removeAttempt(db, id);
}

/** Notes that a ceiling holds something back, once an hour. Returns whether this is news. */
export async function noteCeiling(db: Queries, ceiling: Ceiling, channel: Channel, now: Instant): Promise<boolean> {
  const met = { subject: ceiling, clientAddress: channel };
  const { times } = await attemptsBetween(db, ['HELD'], met, now - HOUR, latest(now));
  if (times === 0) await addAttempt(db, { id: newId(), kind: 'HELD', ...met, at: now });
  return times === 0;
}

/** The ceilings that were met within this time, the latest first, each once. */
export async function ceilingsMet(db: Queries, within: number, now: Instant) {
  const met = new Map<string, { ceiling: Ceiling; channel: Channel; at: Instant }>();
  for (const { subject, clientAddress, at } of await findAttempts(db, 'HELD', now - within)) {
    const key = `${subject} ${clientAddress}`;
    if (!met.has(key)) met.set(key, { ceiling: subject as Ceiling, channel: clientAddress as Channel, at });
  }
  return [...met.values()];
}
