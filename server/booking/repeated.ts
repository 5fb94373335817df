/** Booking once however often it is asked: what an `Idempotency-Key` has booked is answered again (rule B7). */
import { hash } from 'node:crypto';
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { referenceOf } from '../shared/ids.ts';
import { DAY, type Instant } from '../shared/time.ts';
import { isPayable } from './payment.ts';
import { findAnswer, keepAnswer, removeAnswersBefore, removeAnswersOf } from './repeated-store.ts';
import { toBooking } from './rules.ts';
import { findBooking } from './store.ts';

/** How long an answer is given again. */
const LIFETIME = DAY;

const sortedEntries = (fields: object): [string, unknown][] =>
  Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, withSortedFields(value)]);
const withSortedFields = (value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value) ? value : Object.fromEntries(sortedEntries(value));

/** A repeated key must come with the same body; its order of fields is of no account, at whatever depth. */
const hashBody = (body: object): string => hash('sha256', JSON.stringify(sortedEntries(body)), 'base64url');

/** Whose key it is, and what it was sent with. */
interface Repeatable {
  userId: string;
  key: string | undefined;
  request: object;
}

/**
 * What this key has booked, and whether there is still something to pay; undefined for a new one. Throws
 * IDEMPOTENCY_KEY_REUSED when it came with another request.
 */
export async function bookedBefore(tx: Queries, { userId, key, request }: Repeatable, now: Instant) {
  const before = key === undefined ? undefined : await findAnswer(tx, userId, key);
  if (!before || before.createdAt < now - LIFETIME) return undefined;
  if (before.bodyHash !== hashBody(request)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const kept = JSON.parse(before.answer) as Schemas['Booking'];
  // An answer kept by the version before lacks what is new.
  const booking = {
    ...kept,
    reference: referenceOf(kept.bookingId),
    externalId: kept.externalId ?? null,
    metadata: kept.metadata ?? null,
  };
  // The booking as it was made; but nobody is asked to pay what was paid, cancelled or hidden meanwhile.
  const asItIs = await findBooking(tx, booking.bookingId);
  return { booking, payable: asItIs !== undefined && isPayable(toBooking(asItIs.booking, [], asItIs)) };
}

export async function keepBooked(tx: Queries, { userId, key, request }: Repeatable, booking: Schemas['Booking'], now: Instant) {
  if (key === undefined) return;
  await keepAnswer(tx, { userId, key, bodyHash: hashBody(request), answer: JSON.stringify(booking), createdAt: now });
}

/** The answers kept, which hold name, mobile and address, once they are not given again. */
export async function forgetAnswers(tx: Queries, now: Instant): Promise<void> {
  await removeAnswersBefore(tx, now - LIFETIME);
}

/** All that are kept for a customer whose account goes. */
export async function forgetAnswersOf(tx: Queries, userId: string): Promise<void> {
  await removeAnswersOf(tx, userId);
}
