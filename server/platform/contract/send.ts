/** Writes an answer: 304 for the copy that the client has, compressed where that is worth it, a stream piece by piece. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Serialized } from './answer-cache.ts';
import { compressed, encodingFor, etagIn, varyByEncoding, WORTH_COMPRESSING } from './compress.ts';
import { matchingEtag } from './etag.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A stream that fails before its first piece is refused like anything else. Later the connection can only be cut. */
const mustBegin = async (body: Readable) => {
  // The stream reads ahead and may fail before Fastify listens.
  body.on('error', () => {});
  await once(body, 'readable');
};

/**
 * A 304 if the client has this ETag's answer. It repeats the tag that the client sent, so the client knows which copy is meant.
 */
const notModified = ({ method, headers }: FastifyRequest, reply: FastifyReply, etag: string): FastifyReply | undefined => {
  const ifNoneMatch = headers['if-none-match'];
  const known = ifNoneMatch !== undefined && method !== 'PUT' && matchingEtag(ifNoneMatch, etag);
  return known ? reply.removeHeader('content-type').code(304).header('etag', known).send() : undefined;
};

/** Sends an answer that was made and written before. */
export function sendSerialized(request: FastifyRequest, reply: FastifyReply, answer: Serialized) {
  if (answer.text.length >= WORTH_COMPRESSING) varyByEncoding(reply);
  const { body, etag, headers } = answer.in(encodingFor(answer.text, request.headers['accept-encoding']));
  return notModified(request, reply, etag) ?? reply.headers(headers).header('etag', etag).send(body);
}

const sendObject = async (request: FastifyRequest, reply: FastifyReply, body: object) => {
  const text = reply.serialize(body) as string;
  reply.type('application/json; charset=utf-8');
  if (text.length < WORTH_COMPRESSING) return reply.send(text);
  varyByEncoding(reply);
  const encoding = encodingFor(text, request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  const etag = reply.getHeader('etag');
  if (etag) reply.header('etag', etagIn(encoding, String(etag)));
  return reply.header('content-encoding', encoding).send(await compressed(text, encoding));
};

/** Sends what a handler answered: an object, bytes or a stream. */
export async function send(request: FastifyRequest, reply: FastifyReply, { status, body, headers = {} }: Answer) {
  // This comes before any header is set: a refusal must not carry them.
  if (body instanceof Readable && request.method !== 'HEAD') await mustBegin(body);
  reply.code(status).headers(headers);
  const unchanged = headers.etag && notModified(request, reply, headers.etag);
  if (unchanged) return unchanged;
  if (!(body instanceof Readable)) {
    const isJson = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
    return isJson ? sendObject(request, reply, body) : reply.send(body);
  }
  // Fastify would read the whole stream for a HEAD and throw it away.
  if (request.method === 'HEAD') body.destroy();
  return reply.send(body);
}
