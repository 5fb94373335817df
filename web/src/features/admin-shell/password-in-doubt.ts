import { keys, read } from '../../shared/storage.ts';

/** Said at the try, and again at the sign-in when the session ends: that is how a new password shows. */
export const passwordInDoubt =
  'Your password may have been changed. Sign in with the new one; if that is wrong, the old one holds.';

/** Of the session in which it was to be changed. */
let token: string | null = null;

/** The answer to a change of password was lost. */
export function doubtPassword(): void {
  token = read(keys.adminToken);
}

/** Whether that was in the session of this token; any later one began with a password that is known. */
export function isPasswordInDoubt(ended: string | null): boolean {
  return ended !== null && ended === token;
}
