/** The headers of every answer, as strict as the site allows (rule V17). */

import { languageCodes } from '../../common/words/languages.ts';
import type { Config } from '../platform/config/config.ts';
import { PREFIX } from '../platform/contract/prefix.ts';

/**
 * No inline script or style, and nothing from other origins but map tiles. A page's JSON-LD (head.ts) is data: browsers never run
 * it, so the policy ignores it.
 */
const sitePolicy = ({ TILE_URL }: Pick<Config, 'TILE_URL'>): string => {
  const tiles = new URL(TILE_URL.replace('{s}.', '*.')).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${tiles}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The page and the calls of a message's link have its token in their address, so nobody learns that as a Referer (rule Q13). The page's router reads /V/, too. */
const SECRET_ADDRESS = new RegExp(`^(${PREFIX}/visit-link|(/(${languageCodes.join('|')}))?/v)/`, 'i');

/** For the answer to this address: its referrer policy, if it is not that of all others. */
export function referrerPolicyOf(url: string): 'no-referrer' | undefined {
  return SECRET_ADDRESS.test(url) ? 'no-referrer' : undefined;
}

/** Two years. Other names below the salon's may have no TLS, so they are covered only if the operator says so. */
const hstsOf = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>): string | undefined => {
  if (!PUBLIC_URL?.startsWith('https:')) return undefined;
  return HSTS_SUBDOMAINS ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
};

type Told = Pick<Config, 'TILE_URL' | 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;
export function securityHeaders(config: Told): Record<string, string> {
  const hsts = hstsOf(config);
  return {
    'content-security-policy': sitePolicy(config),
    'x-content-type-options': 'nosniff',
    // Tile servers need a Referer that names the site (rule V17).
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    ...(hsts && { 'strict-transport-security': hsts }),
  };
}
