/** The salon's staff: who may sign in, and with which password. All have the same rights. */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { byOwnPassword, type Confirmation, type Credentials } from './by-password.ts';
import { hashPassword } from './password.ts';
import { sameEmail } from './rules.ts';
import { startSession } from './session.ts';
import {
  type Admin,
  addAdmin,
  changePassword,
  findAdmin,
  findAdminById,
  findAdmins,
  findApiKey,
  markSecondFactor,
  removeAdmin,
} from './store.ts';

/** As colleagues see each other. */
export function toStaffMember({ id, email, createdAt, secondFactorSince }: Admin, caller: Caller): Schemas['StaffMember'] {
  return {
    id,
    email,
    createdAt: toRfc3339(createdAt),
    isCaller: id === caller.id,
    secondFactorSince: secondFactorSince === null ? null : toRfc3339(secondFactorSince),
  };
}

export async function listStaff({ db }: Deps, caller: Caller): Promise<Schemas['StaffMember'][]> {
  return (await findAdmins(db.read)).map(account => toStaffMember(account, caller));
}

/** The member of staff or the API key that calls; null if it was removed meanwhile. */
export async function nameOfStaff(db: Queries, { id, key }: Caller): Promise<string | null> {
  return key ? ((await findApiKey(db, id))?.name ?? null) : ((await findAdminById(db, id))?.email ?? null);
}

/** A member of staff. Throws UNAUTHORIZED if it was removed meanwhile. */
export async function staffOf(db: Queries, id: string): Promise<Admin> {
  const account = await findAdminById(db, id);
  if (!account) throw new AppError('UNAUTHORIZED');
  return account;
}

/** Undefined if there is no such member of staff. */
export function findStaff(db: Queries, id: string): Promise<Admin | undefined> {
  return findAdminById(db, id);
}

/** The account of this e-mail; undefined if there is none. */
export function staffOfEmail(db: Queries, email: string): Promise<Admin | undefined> {
  return findAdmin(db, sameEmail(email));
}

/** Since when signing in asks this person for a second factor; null: no longer. */
export async function noteSecondFactor(tx: Queries, id: string, since: Instant | null): Promise<void> {
  await markSecondFactor(tx, id, since);
}

/** Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED, STAFF_ALREADY_EXISTS. */
export async function addStaff(
  deps: Deps,
  confirmation: Confirmation,
  { email, password }: Credentials,
  once: Once,
): Promise<Schemas['StaffMember']> {
  const passwordHash = await hashPassword(password, confirmation.clientAddress);
  try {
    return await byOwnPassword(deps, confirmation, (tx, _caller, now) =>
      once(tx, async () => {
        const account = { id: newId(), email: sameEmail(email), passwordHash, createdAt: now, secondFactorSince: null };
        await addAdmin(tx, account);
        return toStaffMember(account, confirmation.caller);
      }),
    );
  } catch (error) {
    throw isDuplicate(error) ? new AppError('STAFF_ALREADY_EXISTS') : error;
  }
}

/** Also ends their sessions. `afterwards` runs in the same transaction. Throws FORBIDDEN for the caller's own account, NOT_FOUND. */
export function removeStaff<T>(
  { db }: Deps,
  caller: Caller,
  id: string,
  afterwards: (tx: Queries, removed: Admin) => Promise<T>,
): Promise<T> {
  return db.tx(async tx => {
    if (id === caller.id) throw new AppError('FORBIDDEN', { params: { reason: 'OWN_ACCOUNT' } });
    // If two remove each other at once, one stays.
    if (!(await findAdminById(tx, caller.id))) throw new AppError('UNAUTHORIZED');
    const account = await findAdminById(tx, id);
    if (!account) throw new AppError('NOT_FOUND');
    await removeAdmin(tx, id);
    return afterwards(tx, account);
  });
}

/**
 * Ends every session of the caller. `afterwards` runs in the same transaction, and its outcome is `ended`. Returns a token of 8 hours.
 * Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export async function changeOwnPassword<T>(
  deps: Deps,
  tokens: Tokens,
  confirmation: Confirmation,
  newPassword: string,
  afterwards: (tx: Queries) => Promise<T>,
): Promise<{ token: string; ended: T }> {
  const passwordHash = await hashPassword(newPassword, confirmation.clientAddress);
  return byOwnPassword(deps, confirmation, async (tx, { id }, now) => {
    await changePassword(tx, id, passwordHash);
    const ended = await afterwards(tx);
    return { token: await startSession(tx, tokens, 'ADMIN', id, now), ended };
  });
}
