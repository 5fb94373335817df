/** The numbers and decisions of a second factor (rules S34 to S37). Pure. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Instant, MINUTE, SECOND } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';

/** How long the second step of a sign-in may take, and how many codes it tries. */
export const TICKET = { lifetime: 5 * MINUTE, tries: 5 } as const;

/** How long a new key of an app waits for its first code. */
export const NEW_KEY_LIFETIME = 15 * MINUTE;

const STEP = 30 * SECOND;
const KEY_BYTES = 20;

/** A new key of an app, in base 32. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

const totpOf = (key: string, issuer = 'Nikhar', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: STEP / SECOND, secret: Secret.fromBase32(key) });

/** `otpauth://totp/…`, which apps read as a QR code or open as a link. A colon would end the issuer. */
export function addressOf(key: string, salonName: string, email: string): string {
  return totpOf(key, salonName.replaceAll(':', ' '), email).toString();
}

/**
 * Which 30 seconds a code belongs to, counted from 1970; null for a wrong code. The step before and the one after are right, too, because
 * the clock of a phone may differ (RFC 6238, 5.2).
 */
export function stepOf(key: string, code: string, now: Instant): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / STEP) + delta;
}

export const RECOVERY_CODES = 10;
const GROUPS = 3;
const GROUP = 4;
/** Letters and digits that are not mistaken for others: 59 bits a code. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `k7m2-p9xq-4dfh` */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as typed or pasted, without blanks and hyphens. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}]/gu, '')
    .toLowerCase();
}

export function isOfApp(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** Without the server's secret, so that the codes outlive a change of it. A code has too many bits to be guessed from its hash. */
export function hashRecoveryCode(adminId: string, plain: string): string {
  return createHash('sha256').update(`${adminId}:${plain}`).digest('base64url');
}

/** For the second step of one sign-in. */
export function newTicket(): string {
  return randomBytes(32).toString('base64url');
}

export function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** Where passkeys belong: their domain, and the site that browsers must name. */
export interface PasskeyPlace {
  rpId: string;
  origin: string;
}

/** PUBLIC_URL, and this machine without one. Undefined where browsers know no passkeys: without https, and at a bare IP address. */
export function passkeyPlace({
  PUBLIC_URL,
  PORT,
  production,
}: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'production'>): PasskeyPlace | undefined {
  if (!PUBLIC_URL) return production ? undefined : { rpId: 'localhost', origin: `http://localhost:${PORT}` };
  const { hostname, protocol, origin } = new URL(PUBLIC_URL);
  const isSafe = hostname === 'localhost' || (protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname));
  return isSafe ? { rpId: hostname, origin } : undefined;
}
