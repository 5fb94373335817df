// The address of a page without its language, and in another one. Pure.

/** What follows the language, with one slash before it: a browser reads `//host` and `/\host` as another site. */
export function pathAfter(base: string, pathname: string): string {
  return pathname.slice(base.length).replace(/^[/\\]*/, '/');
}

/** `path` begins with a slash. `base` is the beginning of a language's addresses: empty for English. */
export function inBase(base: string, path: string): string {
  return base && path === '/' ? base : base + path;
}
