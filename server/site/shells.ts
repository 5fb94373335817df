/** The built pages, each split at its title, where the head is inserted. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, jsonForHtml } from '../platform/shared/escape.ts';
import type { Page } from './page.ts';

/** The address of the page that the service worker keeps (web/src/worker), without its language. */
export const KEPT_PAGE = '/kept-page';

const TITLE = /<title>[^<]*<\/title>/;

interface Parts {
  head: string;
  /** The salon's name, as in the head. */
  name: string;
  /** The element of data that ends the page (firstAnswers in serve.ts). */
  answers?: string;
  /** The parts of the first screen (front-parts.ts). */
  has?: string | undefined;
  service?: Page['service'];
}
type Fill = (parts: Parts) => string;

/**
 * A service's first paint has picture and name, and the same as data, from which the page's scripts draw it again
 * (web/src/pages/customer/service/service-page.tsx).
 */
const withService = (page: string, { id, name, imageUrl }: NonNullable<Page['service']>): string =>
  page
    .replaceAll('/api/service-picture', () => escaped(imageUrl ?? ''))
    .replaceAll('service-name', () => escaped(name))
    .replace('</body>', ending => {
      return `<script type="application/json" id="first-service">${jsonForHtml({ id, name, imageUrl })}</script>${ending}`;
    });

const fillOf = (folder: string, name: string): Fill | undefined => {
  const file = join(folder, `${name}.html`);
  if (!existsSync(file)) return undefined;
  const built = readFileSync(file, 'utf8');
  // The professional's phone is an app of its own in each language (for-machines.ts). Any other page belongs to the customers' app.
  const app = /(^|\/)pro$/.test(name) ? name : name.replace(/[^/]*$/, 'manifest');
  const html = built.replace('/manifest.webmanifest', `/${app}.webmanifest`);
  if (!TITLE.test(html)) throw new Error(`${file} has no <title> to replace`);
  // A function, because the text may hold a `$`.
  return ({ head, name: salon, answers = '', has, service }) => {
    // The build puts a placeholder where a page has the salon's name (web/src/shared/use-document-title.ts).
    const named = html.replaceAll('salon-name', () => escaped(salon));
    const page = /(^|\/)service$/.test(name) && service?.imageUrl ? withService(named, service) : named;
    const kept = has === undefined ? page : page.replace('<div id="root"', start => `${start} data-has="${has}"`);
    return kept.replace(TITLE, () => head).replace('</body>', ending => answers + ending);
  };
};

/**
 * Undefined if the site is not built. The result of `shellOf` makes a whole page from a head. A page without a first paint of its
 * own uses the index.html of its language.
 */
export function readShells(folder: string): ((name: string) => Fill) | undefined {
  const plain = fillOf(folder, 'index');
  if (!plain) return undefined;
  const known = new Map<string, Fill>();
  return name => {
    const fill = known.get(name) ?? fillOf(folder, name) ?? fillOf(folder, name.replace(/[^/]*$/, 'index')) ?? plain;
    known.set(name, fill);
    return fill;
  };
}
