/** Every answer is the envelope (rule V2). This is the one place where errors of any origin become answers. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFault } from '../db/fault.ts';
import { AppError } from './errors.ts';
import { PREFIX } from './prefix.ts';
import { routes } from './served.ts';

/** How long the client of a broken connection may read why it is closed. */
const LAST_WORDS_MS = 1000;

/** Fastify's refusals that have a code of ours; the others go by their status. */
const byFastifyCode: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('UNSUPPORTED_MEDIA_TYPE', { params: { mediaType: 'application/json' } }),
};

export function unreadable(): AppError {
  return new AppError('VALIDATION_ERROR', { params: { reason: 'UNREADABLE' } });
}

const fromFramework = (error: Error & { code?: string; statusCode?: number }): AppError => {
  const known = byFastifyCode[error.code ?? ''];
  if (known) return known();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return unreadable();
  return new AppError('INTERNAL_ERROR', { cause: error });
};

/** Node's error code of a client that left during its request. A database that hangs up has another message. */
const isHangUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isHangUp(error)) return unreadable();
  if (isStorageFault(error)) return new AppError('STORAGE_UNAVAILABLE', { cause: error });
  return fromFramework(error as Error);
};

/** Serialised here, because Fastify's serialiser knows only the documented success answers. */
const write = (reply: FastifyReply, error: AppError) => {
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toEnvelope()));
};

export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error);
  // Do not log what is refused because there is too much of it: that would add to it.
  if (refusal.status >= 500 && refusal.code !== 'OVERLOADED')
    request.log.error({ err: refusal.details.cause ?? error, errorCode: refusal.code }, 'refused');
  return write(reply, refusal);
}

const patterns = routes.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Paths beside the contract's operations that can be read. */
const READABLE = ['/health', '/ready', ...['openapi.json', 'openapi.yaml', 'docs'].map(name => `${PREFIX}/${name}`)];

const methodsAt = (path: string): string[] =>
  READABLE.includes(path)
    ? ['GET']
    : [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];

/** 404, or 405 with Allow if another method would have been answered. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  // The router ends a path here too.
  const methods = methodsAt(request.url.split(/[?#]/)[0] ?? '');
  if (methods.length === 0) return write(reply, new AppError('NOT_FOUND'));
  return write(reply.header('allow', methods.join(', ')), new AppError('METHOD_NOT_ALLOWED'));
}

/** The answers by Node's code; everything else is a 400. */
const BROKEN: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The answers of each connection that were not sent when the latest request came, and the latest answer. */
const answersOf = new WeakMap<Socket, ServerResponse[]>();

const unsentOn = (socket: Socket): ServerResponse[] =>
  (answersOf.get(socket) ?? []).filter(answer => !answer.writableFinished && !answer.destroyed);

/** Remembers each answer of a connection, so that `refuseBrokenHttp` can wait for the earlier ones. */
export function noteAnswers(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    answersOf.set(socket, [...unsentOn(socket), answer]);
    done();
  });
}

/**
 * Refuses requests that are not HTTP, come too slowly or have too large headers. Node has no request object for them, only a
 * socket.
 */
export function refuseBrokenHttp(error: NodeJS.ErrnoException, socket: Socket) {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  // If the refusal came first, the client would take it for the answer to an earlier request, such as a booking.
  const earlier = unsentOn(socket).findLast(({ req }) => req.complete);
  if (earlier) return earlier.once('finish', () => socket.writable && refuseBrokenHttp(error, socket));
  const status = BROKEN[code] ?? '400 Bad Request';
  const body = JSON.stringify(unreadable().toEnvelope());
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // A client that is slow on purpose does not close its side, so we do.
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
}
