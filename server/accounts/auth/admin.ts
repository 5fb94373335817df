/** What the command line does to the accounts of staff. */

import type { Clock } from '../../../common/time.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Credentials } from './by-password.ts';
import { hashPassword } from './password.ts';
import { sameEmail } from './rules.ts';
import { type Admin, addAdmin, changePassword, changeRole, findAdmin, removeAdmin } from './store.ts';

/** An owner, unless another role is given. False if the e-mail has an account, which stays as it is. */
export async function createAdmin(
  db: Database,
  clock: Clock,
  { email, password, role }: Credentials & { role?: Admin['role'] | undefined },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  try {
    await db.tx(tx => addAdmin(tx, { id: newId(), email: sameEmail(email), passwordHash, role, createdAt: clock.now() }));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Runs in the transaction of a change. */
type Afterwards<T> = (tx: Queries, account: Admin) => Promise<T>;

/** Also ends every session of that admin. Returns what `afterwards` gives, null if the e-mail has no account. */
export async function changeAdminPassword<T>(
  db: Database,
  { email, password }: Credentials,
  afterwards: Afterwards<T>,
): Promise<T | null> {
  const passwordHash = await hashPassword(password);
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return null;
    await changePassword(tx, account.id, passwordHash);
    return afterwards(tx, account);
  });
}

/** False if the e-mail has no account. */
export function setAdminRole(db: Database, email: string, role: Admin['role']): Promise<boolean> {
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (account) await changeRole(tx, account.id, role);
    return account !== undefined;
  });
}

/** Also ends every session of that admin. Returns what `afterwards` gives, null if the e-mail has no account. */
export function dismissAdmin<T>(db: Database, email: string, afterwards: Afterwards<T>): Promise<T | null> {
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return null;
    await removeAdmin(tx, account.id);
    return afterwards(tx, account);
  });
}
