/** Clients that are slow or silent, by fate or by design, are let go of within 15 seconds (reliability H9). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBrokenHttp } from './contract/refuse.ts';
import { MINUTE, SECOND } from './shared/time.ts';

const HEADERS = 10 * SECOND;
const BODY = 13 * SECOND;
/** Staff send pictures of up to 5 MB, on whatever line they have: at 70 kbit/s, if need be. */
const UPLOAD = 10 * MINUTE;

/** How Node's server is made. It looks for late headers and, as the last resort, late bodies once a second. */
export const patience = {
  headersTimeout: HEADERS,
  requestTimeout: UPLOAD,
  connectionsCheckingInterval: 1 * SECOND,
} as const;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const limitBody = (request: FastifyRequest, reply: FastifyReply) => {
  const { raw } = request;
  const { 'content-type': type = '' } = raw.headers;
  let arrived = raw.socket.bytesRead;

  const hasMoved = () => {
    const before = arrived;
    arrived = raw.socket.bytesRead;
    return arrived > before;
  };
  const look = () => {
    if (raw.complete) return;
    if (request.caller && type.startsWith('multipart/form-data') && hasMoved()) return;
    // An answer has gone out already, to a client that goes on sending.
    if (reply.sent) raw.socket.destroy();
    else refuseBrokenHttp(Object.assign(new Error('Slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
  };
  const timer = setInterval(look, BODY);
  raw.once('close', () => clearInterval(timer));
};

/**
 * Ends requests whose body does not arrive. Only who is signed in may take longer, with a form of files, and as long as it moves. To be
 * called before any hook that answers or refuses: it looks after what such a client goes on sending, too.
 */
export const limitBodies = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) limitBody(request, reply);
    done();
  });
};
