import { keys, read } from '../../../shared/storage.ts';

/** Shown after the try, and again at the sign-in if the session ends: then the password was changed. */
export const passwordInDoubt =
  'Your password may have been changed. Sign in with the new one; if that is wrong, the old one holds.';

/** Token of the session in which staff tried to change the password. */
let token: string | null = null;

/** Notes that the answer to a password change was lost. */
export function doubtPassword(): void {
  token = read(keys.adminToken);
}

/** Whether the answer was lost in the session of this token. Later sessions began with a known password. */
export function isPasswordInDoubt(ended: string | null): boolean {
  return ended !== null && ended === token;
}
