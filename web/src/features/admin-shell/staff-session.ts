import { adminApi, ask } from '../../api/client.ts';
import { keys, read, remove, write } from '../../shared/storage.ts';
import { useStored } from '../../shared/use-stored.ts';

/** The token of the salon's staff, while one is kept here; it is the server that says whether it still holds. */
export function useStaffToken(): string | null {
  return useStored(keys.adminToken);
}

/** Whose token it is: the same person's next one, after a new password, does not end what they are doing. */
export function ownerOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? token;
  } catch {
    return token;
  }
}

/** How often somebody has signed out in this tab. */
let signOuts = 0;

/**
 * Who is here now, to be compared with who is here after the next sign-in: what was begun is for the same person alone, and for
 * nobody after signing out.
 */
export function whoIsHere(): string {
  return `${signOuts} ${ownerOf(read(keys.adminToken) ?? '')}`;
}

/** Whether the session was ended by the server, in whichever tab that showed: who was here goes on with what was begun. */
export function wasCutOff(): boolean {
  return read(keys.adminToken) === null && read(keys.adminCutOff) !== null;
}

/** Throws ApiError (`INVALID_CREDENTIALS`, `RATE_LIMITED`) when the server does not take them. */
export async function signIn(email: string, password: string): Promise<void> {
  const { token } = await ask(adminApi.POST('/auth/admin/login', { body: { email, password } }));
  remove(keys.adminCutOff);
  write(keys.adminToken, token);
}

/** Signed out here whatever the server says; other tabs see it too. */
export async function signOut(): Promise<void> {
  signOuts += 1;
  const ended = ask(adminApi.POST('/auth/logout')).catch(() => null);
  remove(keys.adminCutOff);
  remove(keys.adminToken);
  await ended;
}

/** Signed out here without a word to the server, which has ended the session already. */
export function forgetStaff(): void {
  write(keys.adminCutOff, 'true');
  remove(keys.adminToken);
}
