/**
 * Clients that are slow or silent, by fate or by design, are let go of within 15 seconds, and who reads nothing of an answer within a
 * minute (rule X10); what waits for them is bounded.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './contract/errors.ts';
import { refuseBrokenHttp } from './contract/refuse.ts';
import { MINUTE, SECOND } from './shared/time.ts';

const HEADERS = 10 * SECOND;
const BODY = 13 * SECOND;
/** Staff send pictures of up to 5 MB, on whatever line they have: at 70 kbit/s, if need be. */
const UPLOAD = 10 * MINUTE;
/** Who reads nothing of a long answer may be in a tunnel, for so long. */
export const READING = 1 * MINUTE;
/** Answers of one connection behind the one that is going out. No browser sends a second request before its first answer. */
const MAX_WAITING = 10;

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
export function limitBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) limitBody(request, reply);
    done();
  });
}

/**
 * Refuses what is asked for behind `MAX_WAITING` other answers. Node begins with every request that has arrived, a thousand in the first
 * 64 kB, and keeps all their answers until they are read: a few connections that read none took gigabytes.
 */
export function limitPipelining(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, one: number): number => {
    const count = (waiting.get(socket) ?? 0) + one;
    waiting.set(socket, count);
    return count;
  };
  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    // Node gives an answer its socket when its turn has come.
    if (answer.socket) return done();
    answer.once('close', () => add(socket, -1));
    done(add(socket, 1) > MAX_WAITING ? new AppError('OVERLOADED') : undefined);
  });
}
