// Both ask for a passcode by SMS, and throw ApiError. Apart from the session, which every page loads.
import { api, ask } from '../../api/client.ts';

/** What is sent under a `verificationId`; both times in epoch ms, on the server's clock. */
export interface Challenge {
  verificationId: string;
  expiresAt: number;
  resendAt: number;
}

export function login(mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/login', { body: { mobile } }));
}

export function register(fullName: string, mobile: string): Promise<Challenge> {
  return ask(api.POST('/auth/register', { body: { fullName, mobile } }));
}
