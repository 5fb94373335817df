/**
 * Whether `header`, an If-None-Match or an If-Match, names this ETag. It is a list, and what compresses on the way marks
 * the tags as weak; `*` names whatever there is (RFC 9110, 13.1).
 */
export const namesEtag = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
