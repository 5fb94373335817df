/** Staff passwords: scrypt at the strength that OWASP asks for, in a string that holds its own cost (rule K2). */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from '../../platform/contract/limit-concurrency.ts';

interface Cost {
  /** Base-2 logarithm of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

/** 32 MiB a hash. OWASP's first choice (N = 2^17, p = 1) needs 128 MiB for the same work. */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;

/** Sign-in attempts must not use up memory or all threads of the pool, and a few clients must not keep staff out. */
const limited = limitConcurrency(2, 30, 4);

const derive = (password: string, salt: Buffer, { ln, r, p }: Cost, client?: string): Promise<Buffer> =>
  limited(
    () =>
      new Promise((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY };
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
    client,
  );

const write = (salt: Buffer, hash: Buffer, { ln, r, p }: Cost): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

/** `$scrypt$ln=15,r=8,p=3$salt$hash`. Throws OVERLOADED if too many wait, RATE_LIMITED if too many of this client do. */
export async function hashPassword(password: string, client?: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await derive(password, salt, COST, client), COST);
}

/** For an e-mail without an account: no password matches it, and that takes as long as for a real one (rule K3). */
export const NOBODYS_HASH = write(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES), COST);

/** Throws OVERLOADED if too many wait, RATE_LIMITED if too many of this client do. */
export async function passwordFits(password: string, stored: string, client?: string): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] = stored.match(/^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/) ?? [];
  if (!ln) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { ln: Number(ln), r: Number(r), p: Number(p) }, client);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'));
}

/** Letters and digits that are not mistaken for others: four groups of five, 99 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export function newPassword(): string {
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );
}
