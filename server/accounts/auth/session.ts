/** Sessions (rules S13, S14). */

import type { Instant } from '../../../common/time.ts';
import type { FindSession, Tokens } from '../../platform/contract/security.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { SESSION_LIFETIME } from './rules.ts';
import { addSession, findSession, removeOtherSessionsOf, removeSession, removeSessionsOf } from './store.ts';

/** Begins a session for `ownerId` and returns its token. `lifetime` is in ms. */
export async function startSession(
  tx: Queries,
  tokens: Tokens,
  role: Caller['role'],
  ownerId: string,
  now: Instant,
  lifetime: number = SESSION_LIFETIME[role],
): Promise<string> {
  const id = newId();
  await addSession(tx, { id, role, ownerId, createdAt: now, expiresAt: now + lifetime });
  return tokens.sign({ sub: ownerId, jti: id, role });
}

/** The live session of a token; undefined if there is none. */
export function sessionFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSession {
  return id => findSession(db.read, id, clock.now());
}

/** Ends this session at once. */
export async function endSession(tx: Queries, sessionId: string): Promise<void> {
  await removeSession(tx, sessionId);
}

/** Ends every session of this customer, member of staff or professional at once. */
export async function endSessionsOf(tx: Queries, ownerId: string): Promise<void> {
  await removeSessionsOf(tx, ownerId);
}

/** Ends the person's sessions on other devices. */
export async function endOtherSessionsOf(tx: Queries, { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): Promise<void> {
  await removeOtherSessionsOf(tx, id, sessionId);
}
