/**
 * Limits that stop guessing and SMS pumping (rules X1 to X3). Counts are in the database, so every instance sees them (rule X8).
 */
import { createHmac } from 'node:crypto';
import { HOUR, type Instant } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addAttempt, attemptsBetween, lastAttempts } from './passcode-store.ts';
import { LIMITS, latest, passwordLockEnd, secondsUntil, smsShare, startOfDay, startOfNextDay } from './rules.ts';
import { messagesSent, passcodesSent } from './sent.ts';

/** The client that a limit counts: the call's API key, or else its address. */
export interface Client {
  countedAs: string;
  isKey: boolean;
}
export function clientOf(clientAddress: string, apiKey: { id: string } | undefined): Client {
  return apiKey ? { countedAs: `key ${apiKey.id}`, isKey: true } : { countedAs: clientAddress, isKey: false };
}

/**
 * A key's limits, from the settings. One in five of a partner's customers may mistype a passcode; more than that looks like
 * guessing.
 */
export function keyLimitsOf({ keyRequestsPerMinute, keyPasscodesPerHour }: KeySettings): Schemas['KeyLimits'] {
  return {
    requestsPerMinute: keyRequestsPerMinute,
    passcodesPerHour: keyPasscodesPerHour,
    wrongPasscodesPerHour: Math.max(LIMITS.wrongTriesPerClient.max, Math.floor(keyPasscodesPerHour / 5)),
  };
}
type KeySettings = Pick<Required<Schemas['Settings']>, 'keyRequestsPerMinute' | 'keyPasscodesPerHour'>;

type Secret = Pick<Config, 'jwtSecret'>;
type Limited = Secret & Pick<Config, 'RATE_LIMIT' | 'SMS_HOURLY_CEILING'>;

/** The key under which a mobile is counted. Counts outlive a deleted account (rule P7), so they are kept without the mobile. */
const mobileKey = ({ jwtSecret }: Secret, mobile: string): string =>
  createHmac('sha256', jwtSecret).update(`attempts of ${mobile}`).digest('base64url');

const refuse = (until: Instant, now: Instant) => new AppError('RATE_LIMITED', { retryAfter: secondsUntil(until, now) });

/** The installation has used up its SMS of the hour: staff need to know (rule X13). */
export class CeilingMet extends AppError {
  constructor(until: Instant, now: Instant) {
    super('RATE_LIMITED', { retryAfter: secondsUntil(until, now) });
  }
}

/** Throws RATE_LIMITED if this mobile, this client or the whole installation has used up its SMS. */
export async function mustAllowSend(db: Queries, config: Limited, mobile: string, client: Client, now: Instant) {
  for (const { max, within } of LIMITS.sendsPerMobile) {
    const sent = await attemptsBetween(db, ['SEND'], { subject: mobileKey(config, mobile) }, now - within, latest(now));
    if (sent.times >= max) throw refuse(sent.first + within, now);
  }
  // This limits what SMS cost, so nothing switches it off.
  const byAll = await passcodesSent(db, now);
  const messages = await messagesSent(db, config, ['SMS'], {}, { within: HOUR, now });
  if (byAll.times >= smsShare(config.SMS_HOURLY_CEILING, messages.times)) throw new CeilingMet(byAll.first + HOUR, now);
  if (!config.RATE_LIMIT) return;
  const { within } = LIMITS.sendsPerClient;
  const max = client.isKey ? keyLimitsOf(await readSettings(db)).passcodesPerHour : LIMITS.sendsPerClient.max;
  const byClient = await attemptsBetween(db, ['SEND'], { clientAddress: client.countedAs }, now - within, latest(now));
  if (byClient.times >= max) throw refuse(byClient.first + within, now);
}

/** Counts an SMS. Returns an id by which a failed one can be taken back. */
export async function recordSend(
  db: Queries,
  config: Secret,
  mobile: string,
  { countedAs: clientAddress }: Client,
  now: Instant,
): Promise<string> {
  const [id, subject] = [newId(), mobileKey(config, mobile)];
  await addAttempt(db, { id, kind: 'SEND', subject, clientAddress, at: now });
  return id;
}

/** Throws RATE_LIMITED if this client has guessed too often, on any mobiles. */
export async function mustAllowClientGuess(db: Queries, config: Limited, client: Client, now: Instant) {
  if (!config.RATE_LIMIT) return;
  const { within } = LIMITS.wrongTriesPerClient;
  const max = client.isKey ? keyLimitsOf(await readSettings(db)).wrongPasscodesPerHour : LIMITS.wrongTriesPerClient.max;
  const wrong = await attemptsBetween(db, ['WRONG_CODE'], { clientAddress: client.countedAs }, now - within, latest(now));
  if (wrong.times >= max) throw refuse(wrong.first + within, now);
}

