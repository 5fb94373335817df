/** A customer's new mobile, and what follows it (rule S28). */

import type { Instant } from '../../../common/time.ts';
import { moveEnquiries } from '../../academy/erase.ts';
import { type Account, customerOfMobile, giveMobile } from '../../accounts/auth/account.ts';
import { type MobileChange, noteMobileChange } from '../../accounts/auth/mobile-changes.ts';
import { customerOf, mustBeCustomer } from '../../accounts/auth/profile.ts';
import { endOtherSessionsOf, endSessionsOf } from '../../accounts/auth/session.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { endLinksOf } from '../../messages/link/link.ts';
import { tellNumber } from '../../messages/tell/tell-number.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { moveWish } from '../../schedule/area/wish.ts';
import { presentCustomer } from '../customer/customer.ts';
import type { Side } from './change-mobile.ts';

/** A number whose owner has not confirmed it yet is not verified. */
const give = async (
  tx: Queries,
  account: Account,
  { mobile, by, ...why }: { mobile: string } & Pick<MobileChange, 'by' | 'actorName' | 'reason'>,
  now: Instant,
): Promise<void> => {
  const verified = by === 'OWNER';
  await giveMobile(tx, account, { mobile, verified }, now);
  await moveWish(tx, account.mobile, mobile);
  await moveEnquiries(tx, account, { mobile, confirmed: verified }, now);
  const whose = { ownerId: account.id, ofProfessional: false, oldMobile: account.mobile };
  await tellNumber(tx, await noteMobileChange(tx, { ...whose, by, ...why, at: now }), account, now);
};

export const ofCustomer: Side<Account> = {
  name: 'NUMBER',
  digits: 4,
  find: mustBeCustomer,
  give: async (tx, caller, account, mobile, now) => {
    if (await customerOfMobile(tx, mobile)) throw new AppError('MOBILE_ALREADY_EXISTS', { params: { reason: 'OTHER_ACCOUNT' } });
    await give(tx, account, { mobile, by: 'OWNER', actorName: null, reason: null }, now);
    await endOtherSessionsOf(tx, caller);
  },
};

/** Staff do it for somebody who lost the old number. Throws VALIDATION_ERROR, USER_NOT_FOUND, MOBILE_ALREADY_EXISTS. */
export async function setCustomerMobile(
  { db, clock }: Deps,
  caller: Caller,
  id: string,
  { mobile, reason }: Schemas['CustomerMobileRequest'],
): Promise<Schemas['Customer']> {
  if (!reason.trim()) throw invalidField('reason', 'required');
  return db.tx(async tx => {
    const now = clock.now();
    const account = await customerOf(tx, id);
    if (!account) throw new AppError('USER_NOT_FOUND');
    const isOther = account.mobile !== mobile;
    if (isOther) {
      if (await customerOfMobile(tx, mobile))
        throw new AppError('MOBILE_ALREADY_EXISTS', { params: { reason: 'OTHER_CUSTOMER' } });
      await give(tx, account, { mobile, by: 'STAFF', actorName: await nameOfStaff(tx, caller), reason: reason.trim() }, now);
      await endSessionsOf(tx, id);
      await endLinksOf(tx, id);
    }
    return presentCustomer(tx, (await customerOf(tx, id)) ?? account, now);
  });
}
