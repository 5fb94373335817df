/**
 * Disconnects clients that send nothing for 15 seconds, or read nothing of an answer for a minute (rule X10). Limits the answers that
 * wait for such a client.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '../../../common/time.ts';
import { AppError } from '../contract/errors.ts';
import { refuseBrokenHttp } from '../contract/refuse.ts';

const HEADERS = 10 * SECOND;
const BODY = 13 * SECOND;
/** Enough for a picture of 5 MB at 70 kbit/s. */
const UPLOAD = 10 * MINUTE;
/** A client that reads nothing may be in a tunnel, but not longer than this. */
export const READING = 1 * MINUTE;
/** Answers that may wait on a connection behind the one being sent. Browsers wait for each answer before the next request. */
const MAX_WAITING = 10;

/** Options of Node's server. Once a second, it checks for late headers and, as the last resort, for late bodies. */
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
    // The client goes on sending after its answer.
    if (reply.sent) raw.socket.destroy();
    else refuseBrokenHttp(Object.assign(new Error('Slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
  };
  const timer = setInterval(look, BODY);
  raw.once('close', () => clearInterval(timer));
};

/**
 * Ends requests whose body does not arrive. Only signed-in callers may take longer, with a form of files that keeps arriving. Must be
 * called before any hook that answers or refuses, because a refused client may go on sending.
 */
export function limitBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) limitBody(request, reply);
    done();
  });
}

/**
 * Refuses requests behind `MAX_WAITING` unread answers of the same connection. Node starts every request that has arrived, a thousand
 * in the first 64 kB, and keeps all answers until they are read. Without the limit, a few silent connections take gigabytes.
 */
export function limitPipelining(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, one: number): number => {
    const count = (waiting.get(socket) ?? 0) + one;
    waiting.set(socket, count);
    return count;
  };
  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    // Node assigns the socket to an answer when its turn comes.
    if (answer.socket) return done();
    answer.once('close', () => add(socket, -1));
    done(add(socket, 1) > MAX_WAITING ? new AppError('OVERLOADED') : undefined);
  });
}
