/** The salon's staff among themselves: who signs in, and with what password. All of them may do the same. */
import { AppError } from '../contract/errors.ts';
import type { Tokens } from '../contract/security.ts';
import type { Caller, Once, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { isDuplicate } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { toRfc3339 } from '../shared/time.ts';
import { byOwnPassword, type Confirmation, type Credentials } from './by-password.ts';
import { hashPassword } from './password.ts';
import { sameEmail } from './rules.ts';
import { startSession } from './session.ts';
import {
  type Admin,
  addAdmin,
  changePassword,
  findAdminById,
  findAdmins,
  findApiKey,
  removeAdmin,
  removeApiKeys,
  removeApiKeysOf,
} from './store.ts';

const toStaffMember = ({ id, email, createdAt }: Admin, caller: Caller): Schemas['StaffMember'] => ({
  id,
  email,
  createdAt: toRfc3339(createdAt),
  isCaller: id === caller.id,
});

export async function listStaff({ db }: Deps, caller: Caller): Promise<Schemas['StaffMember'][]> {
  return (await findAdmins(db.read)).map(account => toStaffMember(account, caller));
}

/** Which member of staff calls, or which API key; null when it has gone since it was let in. */
export async function nameOfStaff(db: Queries, { id, keyAccess }: Caller): Promise<string | null> {
  return keyAccess ? ((await findApiKey(db, id))?.name ?? null) : ((await findAdminById(db, id))?.email ?? null);
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
        const account = { id: newId(), email: sameEmail(email), passwordHash, createdAt: now };
        await addAdmin(tx, account);
        return toStaffMember(account, confirmation.caller);
      }),
    );
  } catch (error) {
    throw isDuplicate(error) ? new AppError('STAFF_ALREADY_EXISTS') : error;
  }
}

/**
 * Ends their sessions as well. The API keys that they made are the salon's and stay, unless they are to be revoked.
 * Throws FORBIDDEN for the caller's own, NOT_FOUND.
 */
export function removeStaff({ db }: Deps, caller: Caller, id: string, revokeKeys: boolean): Promise<void> {
  return db.tx(async tx => {
    if (id === caller.id) throw new AppError('FORBIDDEN', { message: 'You cannot remove yourself. Ask a colleague.' });
    // Of two who remove each other at once, one stays.
    if (!(await findAdminById(tx, caller.id))) throw new AppError('UNAUTHORIZED');
    if (!(await findAdminById(tx, id))) throw new AppError('NOT_FOUND');
    await removeAdmin(tx, id);
    if (revokeKeys) await removeApiKeysOf(tx, id);
  });
}

/**
 * Ends every session of the caller's, and with `revokeKeys` all API keys of the salon; gives a token of 8 hours.
 * Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export async function changeOwnPassword(
  deps: Deps,
  tokens: Tokens,
  confirmation: Confirmation,
  { newPassword, revokeKeys }: { newPassword: string; revokeKeys: boolean },
): Promise<{ token: string }> {
  const passwordHash = await hashPassword(newPassword, confirmation.clientAddress);
  return byOwnPassword(deps, confirmation, async (tx, { id }, now) => {
    await changePassword(tx, id, passwordHash);
    if (revokeKeys) await removeApiKeys(tx);
    return { token: await startSession(tx, tokens, 'ADMIN', id, now) };
  });
}
