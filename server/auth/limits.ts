/** What stops guessing and SMS pumping (rulings R3). Counts live in the database, so that every instance sees them. */
import type { Config } from '../config.ts';
import { AppError } from '../contract/errors.ts';
import type { Queries } from '../db/database.ts';
import { newId } from '../shared/ids.ts';
import { DAY, HOUR, type Instant } from '../shared/time.ts';
import { clientKey, LIMITS, passwordLockEnd, secondsUntil, startOfDay, startOfNextDay } from './rules.ts';
import { addAttempt, attemptsSince, lastAttempts } from './store.ts';

type Limited = Pick<Config, 'RATE_LIMIT' | 'SMS_HOURLY_CEILING'>;

const refuse = (until: Instant, now: Instant) => new AppError('RATE_LIMITED', { retryAfter: secondsUntil(until, now) });

/** Throws RATE_LIMITED when this mobile, this client or the whole installation has had its SMS. */
export const mustAllowSend = async (db: Queries, config: Limited, mobile: string, clientAddress: string, now: Instant) => {
  for (const { max, within } of LIMITS.sendsPerMobile) {
    const sent = await attemptsSince(db, 'SEND', { subject: mobile }, now - within);
    if (sent.times >= max) throw refuse(sent.first + within, now);
  }
  if (!config.RATE_LIMIT) return;
  const { max, within } = LIMITS.sendsPerClient;
  const byClient = await attemptsSince(db, 'SEND', { clientAddress: clientKey(clientAddress) }, now - within);
  if (byClient.times >= max) throw refuse(byClient.first + within, now);
  const byAll = await attemptsSince(db, 'SEND', {}, now - HOUR);
  if (byAll.times >= config.SMS_HOURLY_CEILING) throw refuse(byAll.first + HOUR, now);
};

/** Counts an SMS and says under which id, so that one that never left can be taken back. */
export const recordSend = async (db: Queries, mobile: string, clientAddress: string, now: Instant): Promise<string> => {
  const id = newId();
  await addAttempt(db, { id, kind: 'SEND', subject: mobile, clientAddress: clientKey(clientAddress), at: now }, now - DAY);
  return id;
};

/** Throws when this client has guessed too often, on whatever mobiles. */
export const mustAllowClientGuess = async (db: Queries, config: Limited, clientAddress: string, now: Instant) => {
  if (!config.RATE_LIMIT) return;
  const { max, within } = LIMITS.wrongTriesPerClient;
  const wrong = await attemptsSince(db, 'WRONG_CODE', { clientAddress: clientKey(clientAddress) }, now - within);
  if (wrong.times >= max) throw refuse(wrong.first + within, now);
};

/** Throws when this mobile has had its wrong guesses of the day, across all its codes. */
export const mustAllowMobileGuess = async (db: Queries, mobile: string, now: Instant) => {
  const wrong = await attemptsSince(db, 'WRONG_CODE', { subject: mobile }, startOfDay(now) - 1);
  if (wrong.times < LIMITS.wrongTriesPerMobileADay) return;
  throw new AppError('OTP_ATTEMPTS_EXCEEDED', {
    message: 'Too many wrong attempts today. Please try again tomorrow.',
    retryAfter: secondsUntil(startOfNextDay(now), now),
  });
};

/** `mobile` is null for a guess at a challenge that does not exist: it costs the client, and nobody's phone. */
export const recordWrongCode = (db: Queries, mobile: string | null, clientAddress: string, now: Instant) =>
  addAttempt(
    db,
    { id: newId(), kind: 'WRONG_CODE', subject: mobile ?? '', clientAddress: clientKey(clientAddress), at: now },
    now - 2 * DAY,
  );

/** Throws while this e-mail is locked for this client, whether or not anybody has the e-mail (rulings R2, R9). */
export const mustAllowPassword = async (db: Queries, email: string, clientAddress: string, now: Instant) => {
  const { max, within, lock } = LIMITS.wrongPasswords;
  const pair = { kind: 'WRONG_PASSWORD', subject: email, clientAddress: clientKey(clientAddress) } as const;
  const lockEnd = passwordLockEnd(await lastAttempts(db, pair, now - within - lock, max));
  if (lockEnd !== null && now < lockEnd) throw refuse(lockEnd, now);
};

export const recordWrongPassword = (db: Queries, email: string, clientAddress: string, now: Instant) =>
  addAttempt(
    db,
    { id: newId(), kind: 'WRONG_PASSWORD', subject: email, clientAddress: clientKey(clientAddress), at: now },
    now - DAY,
  );
