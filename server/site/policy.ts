/** The headers of every answer, as strict as the site allows (reliability 2). */
import type { Config } from '../config.ts';

/**
 * No inline script or style, nothing from elsewhere but the map's tiles. The JSON-LD of a page (head.ts) is data, not
 * script: browsers never run it, so the policy does not touch it.
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

export const securityHeaders = (config: Pick<Config, 'TILE_URL' | 'PUBLIC_URL'>): Record<string, string> => ({
  'content-security-policy': sitePolicy(config),
  'x-content-type-options': 'nosniff',
  // Tile servers ask for a Referer that names the site (reliability 2).
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  ...(config.PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});
