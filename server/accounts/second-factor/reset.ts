/** A second factor that is lost is taken away by a colleague, or on the command line (rule S39). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { byOwnPassword, type Confirmation } from '../auth/by-password.ts';
import { endSessionsOf } from '../auth/session.ts';
import { findStaff, noteSecondFactor, staffOfEmail, toStaffMember } from '../auth/staff.ts';
import { removeCodes, removePasskeysOf, removeTicketsOf, removeTotp } from './store.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findStaff>>>;
type Teller = Pick<Deps, 'tellFactor'>;

/** App, passkeys, recovery codes, begun sign-ins and sessions end. */
const takeAway = async (
  { tellFactor }: Teller,
  tx: Queries,
  { id: adminId, secondFactorSince }: Account,
  now: Instant,
): Promise<void> => {
  if (secondFactorSince !== null) await tellFactor(tx, adminId, 'RESET', now);
  await removeTotp(tx, adminId);
  await removePasskeysOf(tx, adminId);
  await removeCodes(tx, adminId);
  await removeTicketsOf(tx, adminId);
  await noteSecondFactor(tx, adminId, null);
  await endSessionsOf(tx, adminId);
};

/** Throws FORBIDDEN for the caller's own, NOT_FOUND, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function resetSecondFactor(deps: Deps, confirmation: Confirmation, id: string): Promise<Schemas['StaffMember']> {
  return byOwnPassword(deps, confirmation, async (tx, _caller, now) => {
    if (id === confirmation.caller.id) throw new AppError('FORBIDDEN', { params: { reason: 'OWN_ACCOUNT' } });
    const account = await findStaff(tx, id);
    if (!account) throw new AppError('NOT_FOUND');
    await takeAway(deps, tx, account, now);
    return toStaffMember({ ...account, secondFactorSince: null }, confirmation.caller);
  });
}

/** For the command line. False if the e-mail has no account. */
export function resetSecondFactorOf(deps: Teller & Pick<Deps, 'db' | 'clock'>, email: string): Promise<boolean> {
  return deps.db.tx(async tx => {
    const account = await staffOfEmail(tx, email);
    if (account) await takeAway(deps, tx, account, deps.clock.now());
    return account !== undefined;
  });
}
