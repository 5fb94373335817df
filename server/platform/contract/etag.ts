/** ETags of a state, so that a change can name the version it is for. */
import { hash } from 'node:crypto';
import { AppError, type ErrorCode } from './errors.ts';
import { ok } from './types.ts';

/** The ETag of this text. Every change of it gives another one. */
export function textEtagOf(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}
const etagOf = (state: object): string => textEtagOf(JSON.stringify(state));

/** `ok` with the ETag of the answer. */
export function okByEtag<T extends object>(data: T, message: string) {
  return {
    ...ok(data, message),
    headers: { etag: etagOf(data) },
  };
}

/**
 * The tag in `header` (If-None-Match or If-Match, a list) that matches this ETag, without the mark of a weak one; undefined if
 * none matches. Compression marks tags: we and Caddy append the encoding, nginx makes the tag weak. `*` matches everything (RFC
 * 9110, 13.1).
 */
export function matchingEtag(header: string, etag: string): string | undefined {
  if (header.trim() === '*') return etag;
  const plain = plainEtag(etag);
  return header
    .split(',')
    .map(listed => listed.trim().replace(/^W\//, ''))
    .find(tag => plainEtag(tag) === plain);
}

const plainEtag = (tag: string): string => tag.replace(/-(gzip|zstd|br)"$/, '"');

/** Throws `code` if `ifMatch`, the ETag of the version to change, is not the current one. */
export function mustBeMeant(ifMatch: string | undefined, inForce: object, code: ErrorCode): void {
  if (ifMatch !== undefined && matchingEtag(ifMatch, etagOf(inForce)) === undefined) throw new AppError(code);
}
