/** The secrets of endpoints. We sign with them, so they are kept, encrypted by a key that is made of the server's own secret. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { decrypt, encrypt } from '../../platform/shared/encrypt.ts';
import { SECRET_PREFIX } from './rules.ts';

const BYTES = 32;

const keyOf = ({ config }: Pick<Deps, 'config'>): Buffer =>
  createHmac('sha256', config.jwtSecret).update('webhook secrets').digest();

/** `whsec_` and base64, as Standard Webhooks writes them. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(BYTES).toString('base64');
}

export function sealed(deps: Pick<Deps, 'config'>, secret: string): string {
  return encrypt(secret, keyOf(deps));
}

/** Undefined if JWT_SECRET has changed since. */
export function opened(deps: Pick<Deps, 'config'>, kept: string): string | undefined {
  try {
    return decrypt(kept, keyOf(deps));
  } catch {
    return undefined;
  }
}
