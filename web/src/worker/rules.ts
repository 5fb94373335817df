// What the service worker decides about a request, and which kept versions it may forget. Pure.
import { languageCodes } from '../../../common/words/languages.ts';
import { inBase, pathAfter } from '../shared/in-base.ts';

/** The files of one build. Their names carry their content, so a name says which version it is. */
export interface Build {
  /** The beginning of the addresses of its language: empty for English. */
  base: string;
  /** The first script of every page. It names the version: any other change changes its name, too. */
  entry: string;
  /** Every page needs these. */
  core: string[];
  /** The files of the pages that open without network, by area. */
  places: Record<Area, string[]>;
  /** The files of all other pages, so that a tab which is open during an update goes on with the files of its own version. */
  rest: Record<Area, string[]>;
}

export type Area = 'site' | 'professional' | 'admin';

/** How much a page's connection can bear beside the page's own work. */
export type Line = 'thrifty' | 'slow' | 'good';

/** What a page asks of the worker. */
export interface Ask {
  /** The beginning of the page's address, by its language. */
  base: string;
  area: Area;
  line: Line;
}

/** The page that the server has for the worker, in each language (server/site/shells.ts). */
export function keptPageOf({ base }: Pick<Build, 'base'>): string {
  return `${base}/kept-page`;
}

const cachePrefix = 'nikhar-';

/** Pictures that are not among the hashed files. */
export const pictures = ['/icon.svg', '/hero.svg'];

/**
 * What to do with a request: `page` falls back to the kept page, `foreign` to the same page in this worker's language, `file` comes from
 * the kept files first, `picture` last.
 */
export type Way = 'page' | 'foreign' | 'file' | 'picture' | 'none';

interface Sent {
  method: string;
  mode: string;
}

/** The admin area and the API are never kept: they need the salon. The payment's address leads to the provider. */
const elsewhere = /^\/(api|admin|dev|pay|calendar)(\/|$)/;

export function wayOf({ method, mode }: Sent, url: URL, own: { origin: string } & Pick<Build, 'base'>): Way {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== own.origin) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pictures.includes(pathname)) return 'picture';
  const isPage = mode === 'navigate' && !elsewhere.test(pathname) && !pathname.slice(pathname.lastIndexOf('/')).includes('.');
  if (!isPage) return 'none';
  return baseOf(pathname) === own.base ? 'page' : 'foreign';
}

/** The same page in the language of this build. */
export function inOwnLanguage({ pathname, search }: URL, { base }: Pick<Build, 'base'>): string {
  return inBase(base, pathAfter(baseOf(pathname), pathname)) + search;
}

const bases = languageCodes.filter(code => code !== 'en').map(code => `/${code}`);

function baseOf(pathname: string): string {
  return bases.find(one => pathname === one || pathname.startsWith(`${one}/`)) ?? '';
}

/** The files to fetch for a page, the most useful first. Data Saver gets what it has loaded itself. */
export function filesFor({ area, line }: Ask, { places, rest }: Build): string[] {
  if (line === 'thrifty') return [];
  return line === 'slow' ? places[area] : [...places[area], ...rest[area]];
}

/** At most this many versions are kept, whatever old tabs there are. */
const mostVersions = 3;

/**
 * The caches that no open tab needs, oldest first as `names` are. `live` are the entries of the open tabs; null if one of them did not
 * tell, which may need any version.
 */
export function outlived(names: string[], current: string, live: string[] | null): string[] {
  const old = names.filter(name => name.startsWith(cachePrefix) && name !== current);
  const unneeded = live ? old.filter(name => !live.some(entry => name === cacheOf(entry))) : [];
  const tooMany = old.slice(0, Math.max(0, old.length - (mostVersions - 1)));
  return [...new Set([...unneeded, ...tooMany])];
}

export function cacheOf(entry: string): string {
  return cachePrefix + entry;
}
