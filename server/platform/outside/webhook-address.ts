/** Where webhooks may go (rules I5 and I6). Pure. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AddressFault = 'ADDRESS_NOT_HTTPS' | 'ADDRESS_PORT' | 'ADDRESS_WITH_PASSWORD' | 'ADDRESS_PRIVATE';

/** The addresses of IPv6 that are given out. All others are for special uses, such as `::127.0.0.1`. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is one machine on the public internet. Those that only wrap an IPv4 address are not. */
export function isPublic(ip: string): boolean {
  const address = ipaddr.parse(ip);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GIVEN_OUT));
}

/** Names that only a private network answers. A name without a point is one too. */
const PRIVATE_NAMES = /^[^.]*$|(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** The host without the brackets of IPv6 and without final points. `URL` has read decimal, octal and hexadecimal spellings. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

/** `allowed` are pairs of host and port that may be private, and may be called without TLS. */
export function isAllowed({ hostname, port, protocol }: URL, allowed: string[]): boolean {
  return allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}

/** What is wrong with the address, as far as its text tells. A name may still lead to a private address. */
export function faultIn(url: URL, allowed: string[]): AddressFault | undefined {
  if (!['https:', 'http:'].includes(url.protocol)) return 'ADDRESS_NOT_HTTPS';
  if (url.username !== '' || url.password !== '') return 'ADDRESS_WITH_PASSWORD';
  if (isAllowed(url, allowed)) return undefined;
  const host = hostOf(url);
  if (isIP(host) ? !isPublic(host) : PRIVATE_NAMES.test(host)) return 'ADDRESS_PRIVATE';
  if (url.protocol !== 'https:') return 'ADDRESS_NOT_HTTPS';
  return url.port === '' ? undefined : 'ADDRESS_PORT';
}
