/**
 * Paths that the router cannot read, such as /%E0%A4%A. Fastify answers them without running any hook: no CORS headers, no limit
 * on slow bodies, no metrics. So this sends them through the router once more, to a route that refuses them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unreadable } from './refuse.ts';

const ADDRESS = '/api/an address that cannot be read';

/** For Fastify's `frameworkErrors`; with our options nothing else ends there. */
export function routeUnreadable(_error: Error, { raw, server }: FastifyRequest, reply: FastifyReply) {
  raw.url = ADDRESS;
  server.routing(raw, reply.raw);
}

const isReadable = (url: string): boolean => {
  try {
    return !url.includes('%') || decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
};

/** The router ignores the query, and its parser does not decode a value that is not UTF-8, so drop it. */
export function mustBeReadable({ url }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
  return done(isReadable(url) ? undefined : unreadable());
}

export function refuseUnreadable(app: FastifyInstance) {
  return app.route({
    method: app.supportedMethods,
    url: ADDRESS,
    onRequest: (_request, _reply, done) => done(unreadable()),
    handler: () => {},
  });
}
