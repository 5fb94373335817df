import { type keys, write } from '../shared/storage.ts';

export type TokenKey = typeof keys.authToken | typeof keys.adminToken;

/**
 * Puts a new token in the place of the one kept under `key`, from a call that ends the old one. In the moment between, the salon knows the
 * old one no more and this browser not yet the new one: whoever is refused then waits by `renewed`.
 */
export function renewToken(key: TokenKey, ask: () => Promise<{ token: string }>): Promise<void> {
  return locked(key, async () => {
    const { token } = await ask();
    write(key, token);
  });
}

/** Once no tab of this browser is about to have a new token. */
export function renewed(key: TokenKey): Promise<void> {
  return locked(key, async () => {});
}

/**
 * A lock of the browser's own, which all its tabs share and which goes with its tab. Only over HTTPS, not before 2022 (iOS 15.3), and
 * refused where the browser keeps nothing of this site: then it goes without.
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