/** Throws OTP_ATTEMPTS_EXCEEDED if this mobile has used up its wrong tries of the day, across all its passcodes. */
export async function mustAllowMobileGuess(db: Queries, config: Secret, mobile: string, now: Instant) {
  const wrong = await attemptsBetween(
    db,
    ['WRONG_CODE'],
    { subject: mobileKey(config, mobile) },
    startOfDay(now) - 1,
    latest(now),
  );
  if (wrong.times < LIMITS.wrongTriesPerMobileADay) return;
  throw new AppError('OTP_ATTEMPTS_EXCEEDED', {
    params: { reason: 'TODAY' },
    retryAfter: secondsUntil(startOfNextDay(now), now),
  });
}

/** `mobile` is null for a guess at a challenge that does not exist. It counts for the client and for no mobile. */
export function recordWrongCode(db: Queries, config: Secret, mobile: string | null, client: Client, now: Instant) {
  const subject = mobile === null ? '' : mobileKey(config, mobile);
  const row = { id: newId(), kind: 'WRONG_CODE' as const, subject, clientAddress: client.countedAs, at: now };
  return addAttempt(db, row);
}

export function recordWrongName(db: Queries, userId: string, now: Instant) {
  return addAttempt(db, { id: newId(), kind: 'WRONG_NAME', subject: userId, clientAddress: '', at: now });
}

/** Whether one more first name may be tried on this account, with a passcode that was sent then (rule S24). */
export async function mayTryName(db: Queries, userId: string, sentAt: Instant, now: Instant): Promise<boolean> {
  const { wrongNamesPerPasscode, wrongNamesPerAccount } = LIMITS;
  const limits = [
    { max: wrongNamesPerPasscode, since: sentAt - 1 },
    ...wrongNamesPerAccount.map(({ max, within }) => ({ max, since: now - within })),
  ];
  for (const { max, since } of limits) {
    const { times } = await attemptsBetween(db, ['WRONG_NAME'], { subject: userId }, since, latest(now));
    if (times >= max) return false;
  }
  return true;
}

/** Counts a place that an account has not named among its addresses. */
export function recordPosition(db: Queries, userId: string, now: Instant) {
  return addAttempt(db, { id: newId(), kind: 'POSITION', subject: userId, clientAddress: '', at: now });
}

/** Whether an account has named so many places that it may be looking for somebody (rule N8). */
export async function hasManyPositions(db: Queries, userId: string, now: Instant): Promise<boolean> {
  for (const { max, within } of LIMITS.positionsPerAccount) {
    const named = await attemptsBetween(db, ['POSITION'], { subject: userId }, now - within, latest(now));
    if (named.times > max) return true;
  }
  return false;
}

/** Counts what a customer does to their bookings. Throws RATE_LIMITED after too much of it (rule X12). */
export async function countOwnChange(
  db: Queries,
  { RATE_LIMIT }: Limited,
  kind: 'MOVE' | 'CANCEL',
  userId: string,
  now: Instant,
) {
  if (!RATE_LIMIT) return;
  for (const { max, within } of LIMITS.changesPerAccount) {
    const done = await attemptsBetween(db, [kind], { subject: userId }, now - within, latest(now));
    if (done.times >= max) throw refuse(done.first + within, now);
  }
  await addAttempt(db, { id: newId(), kind, subject: userId, clientAddress: '', at: now });
}

/** Counts an SMS to a new number of an account. Throws RATE_LIMITED after too many, so that nobody writes to strangers (rule S28). */
export async function countNumber(db: Queries, userId: string, now: Instant) {
  for (const { max, within } of LIMITS.numbersPerAccount) {
    const asked = await attemptsBetween(db, ['NUMBER'], { subject: userId }, now - within, latest(now));
    if (asked.times >= max) throw refuse(asked.first + within, now);
  }
  await addAttempt(db, { id: newId(), kind: 'NUMBER', subject: userId, clientAddress: '', at: now });
}

/** Throws RATE_LIMITED while this e-mail is locked for this client, whether or not it has an account (rule K3). */
export async function mustAllowPassword(db: Queries, email: string, clientAddress: string, now: Instant) {
  const { max, within, lock } = LIMITS.wrongPasswords;
  const pair = { kind: 'WRONG_PASSWORD', subject: email, clientAddress } as const;
  const lockEnd = passwordLockEnd(await lastAttempts(db, pair, now - within - lock, latest(now), max));
  if (lockEnd !== null && now < lockEnd) throw refuse(lockEnd, now);
}

export function recordWrongPassword(db: Queries, email: string, clientAddress: string, now: Instant) {
  return addAttempt(db, { id: newId(), kind: 'WRONG_PASSWORD', subject: email, clientAddress, at: now });
}

/** Throws RATE_LIMITED if this member of staff has used up the wrong codes of the day (rule S36). */
export async function mustAllowFactor(db: Queries, adminId: string, now: Instant) {
  const wrong = await attemptsBetween(db, ['WRONG_FACTOR'], { subject: adminId }, startOfDay(now) - 1, latest(now));
  if (wrong.times >= LIMITS.wrongFactorsADay) throw refuse(startOfNextDay(now), now);
}

export function recordWrongFactor(db: Queries, adminId: string, now: Instant) {
  return addAttempt(db, { id: newId(), kind: 'WRONG_FACTOR', subject: adminId, clientAddress: '', at: now });
}
