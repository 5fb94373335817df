import { adminApi, ask } from '../../api/client.ts';
import { keys, remove, write } from '../../shared/storage.ts';
import { useStored } from '../../shared/use-stored.ts';

/** The token of the salon's staff, while one is kept here; it is the server that says whether it still holds. */
export function useStaffToken(): string | null {
  return useStored(keys.adminToken);
}

/** Whether the session was ended by the server: who signs in next goes on with what was begun. Nobody does after signing out. */
let isCutOff = false;
export function wasCutOff(): boolean {
  return isCutOff;
}

/** Throws ApiError (`INVALID_CREDENTIALS`, `RATE_LIMITED`) when the server does not take them. */
export async function signIn(email: string, password: string): Promise<void> {
  const { token } = await ask(adminApi.POST('/auth/admin/login', { body: { email, password } }));
  isCutOff = false;
  write(keys.adminToken, token);
}

/** Signed out here whatever the server says; other tabs see it too. */
export async function signOut(): Promise<void> {
  const ended = ask(adminApi.POST('/auth/logout')).catch(() => null);
  remove(keys.adminToken);
  await ended;
}

/** Signed out here without a word to the server, which has ended the session already. */
export function forgetStaff(): void {
  isCutOff = true;
  remove(keys.adminToken);
}
