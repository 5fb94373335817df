/**
 * Compressed texts: which encoding a client takes, and the bytes in it. Answers of the API and pages of the site use it.
 *
 * Compression lets an attacker guess a secret that stands beside text of theirs (BREACH). That needs a browser that sends the
 * secret by itself, a cookie; ours is a bearer token, which no other site can send.
 */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Characters. A shorter text fits into the first packets anyway. */
export const WORTH_COMPRESSING = 1024;
/** Texts kept compressed. Searches are anybody's words: without a bound they would fill the memory. */
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

/** By content, so that nothing has to be dropped when the catalogue changes. */
const kept = new Map<string, Partial<Record<Encoding, Buffer>>>();

/** The smaller of the encodings that Accept-Encoding allows; undefined for none. */
const acceptedEncoding = (acceptEncoding: string): Encoding | undefined => {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .filter(([, quality = 'q=1']) => Number(quality.slice('q='.length)) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding));
};

/** How to send this text; undefined as it is. */
export function encodingFor(text: string, acceptEncoding: string | undefined): Encoding | undefined {
  return acceptEncoding !== undefined && text.length >= WORTH_COMPRESSING ? acceptedEncoding(acceptEncoding) : undefined;
}

/** Every encoding is a representation with an ETag of its own (RFC 9110, 8.8.3); `matchingEtag` knows the suffix. */
export function etagIn(encoding: Encoding, etag: string): string {
  return etag.replace(/"$/, `-${encoding}"`);
}

/** For a text that goes out once. Works beside the event loop. */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  return compressOnce[encoding](text);
}

/** For a text that goes out again and again: compressed the first time, at once. */
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

/** Tells caches that the answer depends on Accept-Encoding, beside the Origin it may depend on already. */
export function varyByEncoding(reply: FastifyReply): FastifyReply {
  const vary = reply.getHeader('vary');
  return reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
