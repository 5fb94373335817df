/** Texts made while the server runs: compressed as the client takes it, known again by their content. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesEtag } from '../contract/etag.ts';

const encoders = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => gzipSync(text, { level: 9 }),
};
type Encoding = keyof typeof encoders;

/** Smaller ones fit into the first packets anyway. */
const WORTH_COMPRESSING = 1024;
const MAX_KEPT = 500;

interface Kept {
  etag: string;
  compressed: Partial<Record<Encoding, Buffer>>;
}

/** By content, so that there is nothing to clear when the catalogue changes. */
const kept = new Map<string, Kept>();

const keep = (text: string): Kept => {
  const found = kept.get(text);
  if (found) return found;
  if (kept.size >= MAX_KEPT) kept.clear();
  const one: Kept = { etag: hash('sha1', text, 'base64url'), compressed: {} };
  kept.set(text, one);
  return one;
};

/** The smaller of the encodings that Accept-Encoding allows; undefined for none. */
const encodingFor = (acceptEncoding = ''): Encoding | undefined => {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .filter(([, quality = 'q=1']) => Number(quality.slice('q='.length)) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding));
};

export interface Text {
  type: string;
  text: string;
  cacheControl: string;
  status?: number;
}

export const sendText = ({ headers }: FastifyRequest, reply: FastifyReply, { type, text, cacheControl, status = 200 }: Text) => {
  const one = keep(text);
  const encoding = text.length < WORTH_COMPRESSING ? undefined : encodingFor(headers['accept-encoding']);
  // Every encoding is a representation of its own (RFC 9110, 8.8.3).
  const etag = `"${one.etag}${encoding ? `-${encoding}` : ''}"`;
  // Beside the Origin that other origins' answers depend on.
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.code(status).type(type).headers({ etag, 'cache-control': cacheControl, vary });
  if (status === 200 && namesEtag(headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (!encoding) return reply.send(text);
  one.compressed[encoding] ??= encoders[encoding](text);
  return reply.header('content-encoding', encoding).send(one.compressed[encoding]);
};
