/** Queues messages and sends them: one job for each, which runs when it is due (rules Q1, Q5, Q9). */
import { type Instant, SECOND } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { takeBackMessage } from '../../accounts/auth/sent.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { NoAnswer } from '../../platform/outside/call.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { failureAlert, isLost, wantedOf } from '../who-learns/alert-rules.ts';
import { baseOf, goesAtNight } from '../who-learns/kinds.ts';
import { readListeners } from '../who-learns/listeners.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { afterNight, MOST_TRIES, pauseAfter } from '../who-learns/timing-rules.ts';
import { decide, type Sendable } from './decide.ts';
import { takeEarly } from './early-report.ts';
import { addMessages, changeWaiting, findMessage, findWaitingOf, noteTold, waitAgain } from './store.ts';
import { rowsOf, type Wanted } from './wanted.ts';

/** Writes messages into the log with their jobs. One that is there already is not written again. */
export async function queue(tx: Queries, wanted: Wanted[], now: Instant): Promise<void> {
  const rows = await rowsOf(tx, wanted, now);
  if (rows.length === 0) return;
  for (const { id, dueAt } of await addMessages(tx, rows, now))
    await enqueue(tx, sendMessage, { messageId: id }, now, { dueAt, key: id });
}

/**
 * What follows a message that failed for good: an SMS a WhatsApp (rule Q8). If nothing follows, the salon hears of it (rule Q52). Without
 * SMS nothing follows a WhatsApp.
 */
export async function followFailure(
  tx: Queries,
  { channels }: Pick<Deps, 'channels'>,
  row: MessageRow,
  now: Instant,
): Promise<void> {
  const { subject, step, way } = partsOf(row);
  const hasSms = channels.SMS !== undefined;
  if (row.channel === 'WHATSAPP' && way === 'PHONE' && hasSms) {
    const language = row.language as Language;
    await queue(tx, [{ ...row, language, subject, step, dueAt: now, ways: ['FALLBACK'] }], now);
  }
  if (row.recipient === 'SALON' || !isLost(row, hasSms)) return;
  const settings = await readSettings(tx);
  await queue(tx, wantedOf([failureAlert(row, now)], await readListeners(tx, settings), settings), now);
}

/** Drops what waits about a booking for these reasons. Gives what waits on, which has none (null). */
export async function dropWaiting(
  tx: Queries,
  bookingId: string,
  reasonOf: (row: MessageRow) => string | null,
): Promise<MessageRow[]> {
  const left: MessageRow[] = [];
  for (const row of await findWaitingOf(tx, bookingId)) {
    const reason = reasonOf(row);
    if (reason === null) left.push(row);
    else await changeWaiting(tx, row.id, { state: 'DROPPED', reason });
  }
  return left;
}

/** Makes a waiting message due at another time. */
async function queueAgain(tx: Queries, row: Pick<MessageRow, 'id' | 'tries' | 'dueAt'>, now: Instant): Promise<void> {
  // The time, because staff may retry a message that was tried as often before.
  await enqueue(tx, sendMessage, { messageId: row.id }, now, { dueAt: row.dueAt, key: `${row.id} ${row.tries} ${row.dueAt}` });
}

/** Makes a failed or dropped message due at once, with all its tries. Throws NOT_FOUND for any other. */
export async function retryMessage(tx: Queries, id: string, now: Instant): Promise<MessageRow> {
  const row = await waitAgain(tx, id, now);
  if (!row) throw new AppError('NOT_FOUND');
  await queueAgain(tx, row, now);
  return row;
}

/** Staff told its reader in another way. A second time it keeps the first time. Throws NOT_FOUND for any but a failed message. */
export async function answerMessage(tx: Queries, id: string, now: Instant): Promise<MessageRow> {
  const row = await noteTold(tx, id, now);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A provider that does not answer must not hold the job's place. */
const PATIENCE = 20 * SECOND;

const patient = async <T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const { promise, reject } = Promise.withResolvers<never>();
  limit.addEventListener('abort', () => reject(new NoAnswer('The provider gave no answer')), { once: true });
  return Promise.race([work(limit), promise]);
};

type Kept = ReturnType<Sendable['write']>['kept'];

const reasonOf = (error: unknown): string => {
  if (error instanceof Refused) return error.reason;
  return error instanceof NoAnswer ? 'NO_ANSWER' : 'UNREACHABLE';
};

