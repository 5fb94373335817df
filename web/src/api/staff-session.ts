import type { components } from '#contract';
import type { Person } from '../shared/kept.ts';
import { keys, read, remove, write } from '../shared/storage.ts';
import { useStored } from '../shared/use-stored.ts';
import { hasCode } from './api-error.ts';
import { adminApi, ask } from './client.ts';

type Schemas = components['schemas'];

/** The staff token kept in this browser. Only the server knows whether it is still valid. */
export function useStaffToken(): string | null {
  return useStored(keys.adminToken);
}

/** Id of the person in the token. A person keeps it with the new token that a changed password brings. */
export function ownerOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? token;
  } catch {
    return token;
  }
}

/** Counts the sign-outs in this tab. */
let signOuts = 0;

/** Who is signed in, up to their sign-out. Their work stays in memory, because it names customers. */
export const staff: Person = {
  place: 'page',
  name() {
    const token = read(keys.adminToken);
    return token && `${signOuts} ${ownerOf(token)}`;
  },
  wasCutOff: () => read(keys.adminToken) === null && read(keys.adminCutOff) !== null,
};

/** Returns a question if a second factor is asked. Throws ApiError (`INVALID_CREDENTIALS`, `RATE_LIMITED`) when the server refuses. */
export async function signIn(credentials: Schemas['AdminLoginRequest']): Promise<Schemas['SecondFactorQuestion'] | undefined> {
  try {
    enter((await ask(adminApi.POST('/auth/admin/login', { body: credentials }))).token);
    return undefined;
  } catch (error) {
    if (!hasCode(error, 'SECOND_FACTOR_REQUIRED')) throw error;
    return error.data as Schemas['SecondFactorQuestion'];
  }
}

/** The person of this token is signed in from now on. */
export function enter(token: string): void {
  remove(keys.adminCutOff);
  write(keys.adminToken, token);
}

/** Signs out in all tabs of this browser, whatever the server answers. */
export async function signOut(): Promise<void> {
  const ended = ask(adminApi.POST('/auth/logout')).catch(() => null);
  leave();
  await ended;
}

/** Signs out in all tabs of this browser, without a word to the server. */
export function leave(): void {
  signOuts += 1;
  remove(keys.adminCutOff);
  remove(keys.adminToken);
}

/** Signs out in this browser only, after the server has ended the session. */
export function forgetStaff(): void {
  write(keys.adminCutOff, 'true');
  remove(keys.adminToken);
}
