/** Operations that need a staff password: signing in, and what a stolen token alone must not allow (rule K13). */

import type { Instant } from '../../../common/time.ts';
import { noteTry } from '../../platform/contract/acts.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mustAllowPassword, recordWrongPassword } from './limits.ts';
import { NOBODYS_HASH, passwordFits } from './password.ts';
import { isUnconfirmed, sameEmail } from './rules.ts';
import { type Admin, findAdmin, findAdminById, findConfirmedAt } from './store.ts';

export interface Credentials {
  email: string;
  password: string;
}

type Work<T> = (tx: Queries, account: Admin, now: Instant) => Promise<T>;

/**
 * Does the work in the transaction that verifies the password. Throws `refusal` for a wrong one, RATE_LIMITED, OVERLOADED. The
 * lock is checked before the costly comparison and again after it: of many guesses sent at once, those beyond the tenth learn
 * nothing, even if one is right.
 */
export async function byPassword<T>(
  { db, clock }: Deps,
  { email: given, password, clientAddress }: Credentials & { clientAddress: string },
  refusal: () => AppError,
  work: Work<T>,
): Promise<T> {
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
      // The try must be counted although it is refused, so the transaction returns the refusal, which is thrown after it.
      await recordWrongPassword(tx, email, clientAddress, now);
      noteTry();
      return refusal();
    }
    return work(tx, account, now);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

export interface Confirmation {
  caller: Caller;
  currentPassword: string;
  clientAddress: string;
}

const mustBePerson = ({ key }: Caller): void => {
  if (key) throw new AppError('FORBIDDEN', { params: { reason: 'PEOPLE_ONLY' } });
};

/**
 * The same for a person who is signed in and types the password again. Throws VALIDATION_ERROR at `currentPassword` if it is
 * wrong, FORBIDDEN for an API key, and for somebody whose second factor was given more than ten minutes ago.
 */
export async function byOwnPassword<T>(deps: Deps, confirmation: Confirmation, work: Work<T>): Promise<T> {
  const { caller, currentPassword: password, clientAddress } = confirmation;
  mustBePerson(caller);
  const account = await findAdminById(deps.db.read, caller.id);
  if (!account) throw new AppError('UNAUTHORIZED');
  const credentials = { email: account.email, password, clientAddress };
  const refusal = () => invalidField('currentPassword', 'wrongPassword');
  return byPassword(deps, credentials, refusal, async (tx, proven, now) => {
    await mustBeFresh(tx, caller, proven, now);
    return work(tx, proven, now);
  });
}

/** A session may have been open for 30 days, so the second factor of its beginning does not count for ever (rule S40). */
const mustBeFresh = async (tx: Queries, { sessionId }: Caller, { secondFactorSince }: Admin, now: Instant): Promise<void> => {
  if (secondFactorSince === null || !isUnconfirmed({ confirmedAt: await findConfirmedAt(tx, sessionId) }, now)) return;
  throw new AppError('FORBIDDEN', { params: { reason: 'SECOND_FACTOR_AGAIN' } });
};

/** A caller who may have typed the password. */
export interface PerhapsConfirmed extends Omit<Confirmation, 'currentPassword'> {
  currentPassword: string | undefined;
}

/**
 * Runs work that needs the password for a part of it. The work calls `mustBeConfirmed` before that part. A wrong password is refused
 * even if that part does not run. Throws as `byOwnPassword` does.
 */
export function perhapsByOwnPassword<T>(
  deps: Deps,
  { caller, currentPassword, clientAddress }: PerhapsConfirmed,
  work: (tx: Queries, mustBeConfirmed: () => void, now: Instant) => Promise<T>,
): Promise<T> {
  if (currentPassword !== undefined)
    return byOwnPassword(deps, { caller, currentPassword, clientAddress }, (tx, _account, now) => work(tx, () => {}, now));
  const refuse = () => {
    mustBePerson(caller);
    throw invalidField('currentPassword', 'required');
  };
  return deps.db.tx(tx => work(tx, refuse, deps.clock.now()));
}