/** Sends it in this language, or in English if the provider has no template in it. */
const attempt = async (
  { channel, write }: Pick<Sendable, 'channel' | 'write'>,
  language: Language,
  signal: AbortSignal,
): Promise<{ kept: Kept; providerId: string | null } | { kept: Kept; error: unknown }> => {
  const { message, kept } = write(language);
  try {
    const { providerId } = await patient(limit => channel.send(message, limit), signal);
    return { kept, providerId };
  } catch (error) {
    const isUntranslated = error instanceof Refused && error.isUntranslated && language !== 'en';
    return isUntranslated ? attempt({ channel, write }, 'en', signal) : { kept, error };
  }
};

/** Changes those rows of a message that still wait, and queues them again. */
const putOff = async (tx: Queries, rows: MessageRow[], change: Pick<MessageRow, 'dueAt' | 'reason' | 'tries'>, now: Instant) => {
  for (const row of rows) if (await changeWaiting(tx, row.id, change)) await queueAgain(tx, { ...row, ...change }, now);
};

const noteFailure = async (deps: Deps, { kind, rows, place }: Sendable, kept: Kept, error: unknown): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const [row, ...others] = rows;
  const [isFinal, retryAfter] = error instanceof Refused ? [error.isFinal, error.retryAfter] : [false, undefined];
  const tries = row.tries + 1;
  await db.tx(async tx => {
    // A message that a silent provider may have sent counts.
    if (!(error instanceof NoAnswer)) await takeBackMessage(tx, place);
    const reason = reasonOf(error);
    if (isFinal || tries >= MOST_TRIES[kept.channel]) {
      const after = { ...kept, tries, reason, dueAt: row.dueAt };
      if (await changeWaiting(tx, row.id, { ...after, state: 'FAILED' }))
        await followFailure(tx, deps, { ...row, ...after }, now);
      for (const { id, dueAt } of others) await changeWaiting(tx, id, { dueAt, state: 'FAILED', tries, reason });
      return;
    }
    const dueAt = now + pauseAfter(tries, retryAfter, Math.random());
    await putOff(
      tx,
      rows,
      { tries, reason, dueAt: goesAtNight(kind, partsOf(row).step, dueAt) ? dueAt : afterNight(dueAt) },
      now,
    );
  });
};

const noteSent = async (deps: Deps, { kind, rows }: Sendable, kept: Kept, providerId: string | null): Promise<void> => {
  const { db, clock } = deps;
  const [row, ...others] = rows;
  const now = clock.now();
  // While it was sent, its rows were put off (gather.ts).
  const sent = {
    ...kept,
    // The log knows kinds that staff switch on and off, and the text says the rest.
    kind: baseOf(kind),
    dueAt: row.dueAt,
    state: 'SENT',
    reason: null,
    tries: row.tries + 1,
    providerId,
    sentAt: now,
  } as const;
  await db.tx(async tx => {
    await changeWaiting(tx, row.id, sent);
    for (const { id, dueAt } of others) await changeWaiting(tx, id, { dueAt, state: 'DROPPED', reason: 'GATHERED' });
    if (kept.provider === null || providerId === null) return;
    for (const failed of await takeEarly(tx, kept.provider, providerId, now)) await followFailure(tx, deps, failed, now);
  });
};

const run = async (deps: Deps, messageId: string, signal: AbortSignal): Promise<void> => {
  const { db, clock, log } = deps;
  const row = await findMessage(db.read, messageId);
  if (row?.state !== 'WAITING') return;
  const decision = await decide(deps, row);
  if (decision === 'SETTLED') return;
  if ('drop' in decision) {
    await db.tx(tx => changeWaiting(tx, row.id, { state: 'DROPPED', reason: decision.drop }));
    return;
  }
  if ('askAgainAt' in decision) {
    await db.tx(tx => queueAgain(tx, { ...row, dueAt: decision.askAgainAt }, clock.now()));
    return;
  }
  if ('waitUntil' in decision) {
    const { waitUntil: dueAt, reason, rows } = decision;
    await db.tx(async tx => {
      for (const one of rows) await putOff(tx, [one], { dueAt, reason: reason ?? one.reason, tries: one.tries }, clock.now());
    });
    return;
  }
  const { kept, ...outcome } = await attempt(decision, decision.language, signal);
  if ('error' in outcome) {
    log.warn({ err: outcome.error, messageId: row.id, kind: decision.kind }, 'a message was not sent');
    return noteFailure(deps, decision, kept, outcome.error);
  }
  await noteSent(deps, decision, kept, outcome.providerId);
};

/** Sends one message of the log, if it still has a point. After a crash between sending and noting, it is sent twice. */
export const sendMessage: JobKind<{ messageId: string }> = {
  name: 'SEND_MESSAGE',
  tries: 8,
  timeLimit: 60 * SECOND,
  atOnce: 16,
  run: ({ messageId }, deps, signal) => run(deps, messageId, signal),
};
