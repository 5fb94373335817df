/** A mobile that changed hands does not open the account of its old owner (rules S23 to S25). */
import { isLearning } from '../../academy/erase.ts';
import { customerOfMobile } from '../../accounts/auth/account.ts';
import { loginOf, registrationOf, type SignedIn } from '../../accounts/auth/customer-sign-in.ts';
import type { Verification } from '../../accounts/auth/judge-passcode.ts';
import { type Purpose, verifyPasscode } from '../../accounts/auth/passcode.ts';
import { askToCall, isSilent, mistakeInName } from '../../accounts/auth/silent.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hasPendingBooking, hasRefundDue } from '../../visits/record/erase.ts';
import { keepMobileMark } from '../referral/reward.ts';
import { afterErasing, eraseAccount } from './own-account.ts';
import type { CustomerRow } from './store.ts';

type Proof = Pick<Schemas['VerifyOtpRequest'], 'firstName' | 'startAnew'>;

/** The salon owes them something, so it has to look before the account goes. */
const isOwed = async (tx: Queries, { id, mobile }: CustomerRow): Promise<boolean> =>
  (await hasPendingBooking(tx, id)) || (await hasRefundDue(tx, id)) || isLearning(tx, mobile);

/** Signing in to an account that was used lately needs the passcode alone. */
const byName = (login: Purpose<SignedIn>, firstName: string | undefined): Purpose<SignedIn> => ({
  ...login,
  hold: async (tx, passcode, now) => {
    const account = await customerOfMobile(tx, passcode.mobile);
    if (!account?.active || !(await isSilent(tx, account, now))) return undefined;
    return mistakeInName(tx, account, passcode, firstName, now);
  },
});

/** Erases the old account and opens a new one in one transaction. An account that was used meanwhile stays. */
const anew = (
  deps: Pick<Deps, 'config'>,
  login: Purpose<SignedIn>,
  registration: Purpose<SignedIn>,
  { fullName }: Schemas['StartAnewRequest'],
): Purpose<SignedIn> => ({
  ...login,
  hold: async (tx, { mobile }, now) => {
    const account = await customerOfMobile(tx, mobile);
    if (!account?.active) return undefined;
    const mayGo = (await isSilent(tx, account, now)) && !(await isOwed(tx, account));
    return mayGo ? undefined : askToCall(tx, 'ACCOUNT_KEPT');
  },
  open: async (tx, passcode, now) => {
    const account = await customerOfMobile(tx, passcode.mobile);
    if (!account) throw new AppError('USER_NOT_FOUND');
    if (!account.active) throw new AppError('USER_INACTIVE');
    await keepMobileMark(deps, tx, account.mobile, now);
    await eraseAccount(tx, account, now);
    return registration.open(tx, { ...passcode, fullName }, now);
  },
});

/**
 * Opens a customer's account with a passcode, or a new one. Throws what verifyPasscode throws, VALIDATION_ERROR, NAME_NEEDED, and
 * ACCOUNT_KEPT if the old account cannot go.
 */
export async function signIn(
  deps: Deps,
  tokens: Tokens,
  { firstName, startAnew, ...verification }: Verification & Proof,
): Promise<SignedIn> {
  if (firstName !== undefined && startAnew) throw invalidField('startAnew', 'notBoth', { fields: ['firstName', 'startAnew'] });
  const [login, registration] = [loginOf(tokens), registrationOf(tokens)];
  const opened = startAnew ? anew(deps, login, registration, startAnew) : byName(login, firstName);
  const signedIn = await verifyPasscode(deps, [opened, registration], verification);
  if (startAnew) await afterErasing(deps);
  return signedIn;
}
