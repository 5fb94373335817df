/** The origin of the installation, for absolute addresses in answers. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * PUBLIC_URL's origin; without one, the origin that the client asked, if the operator trusts its host (TRUSTED_HOSTS). Anybody can send any
 * Host header, and a cache would hand their address on to others. Undefined when the origin is unknown.
 */
export function originOf(
  { PUBLIC_URL, TRUSTED_HOSTS }: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_HOSTS'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const asked = URL.parse(`${protocol}://${host}`);
  return asked && TRUSTED_HOSTS.includes(asked.hostname) ? asked.origin : undefined;
}
