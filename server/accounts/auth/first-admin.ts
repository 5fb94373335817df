/** Creates the first member of staff (rule K4). */

import type { Clock } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { createAdmin } from './admin.ts';
import { newPassword, passwordFits } from './password.ts';
import { sameEmail } from './rules.ts';
import { findAdmin, hasAdmin, hasOwner } from './store.ts';

/** The first admin's, unless ADMIN_EMAIL says another. */
export const DEVELOPMENT_EMAIL = 'admin@nikhar.example';

type Wanted = Pick<Config, 'NODE_ENV' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>;

/** Printed on the console, never logged. */
export interface AdminNews {
  email: string;
  /** Set only for a password that was generated now; it is shown this once. */
  password?: string;
}

/** Nothing to print if nobody signs in with this e-mail: the admins use others by now. */
const knownAs = async (db: Database, email: string): Promise<AdminNews | undefined> =>
  (await findAdmin(db.read, sameEmail(email))) && { email };

/**
 * If there is no admin, creates the one of ADMIN_EMAIL and ADMIN_PASSWORD, or in development one with a random password. An admin
 * that was changed or removed since stays so.
 */
export async function makeFirstAdmin(db: Database, clock: Clock, config: Wanted): Promise<AdminNews | undefined> {
  const email = config.ADMIN_EMAIL ?? DEVELOPMENT_EMAIL;
  const development = config.NODE_ENV === 'development';
  if (config.ADMIN_PASSWORD) {
    if (!(await hasAdmin(db.read))) await createAdmin(db, clock, { email, password: config.ADMIN_PASSWORD });
    return knownAs(db, email);
  }
  if (await hasAdmin(db.read)) return development ? knownAs(db, email) : undefined;
  if (!development) return undefined;
  const password = newPassword();
  await createAdmin(db, clock, { email, password });
  return { email, password };
}

/** The admin of ADMIN_EMAIL, if ADMIN_PASSWORD is not their password. As slow as a sign-in. */
export async function adminOfOtherPassword(db: Database, config: Wanted): Promise<string | undefined> {
  if (!config.ADMIN_PASSWORD) return undefined;
  const email = config.ADMIN_EMAIL ?? DEVELOPMENT_EMAIL;
  const account = await findAdmin(db.read, sameEmail(email));
  return account && !(await passwordFits(config.ADMIN_PASSWORD, account.passwordHash)) ? email : undefined;
}

export function anAdminExists(db: Database): Promise<boolean> {
  return hasAdmin(db.read);
}

export function anOwnerExists(db: Database): Promise<boolean> {
  return hasOwner(db.read);
}
