/**
 * Chooses an encoding that the client takes, and compresses texts, for answers of the API and pages of the site. Compression can
 * reveal a secret that stands beside an attacker's text (BREACH), but only if the browser sends the secret by itself, as it does
 * a cookie. Ours is a bearer token, which no other site can send.
 */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** In characters. A shorter text fits into the first packets anyway. */
export const WORTH_COMPRESSING = 1024;
/** How many compressed texts are kept. Anybody can search for anything, so memory needs a bound. */
const MAX_KEPT = 500;

/** 0.2 ms for a list of twenty services. Quality 9 takes thirty times as long and saves nothing. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressOnce = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
};
const compressKept = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text),
};

/** Keyed by content, so a change of the catalogue drops nothing. */
const kept = new Map<string, Partial<Record<Encoding, Buffer>>>();

/** The smaller of the encodings that Accept-Encoding allows; undefined if it allows none. */
const acceptedEncoding = (acceptEncoding: string): Encoding | undefined => {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .filter(([, quality = 'q=1']) => Number(quality.slice('q='.length)) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding));
};

/** How to send this text; undefined to send it plain. */
export function encodingFor(text: string, acceptEncoding: string | undefined): Encoding | undefined {
  return acceptEncoding !== undefined && text.length >= WORTH_COMPRESSING ? acceptedEncoding(acceptEncoding) : undefined;
}

/** Every encoding is a representation with an ETag of its own (RFC 9110, 8.8.3); `matchingEtag` knows the suffix. */
export function etagIn(encoding: Encoding, etag: string): string {
  return etag.replace(/"$/, `-${encoding}"`);
}

/** For a text that is sent once. Works beside the event loop. */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  return compressOnce[encoding](text);
}

/** For a text that is sent often: compresses it the first time, synchronously. */
export function keptCompressed(text: string, encoding: Encoding): Buffer {
  let bytes = kept.get(text);
  if (!bytes) {
    if (kept.size >= MAX_KEPT) kept.clear();
    bytes = {};
    kept.set(text, bytes);
  }
  bytes[encoding] ??= compressKept[encoding](text);
  return bytes[encoding];
}

/** Tells caches that the answer depends on Accept-Encoding, besides the Origin. */
export function varyByEncoding(reply: FastifyReply): FastifyReply {
  const vary = reply.getHeader('vary');
  return reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
