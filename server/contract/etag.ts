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
