/** The keys of apps make codes, so they are kept, encrypted by a key that is made of the server's own secret. */
import { createHmac } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { decrypt, encrypt } from '../../platform/shared/encrypt.ts';

const secretOf = ({ config }: Pick<Deps, 'config'>): Buffer =>
  createHmac('sha256', config.jwtSecret).update('keys of authenticator apps').digest();

export function sealed(deps: Pick<Deps, 'config'>, key: string): string {
  return encrypt(key, secretOf(deps));
}

/** Null if there is none, or if JWT_SECRET has changed since: then a recovery code signs in. */
export function opened(deps: Pick<Deps, 'config'>, kept: string | null | undefined): string | null {
  if (!kept) return null;
  try {
    return decrypt(kept, secretOf(deps));
  } catch {
    return null;
  }
}
