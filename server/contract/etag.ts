/** A state that is named by an ETag, so that who changes it can say which one was meant. */
import { hash } from 'node:crypto';
import { AppError, type ErrorCode } from './errors.ts';
import { ok } from './types.ts';

/** Names this state, as an ETag: somebody else's changes make it another one. */
const etagOf = (state: object): string => `"${hash('sha256', JSON.stringify(state), 'base64url').slice(0, 22)}"`;

/** `ok` with the name of what is answered. */
export const okByEtag = <T extends object>(data: T, message: string) => ({
  ...ok(data, message),
  headers: { etag: etagOf(data) },
});

/**
 * Whether `header`, an If-None-Match or an If-Match, names this ETag. It is a list; what compresses on the way marks the
 * tags as weak (nginx) or adds the encoding to them (Caddy); `*` names whatever there is (RFC 9110, 13.1).
 */
export const namesEtag = (header: string, etag: string): boolean =>
  header.trim() === '*' ||
  header.split(',').some(listed => {
    const tag = listed.trim().replace(/^W\//, '');
    return tag === etag || tag.replace(/-(gzip|zstd|br)"$/, '"') === etag;
  });

/** Throws `code` when `ifMatch`, the ETag of the state that was meant to be changed, is not that of the one in force. */
export const mustBeMeant = (ifMatch: string | undefined, inForce: object, code: ErrorCode): void => {
  if (ifMatch !== undefined && !namesEtag(ifMatch, etagOf(inForce))) throw new AppError(code);
};
