/**
 * The links `/v/{token}` of messages. Their holder sees, moves and cancels that booking as its customer, until the end of the day after
 * the visit (rule Q13). Only a hash of the token is stored.
 */
import { hash, randomBytes } from 'node:crypto';
import { addDays, DAY, type Instant, istMidnight } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { addLink, findLinked, removeLinksBefore, removeLinksOf } from './store.ts';

const TOKEN_BYTES = 16;
/** Longer than any visit lies ahead. */
const KEPT = 400 * DAY;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** Makes another link to the booking, and returns its token: 128 random bits. */
export async function makeVisitLink(tx: Queries, bookingId: string, now: Instant): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await keepVisitLink(tx, bookingId, token, now);
  return token;
}

/** Another link to the booking, by a token that the caller has. */
export function keepVisitLink(tx: Queries, bookingId: string, token: string, now: Instant): Promise<void> {
  return addLink(tx, { tokenHash: hashOf(token), bookingId, createdAt: now });
}

/** The booking of a link, and its customer as the caller. Throws NOT_FOUND for an unknown link and one that works no longer. */
export async function mustOpenLink(db: Queries, token: string, now: Instant): Promise<{ bookingId: string; caller: Caller }> {
  const found = await findLinked(db, hashOf(token));
  if (!found || found.deletedAt !== null || now >= istMidnight(addDays(found.bookingDate, 2))) throw new AppError('NOT_FOUND');
  const caller: Caller = { role: 'USER', id: found.userId, sessionId: found.bookingId, key: null, staffRole: null };
  return { bookingId: found.bookingId, caller };
}

/** Whoever has the customer's lost phone opens nothing any more (rule S30). The next message has another link. */
export function endLinksOf(tx: Queries, userId: string): Promise<void> {
  return removeLinksOf(tx, userId);
}

/** Deletes links that work no longer. */
export function forgetLinks(tx: Queries, now: Instant): Promise<void> {
  return removeLinksBefore(tx, now - KEPT);
}
