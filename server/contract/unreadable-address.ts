/**
 * Addresses the router cannot read, such as /%E0%A4%A. Fastify answers them past every hook: a page of another origin could not see
 * the refusal, a body could come as slowly as it likes, and no metric counted them. So they go through the router once more, to a
 * route that refuses.
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

/** The router reads no query, and its parser takes a value that is no UTF-8 as it was written: nothing would be found. */
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
