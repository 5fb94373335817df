/** Staff sign in by e-mail and password (rule K2). Also what the command line does to their accounts. */
import { AppError } from '../contract/errors.ts';
import type { Tokens } from '../contract/security.ts';
import type { Database } from '../db/database.ts';
import { isDuplicate } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import type { Clock } from '../shared/time.ts';
import { byPassword, type Credentials } from './by-password.ts';
import { hashPassword } from './password.ts';
import { sameEmail } from './rules.ts';
import { startSession } from './session.ts';
import { addAdmin, changePassword, findAdmin, removeAdmin, removeApiKeys, removeApiKeysOf } from './store.ts';

/** A token of 8 hours, or INVALID_CREDENTIALS, RATE_LIMITED, OVERLOADED. */
export function adminLogin(
  deps: Deps,
  tokens: Tokens,
  credentials: Credentials & { clientAddress: string },
): Promise<{ token: string }> {
  return byPassword(
    deps,
    credentials,
    () => new AppError('INVALID_CREDENTIALS'),
    async (tx, { id }, now) => ({ token: await startSession(tx, tokens, 'ADMIN', id, now) }),
  );
}

/** False if the e-mail has an account, which stays as it is. */
export async function createAdmin(db: Database, clock: Clock, { email, password }: Credentials): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  try {
    await db.tx(tx => addAdmin(tx, { id: newId(), email: sameEmail(email), passwordHash, createdAt: clock.now() }));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Also ends every session of that admin and, with `revokeKeys`, all API keys. False if the e-mail has no account. */
export async function changeAdminPassword(db: Database, { email, password }: Credentials, revokeKeys = false): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return false;
    await changePassword(tx, account.id, passwordHash);
    if (revokeKeys) await removeApiKeys(tx);
    return true;
  });
}

/**
 * Also ends every session of that admin and, with `revokeKeys`, the API keys they created. False if the e-mail has no account.
 */
export function dismissAdmin(db: Database, email: string, revokeKeys = false): Promise<boolean> {
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return false;
    await removeAdmin(tx, account.id);
    if (revokeKeys) await removeApiKeysOf(tx, account.id);
    return true;
  });
}
