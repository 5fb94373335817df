/** The salon's staff: who may sign in, with which password, and in which role (rule K15). */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { noteChanges } from '../../platform/contract/acts.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { mustBeOwner, type Tokens } from '../../platform/contract/security.ts';
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
  changeRole,
  findAdmin,
  findAdminById,
  findAdmins,
  findApiKey,
  markSecondFactor,
  removeAdmin,
} from './store.ts';

/** As colleagues see each other. */
export function toStaffMember({ id, email, role, createdAt, secondFactorSince }: Admin, caller: Caller): Schemas['StaffMember'] {
  return {
    id,
    email,
    role,
    createdAt: toRfc3339(createdAt),
    isCaller: id === caller.id,
    secondFactorSince: secondFactorSince === null ? null : toRfc3339(secondFactorSince),
  };
}

export async function listStaff({ db }: Deps, caller: Caller): Promise<Schemas['StaffMember'][]> {
  return (await findAdmins(db.read)).map(account => toStaffMember(account, caller));
}

/** Throws UNAUTHORIZED if the caller was removed meanwhile. */
export async function ownStaff({ db }: Deps, caller: Caller): Promise<Schemas['StaffMember']> {
  const account = await findAdminById(db.read, caller.id);
  if (!account) throw new AppError('UNAUTHORIZED');
  return toStaffMember(account, caller);
}

/** An owner's role may have been taken while the request waited for its turn. */
const mustStillBeOwner = ({ role }: Admin): void => mustBeOwner({ staffRole: role });

const mustBeSomebodyElse = (id: string, caller: Caller): void => {
  if (id === caller.id) throw new AppError('FORBIDDEN', { params: { reason: 'OWN_ACCOUNT' } });
};

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

/**
 * Without a role they become OWNER, as before there were roles. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED,
 * STAFF_ALREADY_EXISTS.
 */
export async function addStaff(
  deps: Deps,
  confirmation: Confirmation,
  { email, password, role = 'OWNER' }: Credentials & { role?: Schemas['StaffRole'] },
  once: Once,
): Promise<Schemas['StaffMember']> {
  const passwordHash = await hashPassword(password, confirmation.clientAddress);
  try {
    return await byOwnPassword(deps, confirmation, (tx, caller, now) => {
      mustStillBeOwner(caller);
      return once(tx, async () => {
        const account = { id: newId(), email: sameEmail(email), passwordHash, role, createdAt: now, secondFactorSince: null };
        await addAdmin(tx, account);
        return toStaffMember(account, confirmation.caller);
      });
    });
  } catch (error) {
    throw isDuplicate(error) ? new AppError('STAFF_ALREADY_EXISTS') : error;
  }
}

/**
 * Holds from their next request on. If two owners take each other's role at once, one stays. Throws FORBIDDEN for the caller's own role,
 * NOT_FOUND, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export async function setStaffRole(
  deps: Deps,
  confirmation: Confirmation,
  id: string,
  role: Schemas['StaffRole'],
): Promise<Schemas['StaffMember']> {
  mustBeSomebodyElse(id, confirmation.caller);
  if (!(await findAdminById(deps.db.read, id))) throw new AppError('NOT_FOUND');
  return byOwnPassword(deps, confirmation, async (tx, caller) => {
    mustStillBeOwner(caller);
    const account = await findAdminById(tx, id);
    if (!account) throw new AppError('NOT_FOUND');
    await changeRole(tx, id, role);
    noteChanges({ role: account.role }, { role });
    return toStaffMember({ ...account, role }, confirmation.caller);
  });
}

/** Also ends their sessions. `afterwards` runs in the same transaction. Throws FORBIDDEN for the caller's own account, NOT_FOUND. */
export function removeStaff<T>(
  { db }: Deps,
  caller: Caller,
  id: string,
  afterwards: (tx: Queries, removed: Admin) => Promise<T>,
): Promise<T> {
  return db.tx(async tx => {
    mustBeSomebodyElse(id, caller);
    // If two remove each other at once, one stays.
    const remover = await findAdminById(tx, caller.id);
    if (!remover) throw new AppError('UNAUTHORIZED');
    mustStillBeOwner(remover);
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
  return byOwnPassword(deps, confirmation, async (tx, { id, secondFactorSince }, now) => {
    await changePassword(tx, id, passwordHash);
    const ended = await afterwards(tx);
    // The session before gave the second factor just now.
    const isConfirmed = secondFactorSince !== null;
    return { token: await startSession(tx, tokens, 'ADMIN', id, now, { isConfirmed }), ended };
  });
}
