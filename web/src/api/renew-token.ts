import type { professionalKeys } from '../shared/professional-keys.ts';
import { type keys, write } from '../shared/storage.ts';

export type TokenKey = typeof keys.authToken | typeof keys.adminToken | typeof professionalKeys.token;

/**
 * Replaces the token stored under `key` by the answer of a call that ends the old one. For a moment the server refuses the old one and
 * this browser does not have the new one yet: other calls wait with `renewed`.
 */
export function renewToken(key: TokenKey, ask: () => Promise<{ token: string }>): Promise<void> {
  return locked(key, async () => {
    const { token } = await ask();
    write(key, token);
  });
}

/** Resolves when no tab of this browser is replacing the token. */
export function renewed(key: TokenKey): Promise<void> {
  return locked(key, async () => {});
}

/**
 * A lock of the browser, shared by its tabs and released when a tab closes. It exists only over HTTPS and since 2022 (iOS 15.3), and not
 * where the browser stores nothing. Then the work runs without it.
 */
async function locked(key: TokenKey, work: () => Promise<void>): Promise<void> {
  let isBegun = false;
  try {
    await navigator.locks.request(`renew ${key}`, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    await work();
  }
}
