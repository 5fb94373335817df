/** What a customer's passcode opens: their account, or a new one (rules S6, S9). */
import { AppError } from '../../platform/contract/errors.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Purpose } from './passcode.ts';
import { turnIntoLogins } from './passcode-store.ts';
import { startSession } from './session.ts';
import { addUser, changeUser, findUserByMobile } from './store.ts';

export interface SignedIn {
  userId: string;
  token: string;
}

export function loginOf(tokens: Tokens): Purpose<SignedIn> {
  return {
    name: 'LOGIN',
    digits: 4,
    mustFit: async (tx, mobile) => {
      const account = await findUserByMobile(tx, mobile);
      if (!account) throw new AppError('USER_NOT_REGISTERED');
      if (!account.active) throw new AppError('USER_INACTIVE');
      // Staff may have created the account while its owner was registering.
      await turnIntoLogins(tx, mobile);
      return account.language;
    },
    open: async (tx, { mobile, language }, now) => {
      const account = await findUserByMobile(tx, mobile);
      if (!account) throw new AppError('USER_NOT_FOUND');
      if (!account.active) throw new AppError('USER_INACTIVE');
      await changeUser(tx, account.id, { lastActive: now, verified: true, ...(language && { language }) });
      return { userId: account.id, token: await startSession(tx, tokens, 'USER', account.id, now) };
    },
  };
}

export function registrationOf(tokens: Tokens): Purpose<SignedIn> {
  return {
    name: 'REGISTER',
    digits: 4,
    mustFit: async (tx, mobile) => {
      if (await findUserByMobile(tx, mobile)) throw new AppError('MOBILE_ALREADY_EXISTS');
      return undefined;
    },
    open: async (tx, { mobile, fullName, language }, now) => {
      if (await findUserByMobile(tx, mobile)) throw new AppError('MOBILE_ALREADY_EXISTS');
      const userId = newId();
      const entered = { mobile, fullName: fullName ?? '', ...(language && { language }) };
      await addUser(tx, { id: userId, ...entered, createdAt: now, lastActive: now });
      return { userId, token: await startSession(tx, tokens, 'USER', userId, now) };
    },
  };
}
