import type { Language } from '../../../../../common/words/languages.ts';
import { hasCode } from '../../../api/api-error.ts';
import { ask, makeClient } from '../../../api/client.ts';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { read, remove, write } from '../../../shared/storage.ts';
import { makeStore } from '../../../shared/store.ts';
import { useStored } from '../../../shared/use-stored.ts';

/** For calls of a professional. Not in client.ts, which every page loads. */
export const professionalApi = makeClient(professionalKeys.token);

/** Whether the server ended the session in this tab. The sign-in then says so. */
export const sessionEnd = makeStore(false);

/** Who is signed in on this phone; only the server knows whether the token is still valid. */
export function useProfessionalId(): string | null {
  const token = useStored(professionalKeys.token);
  const id = useStored(professionalKeys.id);
  return token && id;
}

/** Requests a passcode. Throws ApiError, as `verify` does. */
export function login(mobile: string) {
  return ask(professionalApi.POST('/auth/professional/login', { body: { mobile, ...readerLanguage } }));
}

export async function verify(mobile: string, verificationId: string, otp: string): Promise<void> {
  const given = await ask(professionalApi.POST('/auth/professional/verify-otp', { body: { mobile, verificationId, otp } }));
  // Another professional's visits and taps are none of hers.
  if (given.professionalId !== read(professionalKeys.id)) forgetWork();
  sessionEnd.set(false);
  write(professionalKeys.id, given.professionalId);
  write(professionalKeys.token, given.token);
}

/** Messages to her follow her choice. The page goes, but the request lives on. */
export function tellLanguage(language: Language): void {
  if (!read(professionalKeys.token)) return;
  professionalApi.PUT('/auth/professional/language', { body: { language }, keepalive: true }).catch(() => null);
}

/**
 * Signs out in all tabs of this browser, whatever the server answers. Nothing about customers stays on the phone. `everywhere` ends all her
 * sessions: without an answer it throws ApiError and changes nothing, because another phone may still be signed in.
 */
export async function signOut(everywhere = false): Promise<void> {
  if (everywhere)
    await ask(professionalApi.POST('/auth/sign-out-everywhere')).catch(error => {
      // After a lost answer the first call may have ended this session, too.
      if (!hasCode(error, 'UNAUTHORIZED')) throw error;
    });
  // The request already carries the token.
  const ended = everywhere ? null : ask(professionalApi.POST('/auth/logout')).catch(() => null);
  forgetWork();
  remove(professionalKeys.token);
  remove(professionalKeys.id);
  await ended;
}

/** Forgets a session that the server has ended. Her taps stay: they are sent when she signs in again. */
export function endSession(): void {
  sessionEnd.set(true);
  remove(professionalKeys.days);
  remove(professionalKeys.token);
}

function forgetWork(): void {
  remove(professionalKeys.taps);
  remove(professionalKeys.days);
}
