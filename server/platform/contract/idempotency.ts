/**
 * `Idempotency-Key`: a repeated request gets the first answer and changes nothing (rule V21).
 *
 * The binder gives every operation that declares the header a `once`. The use case calls it inside its own transaction, so
 * that the answer is kept together with what the request created, or not at all. The binder cannot open the transaction
 * itself: use cases hash passwords and encode pictures first, and a transaction must not wait for that.
 */
import { createHmac, hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Clock, DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { decrypt, encrypt } from '../shared/encrypt.ts';
import { noteRepeated } from './acts.ts';
import { AppError } from './errors.ts';
import { findAnswer, keepAnswer, removeAnswersAbout, removeAnswersBefore, removeAnswersWith } from './idempotency-store.ts';
import type { Once } from './types.ts';

/** How long a key is remembered. */
const LIFETIME = DAY;

/** The same text for the same request: fields in any order, files by their content. */
const canonical = (value: unknown): unknown => {
  if (Buffer.isBuffer(value)) return { file: hash('sha256', value, 'base64url') };
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
};

const hashOf = (operationId: string, { params, query, body }: FastifyRequest): string =>
  hash('sha256', JSON.stringify(canonical({ operationId, params, query, body })), 'base64url');

const withoutKey: Once = (_tx, work) => work();

/**
 * The `once` of a request. Keys belong to the caller (a customer, a member of staff or an API key), or to whoever knows them
 * where the operation is public.
 *
 * An answer mostly repeats what the database holds anyway. One with a secret, such as the token of a new API key, is encrypted with a
 * key made from the server's secret and the client's key; the database holds neither.
 */
export function idempotency(secret: string, clock: Clock): (request: FastifyRequest, operationId: string) => Once {
  return (request, operationId) => {
    const given = request.headers['idempotency-key'];
    if (typeof given !== 'string') return withoutKey;
    const owner = request.caller?.id ?? '';
    const requestHash = hashOf(operationId, request);

    return async (tx, work, { customerOf, scope = '', holdsSecret = false } = {}) => {
      const named = JSON.stringify(['idempotency', owner, scope, given]);
      const key = hash('sha256', named, 'base64url');
      const encryptionKey = () => createHmac('sha256', secret).update(named).digest();
      const now = clock.now();
      const before = await findAnswer(tx, key);
      if (before && before.createdAt >= now - LIFETIME) {
        if (before.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
        noteRepeated();
        return JSON.parse(holdsSecret ? decrypt(before.answer, encryptionKey()) : before.answer);
      }
      const value = await work();
      const text = JSON.stringify(value);
      const answer = holdsSecret ? encrypt(text, encryptionKey()) : text;
      await keepAnswer(tx, { key, userId: customerOf ? customerOf(value) : owner, requestHash, answer, createdAt: now });
      return value;
    };
  };
}

/** Deletes the answers that are too old to be given again. */
export async function forgetAnswers(tx: Queries, now: Instant): Promise<void> {
  await removeAnswersBefore(tx, now - LIFETIME);
}

/** Deletes the answers that hold data of this customer, because the account goes. */
export async function forgetAnswersAbout(tx: Queries, userId: string): Promise<void> {
  await removeAnswersAbout(tx, userId);
}

/** Deletes the answers that name this professional, also those to others: bookings, leave, cash up. */
export async function forgetAnswersWith(tx: Queries, professionalId: string): Promise<void> {
  await removeAnswersAbout(tx, professionalId);
  await removeAnswersWith(tx, professionalId);
}
