/** A second factor that is lost is taken away by a colleague, or on the command line (rule S39). */

import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { byOwnPassword, type Confirmation } from '../auth/by-password.ts';
import { endSessionsOf } from '../auth/session.ts';
import { findStaff, noteSecondFactor, staffOfEmail, toStaffMember } from '../auth/staff.ts';
import { removeCodes, removePasskeysOf, removeTicketsOf, removeTotp } from './store.ts';

/** App, passkeys, recovery codes, begun sign-ins and sessions end. */
const takeAway = async (tx: Queries, adminId: string): Promise<void> => {
  await removeTotp(tx, adminId);
  await removePasskeysOf(tx, adminId);
  await removeCodes(tx, adminId);
  await removeTicketsOf(tx, adminId);
  await noteSecondFactor(tx, adminId, null);
  await endSessionsOf(tx, adminId);
};

/** Throws FORBIDDEN for the caller's own, NOT_FOUND, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function resetSecondFactor(deps: Deps, confirmation: Confirmation, id: string): Promise<Schemas['StaffMember']> {
  return byOwnPassword(deps, confirmation, async tx => {
    if (id === confirmation.caller.id) throw new AppError('FORBIDDEN', { params: { reason: 'OWN_ACCOUNT' } });
    const account = await findStaff(tx, id);
    if (!account) throw new AppError('NOT_FOUND');
    await takeAway(tx, id);
    return toStaffMember({ ...account, secondFactorSince: null }, confirmation.caller);
  });
}

/** For the command line. False if the e-mail has no account. */
export function resetSecondFactorOf(db: Database, email: string): Promise<boolean> {
  return db.tx(async tx => {
    const account = await staffOfEmail(tx, email);
    if (account) await takeAway(tx, account.id);
    return account !== undefined;
  });
}
