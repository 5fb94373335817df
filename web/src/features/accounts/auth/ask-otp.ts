// Both calls send a passcode by SMS. They throw ApiError. Not in session.tsx, because every page loads that one.
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';

/** A sent passcode. Times are epoch ms by the server's clock. */
export interface Challenge {
  verificationId: string;
  expiresAt: number;
  resendAt: number;
}

export function login(mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/login', { body: { mobile, ...readerLanguage } }));
}

export function register(fullName: string, mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/register', { body: { fullName, mobile, ...readerLanguage } }));
}
