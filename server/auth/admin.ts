/** Staff: signing in by e-mail and password (rulings R2), and what the command line does to their accounts. */
import { AppError } from '../contract/errors.ts';
import type { Tokens } from '../contract/security.ts';
import type { Database } from '../db/database.ts';
import { isDuplicate } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import type { Clock } from '../shared/time.ts';
import { mustAllowPassword, recordWrongPassword } from './limits.ts';
import { hashPassword, NOBODYS_HASH, passwordFits } from './password.ts';
import { sameEmail } from './rules.ts';
import { startSession } from './session.ts';
import { addAdmin, changePassword, findAdmin, removeAdmin, removeSessionsOf } from './store.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * A token of 8 hours, or INVALID_CREDENTIALS, RATE_LIMITED, OVERLOADED. The lock is judged before the costly comparison
 * and again after it: of many guesses sent at once, those beyond the tenth learn nothing, even when one is right.
 */
export const adminLogin = async (
  { db, clock }: Deps,
  tokens: Tokens,
  { email: given, password, clientAddress }: Credentials & { clientAddress: string },
): Promise<{ token: string }> => {
  const email = sameEmail(given);
  await mustAllowPassword(db.read, email, clientAddress, clock.now());
  const claimed = await findAdmin(db.read, email);
  const fits = await passwordFits(password, claimed?.passwordHash ?? NOBODYS_HASH, clientAddress);

  const outcome = await db.tx(async tx => {
    const now = clock.now();
    await mustAllowPassword(tx, email, clientAddress, now);
    const account = await findAdmin(tx, email);
    // The account may have been removed, or its password changed, while the comparison ran.
    if (!fits || account?.passwordHash !== claimed?.passwordHash || !account) {
      await recordWrongPassword(tx, email, clientAddress, now);
      return new AppError('INVALID_CREDENTIALS');
    }
    return { token: await startSession(tx, tokens, 'ADMIN', account.id, now) };
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
};

/** False when the e-mail has an account already, which is left as it is. */
export const createAdmin = async (db: Database, clock: Clock, { email, password }: Credentials): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  try {
    await db.tx(tx => addAdmin(tx, { id: newId(), email: sameEmail(email), passwordHash, createdAt: clock.now() }));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

/** Ends every session of that admin as well. False when nobody has the e-mail. */
export const changeAdminPassword = async (db: Database, { email, password }: Credentials): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  return db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return false;
    await changePassword(tx, account.id, passwordHash);
    await removeSessionsOf(tx, account.id);
    return true;
  });
};

/** Ends every session of that admin as well. False when nobody has the e-mail. */
export const dismissAdmin = (db: Database, email: string): Promise<boolean> =>
  db.tx(async tx => {
    const account = await findAdmin(tx, sameEmail(email));
    if (!account) return false;
    await removeAdmin(tx, account.id);
    await removeSessionsOf(tx, account.id);
    return true;
  });
