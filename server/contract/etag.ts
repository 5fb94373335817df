/** A state that is named by an ETag, so that who changes it can say which one was meant. */
import { hash } from 'node:crypto';
import { AppError, type ErrorCode } from './errors.ts';
import { ok } from './types.ts';

/** Names this state, as an ETag: somebody else's changes make it another one. */
const etagOf = (state: object): string => `"${hash('sha256', JSON.stringify(state), 'base64url').slice(0, 22)}"`;

/** `ok` with the name of what is answered. */
export function okByEtag<T extends object>(data: T, message: string) {
  return {
    ...ok(data, message),
    headers: { etag: etagOf(data) },
  };
}

/**
 * The tag in `header`, an If-None-Match or an If-Match, that names this ETag, without the mark of a weak one; undefined when none does. The header is a list. What
 * compresses an answer marks its tag: ours and Caddy add the encoding, nginx makes it weak. `*` names whatever there is
 * (RFC 9110, 13.1).
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

/** Throws `code` when `ifMatch`, the ETag of the state that was meant to be changed, is not that of the one in force. */
export function mustBeMeant(ifMatch: string | undefined, inForce: object, code: ErrorCode): void {
  if (ifMatch !== undefined && matchingEtag(ifMatch, etagOf(inForce)) === undefined) throw new AppError(code);
}
