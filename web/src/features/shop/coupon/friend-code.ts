// A friend's code that is typed where coupons are (rule D17). Loaded when no coupon has the code.
import * as words from '#words/friends';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { toast } from '../../../ui/toast.ts';

/** Gives it. Resolves to null when that is said, to the problem of a friend's code, and to undefined if it is no friend's code either. */
export async function giveFriendsCode(typed: string): Promise<Problem | null | undefined> {
  const code = typed.trim().toUpperCase();
  try {
    await ask(api.PUT('/referral/friend', { body: { code } }));
    toast.success(words.codeSaved);
    return null;
  } catch (error) {
    if (!hasCode(error, 'REFERRAL_NOT_FOUND'))
      return error instanceof ApiError && error.status === 400 ? undefined : problemOf(error, words.saveFailed);
    // Without an answer nobody knows whose it is.
    const own = await ask(api.GET('/referral')).catch(() => null);
    return own?.code === code ? { text: words.ownCode } : undefined;
  }
}
