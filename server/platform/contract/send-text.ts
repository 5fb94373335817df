/** Sends texts that are made at run time: compressed if the client takes it, with an ETag of their content. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, etagIn, keptCompressed, varyByEncoding } from './compress.ts';
import { matchingEtag } from './etag.ts';

export interface Text {
  type: string;
  text: string;
  cacheControl: string;
  status?: number;
}

export function sendText({ headers }: FastifyRequest, reply: FastifyReply, { type, text, cacheControl, status = 200 }: Text) {
  const encoding = encodingFor(text, headers['accept-encoding']);
  const plain = `"${hash('sha1', text, 'base64url')}"`;
  const etag = encoding ? etagIn(encoding, plain) : plain;
  varyByEncoding(reply.code(status).header('cache-control', cacheControl));
  const known = status === 200 && matchingEtag(headers['if-none-match'] ?? '', etag);
  if (known) return reply.code(304).header('etag', known).send();
  reply.type(type).header('etag', etag);
  return encoding ? reply.header('content-encoding', encoding).send(keptCompressed(text, encoding)) : reply.send(text);
}
