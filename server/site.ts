/** The built web site: hashed assets for ever, the page for every other address of the site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export const WEB_FOLDER = new URL('../web/dist', import.meta.url).pathname;

/** As strict as the site allows: no inline script or style, nothing from elsewhere but the map's tiles (reliability 2). */
export const sitePolicy = ({ TILE_URL }: Pick<Config, 'TILE_URL'>): string => {
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

type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;

export const serveSite = async (app: FastifyInstance, refuseUnknown: NotFound) => {
  await app.register(fastifyStatic, {
    root: WEB_FOLDER,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const hasSite = existsSync(join(WEB_FOLDER, 'index.html'));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = path.slice(path.lastIndexOf('/')).includes('.') || path.includes('/.');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !isFile;
    // The home page is built with its first paint in it (web/home-html.ts).
    if (hasSite && isPage) return reply.header('cache-control', 'no-cache').sendFile(path === '/' ? 'home.html' : 'index.html');
    return refuseUnknown(request, reply);
  });
};
