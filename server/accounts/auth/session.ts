/** Sessions (rules S13, S14). */

import type { Instant } from '../../../common/time.ts';
import type { FindSession, Tokens } from '../../platform/contract/security.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { needsSecondFactor, SESSION_LIFETIME } from './rules.ts';
import {
  addSession,
  confirmSession,
  findAdminById,
  findSession,
  removeOtherSessionsOf,
  removeSession,
  removeSessionsOf,
} from './store.ts';

interface Beginning {
  /** In ms. */
  lifetime?: number;
  /** A second factor was given now. */
  isConfirmed?: boolean;
}

/** Begins a session for `ownerId` and returns its token. */
export async function startSession(
  tx: Queries,
  tokens: Tokens,
  role: Caller['role'],
  ownerId: string,
  now: Instant,
  { lifetime = SESSION_LIFETIME[role], isConfirmed = false }: Beginning = {},
): Promise<string> {
  const id = newId();
  const confirmedAt = isConfirmed ? now : null;
  await addSession(tx, { id, role, ownerId, createdAt: now, expiresAt: now + lifetime, confirmedAt });
  return tokens.sign({ sub: ownerId, jti: id, role });
}

/** The live session of a token; undefined if there is none. */
export function sessionFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSession {
  return async id => {
    const found = await findSession(db.read, id, clock.now());
    return found && { ...found, lacksSecondFactor: found.role === 'ADMIN' && (await lacksSecondFactor(db.read, found.ownerId)) };
  };
}

const lacksSecondFactor = async (db: Queries, adminId: string): Promise<boolean> => {
  const settings = await readSettings(db);
  // Nobody is read where nobody is asked for one.
  if (!settings.staffSecondFactor) return false;
  const account = await findAdminById(db, adminId);
  return account !== undefined && needsSecondFactor(account, settings) && account.secondFactorSince === null;
};

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

/** The person of this session gave a second factor now. False if it has ended. */
export function noteConfirmed(tx: Queries, sessionId: string, now: Instant): Promise<boolean> {
  return confirmSession(tx, sessionId, now);
}
